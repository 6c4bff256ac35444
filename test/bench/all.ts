import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { BOUND_BROKEN, HEAD } from './report.js';

// npm run bench: every bench after the other; the exit code says whether a bound is broken. With --scale that bench alone, with its own arguments. With --json only the rows, as one list; what else is measured goes to the error output.

const BENCHES = process.argv.includes('--scale') ? ['scale'] : [...(await findSurfaces()).map(({ name }) => name), 'graph', 'bulk', 'import', 'files', 'upload', 'images', 'product-search', 'collector-load', 'memory', 'webhooks'];
const inJson = process.argv.includes('--json');
const rows: unknown[] = [];

function tell(line: string): void {
  if (inJson && line.startsWith('{')) rows.push(JSON.parse(line));
  else (inJson ? process.stderr : process.stdout).write(`${line}\n`);
}

if (!inJson) process.stdout.write(`CPU per call (with --scale the time of one caller), medians of rounds in turn\n\n${HEAD}`);
for (const name of BENCHES) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.js`, import.meta.url)), ...process.argv.slice(2)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => { child.once('close', resolve); });
  for await (const line of createInterface(child.stdout)) tell(line);
  const status = await ended;
  if (status === BOUND_BROKEN) process.exitCode = BOUND_BROKEN;
  else if (status !== 0) throw new Error(`The bench ${name} ended with ${String(status)}`);
}
if (inJson) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
