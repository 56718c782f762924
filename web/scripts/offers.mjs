/** Reads decisions of the board game, one in each line, and writes for each what the board offers: tests/web uses it. */

import { createInterface } from "node:readline";
import { createServer } from "vite";

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: "error",
  appType: "custom",
});
try {
  const { offered } = await vite.ssrLoadModule("/tests/boards/westeros/offers.ts");
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(offered(JSON.parse(line))));
} finally {
  await vite.close();
}
