/**
 * One socket that reconnects by itself.
 *
 * It opens, and reopens when it is lost, waiting longer each time with random jitter; it checks that the other side is
 * still there, and tells its owner what arrives and what state it is in.
 */

import type { ClientMessage, ServerMessage } from "./messages";

export type Standing = "connecting" | "open" | "lost" | "closed";

export interface Owner<M> {
  /** The address to open now; read afresh each time, because it says what is known already. */
  address: () => string;
  arrived: (message: M) => void;
  stands: (standing: Standing, code?: number) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** Closed permanently by the server: unknown match, not allowed, too many sockets. Reconnecting would not help. */
export const FOR_GOOD = (code: number) => code >= 4000 && code < 4500;

export class Connection<M = ServerMessage> {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly owner: Owner<M>;
  private readonly make: (address: string) => WebSocket;

  constructor(owner: Owner<M>, make = (address: string) => new WebSocket(address)) {
    this.owner = owner;
    this.make = make;
    globalThis.addEventListener?.("online", this.now);
    globalThis.addEventListener?.("offline", this.gone);
  }

  open(): void {
    this.owner.stands("connecting");
    const socket = this.make(this.owner.address());
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => this.heard(socket, String(message.data));
    socket.onclose = (closed) => this.lost(socket, closed.code);
  }

  /** Send a message; false if it could not be sent now. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once: the network is back, or a person asked for it. */
  readonly now = (): void => {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The network is gone, or nobody answers: do not wait for the socket to notice. */
  private readonly gone = (): void => {
    const socket = this.socket;
    socket?.close();
    if (socket) this.lost(socket, 1006);
  };

  close(): void {
    this.ended = true;
    globalThis.removeEventListener?.("online", this.now);
    globalThis.removeEventListener?.("offline", this.gone);
    clearTimeout(this.timer);
    this.rest();
    this.socket?.close();
    this.socket = null;
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.owner.stands("open");
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  private heard(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.owner.arrived(JSON.parse(text) as M);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = null;
    this.rest();
    if (FOR_GOOD(code)) {
      this.owner.stands("closed", code);
      return;
    }
    this.owner.stands("lost", code);
    this.timer = setTimeout(this.now, wait(this.tries++, Math.random()));
  }

  private ping(): void {
    if (!this.send({ type: "Ping" }) || this.silence) return;
    this.silence = setTimeout(this.gone, PONG_WITHIN);
  }

  private rest(): void {
    clearInterval(this.pinging);
    clearTimeout(this.silence);
    this.silence = undefined;
  }
}

/** How long to wait before the next try: twice as long each time, half of it random. */
export function wait(tries: number, luck: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return full / 2 + (full / 2) * luck;
}
