import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server of `maester serve`, for `npm run dev`.
const server = process.env.MAESTER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 2048,
    // Read by scripts/size.mjs, which follows what the first page loads.
    manifest: true,
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  // Tests that ask for a page (@vitest-environment happy-dom) are given Svelte as browsers have it.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    include: ["tests/**/*.test.ts"],
    // Only what never ends takes so long: no test is about how quick a machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
