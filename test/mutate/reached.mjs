// Notes which blocks of the code which test file reached; loaded by every instrumented file, also in processes that tests start.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../.reached/', import.meta.url);
mkdirSync(folder, { recursive: true });
const hits = new URL(`hits-${process.pid}`, folder);
const own = new URL(`by-${process.pid}`, folder);
const known = [own, new URL(`by-${process.ppid}`, folder)].find((file) => existsSync(file));

let by = known ? readFileSync(known, 'utf8') : '';
let seen = new Set();

globalThis.blockReached ??= (block) => {
  if (seen.has(block)) return;
  seen.add(block);
  appendFileSync(hits, `${by}\t${block}\n`);
};

globalThis.testFileStarts ??= (file) => {
  by = file;
  seen = new Set();
  writeFileSync(own, file);
};
