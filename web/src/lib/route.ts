/** An address, read as a screen and what it shows. */

export type Screen =
  | "lobby"
  | "new"
  | "match"
  | "join"
  | "replay"
  | "result"
  | "rules"
  | "mine"
  | "about"
  | "nowhere";

export interface Route {
  screen: Screen;
  /** The game, match or token after the first part. */
  what: string;
  query: URLSearchParams;
  anchor: string;
}

const WITH_PART: readonly Screen[] = ["new", "match", "join", "replay", "result", "rules"];
const ALONE: readonly Screen[] = ["mine", "about"];

/** The route for an address. */
export function routeOf(address: URL): Route {
  const [first = "", what = "", ...more] = address.pathname.split("/").filter(Boolean);
  const place = {
    what: decodeURIComponent(what),
    query: address.searchParams,
    anchor: address.hash.slice(1),
  };
  if (!first) return { screen: "lobby", ...place };
  const screen = first as Screen;
  const known = more.length === 0 && (what ? WITH_PART.includes(screen) : ALONE.includes(screen));
  return { screen: known ? screen : "nowhere", ...place };
}
