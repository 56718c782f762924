/** A lobby that updates itself: the server nudges, and lists of matches are loaded again. */

import { Connection } from "./connection";
import type { LobbyMessage } from "./messages";

/** Call `changed` whenever the lobby has changed, and after each reconnect. Returns a stop function. */
export function watchLobby(changed: () => void): () => void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const connection = new Connection<LobbyMessage>({
    address: () => `${scheme}://${location.host}/api/lobby`,
    arrived: (message) => message.type === "LobbyChanged" && changed(),
    stands: (standing) => standing === "open" && changed(),
  });
  connection.open();
  return () => connection.close();
}
