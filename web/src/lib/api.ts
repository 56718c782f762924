/** Requests to the server. A refused one becomes a Refusal with a sentence. */

import type {
  Answers,
  Bring,
  BuiltIn,
  Choose,
  ContinueFrom,
  Explained,
  Invitation,
  Invite,
  Judged,
  Keep,
  MatchInfo,
  MatchList,
  Me,
  NewMatch,
  Problem,
  Refused,
  Replay,
  Roster,
  RosterInfo,
  RosterText,
  RuleList,
  Sit,
  Site,
  Tried,
} from "./messages";
import { settings } from "./settings.svelte";

/** The server did not do what was asked, or could not be reached (status 0). */
export class Refusal extends Error {
  readonly status: number;
  readonly why: string;
  /** Everything that is wrong, where there may be several things. */
  readonly reasons: readonly Refused[];

  constructor(status: number, detail: string, why = "", reasons: readonly Refused[] = []) {
    super(detail);
    this.status = status;
    this.why = why;
    this.reasons = reasons;
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetched(path, {
    method,
    headers: {
      "accept-language": settings.language,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(answer.status, problem?.detail ?? answer.statusText, problem?.why, problem?.reasons);
  }
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal(0, "offline");
  }
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);

export type Show = "open" | "mine" | "running" | "over";

export const api = {
  site: () => get<Site>("/api/site"),
  me: () => get<Me | null>("/api/me"),
  signIn: (nickname: string) => post<Me>("/api/people", { nickname }),
  changeMe: (change: { nickname?: string; webhook?: string }) => request<Me>("PATCH", "/api/me", change),
  signOut: (everywhere = false) =>
    request<void>("DELETE", `/api/me/session${everywhere ? "?everywhere=true" : ""}`),
  matches: (show: Show, offset = 0) => get<MatchList>(`/api/matches?show=${show}&offset=${offset}`),
  match: (id: string, invitation = "") =>
    get<MatchInfo>(`/api/matches/${id}${invitation ? `?invitation=${invitation}` : ""}`),
  make: (plan: NewMatch) => post<MatchInfo>("/api/matches", plan),
  sit: (id: string, sit: Sit) => post<MatchInfo>(`/api/matches/${id}/sit`, sit),
  bring: (id: string, bring: Bring) => post<MatchInfo>(`/api/matches/${id}/bring`, bring),
  choose: (id: string, choose: Choose) => post<MatchInfo>(`/api/matches/${id}/choose`, choose),
  leave: (id: string) => post<MatchInfo>(`/api/matches/${id}/leave`),
  substitute: (id: string, seat: string, bot: string | null) =>
    post<MatchInfo>(`/api/matches/${id}/substitute`, { seat, bot }),
  rematch: (id: string) => post<MatchInfo>(`/api/matches/${id}/rematch`),
  goOn: (id: string, from: ContinueFrom) => post<MatchInfo>(`/api/matches/${id}/continue`, from),
  invite: (id: string, data: Invite) => post<Invitation>(`/api/matches/${id}/invitations`, data),
  invitation: (token: string) => get<Invitation>(`/api/invitations/${token}`),
  answers: (id: string, seat: string) => get<Answers>(`/api/matches/${id}/answers?seat=${seat}`),
  explain: (id: string, seat: string, what: string) =>
    get<Explained>(`/api/matches/${id}/explain?seat=${seat}&what=${encodeURIComponent(what)}`),
  replay: (id: string, seat: string) => get<Replay>(`/api/matches/${id}/replay?seat=${seat}`),
  rosters: (game: string) => get<RosterInfo[]>(`/api/rosters?game=${game}`),
  roster: (id: string) => get<Roster>(`/api/rosters/${id}`),
  keepRoster: (id: string | null, roster: Keep) =>
    id ? request<Roster>("PUT", `/api/rosters/${id}`, roster) : post<Roster>("/api/rosters", roster),
  removeRoster: (id: string) => request<void>("DELETE", `/api/rosters/${id}`),
  builtIn: (game: string) => get<BuiltIn[]>(`/api/games/${game}/rosters`),
  judge: (game: string, roster: unknown) => post<Judged>(`/api/games/${game}/rosters/judge`, { roster }),
  tryOut: (game: string, roster: unknown) => post<Tried>(`/api/games/${game}/rosters/try`, { roster }),
  readRoster: (game: string, text: string) => post<unknown>(`/api/games/${game}/rosters/read`, { text }),
  writeRoster: (game: string, roster: unknown, name: string, form: string) =>
    post<RosterText>(`/api/games/${game}/rosters/write`, { roster, name, form }),
  rules: (game: string, find = "") => get<RuleList>(`/api/rules/${game}?find=${encodeURIComponent(find)}`),
};
