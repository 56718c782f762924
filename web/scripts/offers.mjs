/**
 * Reads decisions, one in each line, and writes for each what the board of its game offers and what keys do:
 * tests/web uses it.
 */

import { createInterface } from "node:readline";
import { createServer } from "vite";

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: "error",
  appType: "custom",
});
try {
  const { offered, pressed } = await vite.ssrLoadModule("/tests/boards/offers.ts");
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify({ ...offered(JSON.parse(line)), ...pressed(JSON.parse(line)) }));
} finally {
  await vite.close();
}
