// What the first page loads, gzipped: index.html, its script with all it imports at once, and their styles. Fails
// above the limit. Languages, boards, other screens and plots come later and are listed apart.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 200 * 1024;
const dist = new URL("../dist/", import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

const first = new Set();
function follow(name) {
  const part = manifest[name];
  if (first.has(part.file)) return;
  first.add(part.file);
  for (const style of part.css ?? []) first.add(style);
  for (const next of part.imports ?? []) follow(next);
}
follow("index.html");

const size = (file) => gzipSync(readFileSync(join(dist, file))).length;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

let total = 0;
for (const file of first) {
  total += size(file);
  console.log(`${kilobytes(size(file)).padStart(9)}  ${file}`);
}
console.log(
  `${kilobytes(total).padStart(9)}  first page, scripts and styles gzipped (limit ${kilobytes(LIMIT)})`,
);

const later = readdirSync(join(dist, "assets")).filter(
  (file) => /\.(js|css)$/.test(file) && !first.has(`assets/${file}`),
);
const rest = later.reduce((sum, file) => sum + size(`assets/${file}`), 0);
console.log(`${kilobytes(rest).padStart(9)}  ${later.length} parts loaded when they are needed`);

if (total > LIMIT) {
  console.error("The first page is too large.");
  process.exit(1);
}
