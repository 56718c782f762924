import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, wait } from "../../src/lib/connection";

class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  send = (text: string) => this.sent.push(text);
  close = () => undefined;

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drops(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let addresses: string[];
let standing: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, addresses, standing] = [[], [], []];
  const owner = {
    address: () => `told=${sockets.length}`,
    arrived: () => undefined,
    stands: (now: string) => standing.push(now),
  };
  connection = new Connection(owner, (address) => {
    addresses.push(address);
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("comes back by itself, asking for what it does not know", () => {
    sockets[0]!.opens();
    sockets[0]!.drops();
    expect(standing.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(addresses).toEqual(["told=0", "told=1"]);
  });

  it("does not come back when the server closed it for good", () => {
    sockets[0]!.drops(4404);
    vi.advanceTimersByTime(60_000);
    expect(standing.at(-1)).toBe("closed");
    expect(sockets).toHaveLength(1);
  });

  it("sends nothing while it is lost, and says so", () => {
    expect(connection.send({ type: "Ping" })).toBe(false);
    sockets[0]!.opens();
    expect(connection.send({ type: "Ping" })).toBe(true);
    sockets[0]!.drops();
    expect(connection.send({ type: "Ping" })).toBe(false);
  });

  it("gives up a socket that stays silent when asked", () => {
    sockets[0]!.opens();
    vi.advanceTimersByTime(20_000);
    expect(sockets[0]!.sent).toEqual(['{"type":"Ping"}']);
    vi.advanceTimersByTime(10_000);
    expect(standing.at(-1)).toBe("lost");
  });

  it("keeps a socket that answers", () => {
    sockets[0]!.opens();
    for (let n = 0; n < 5; n += 1) {
      vi.advanceTimersByTime(20_000);
      sockets[0]!.onmessage?.({ data: '{"type":"Pong"}' });
    }
    expect(standing.at(-1)).toBe("open");
  });
});

describe("waiting", () => {
  it("grows, is never the same for all, and has an end", () => {
    expect(wait(3, 0)).toBeGreaterThan(wait(0, 1) - 1);
    expect(wait(2, 0.1)).not.toBe(wait(2, 0.9));
    expect(wait(50, 1)).toBe(15_000);
  });
});
