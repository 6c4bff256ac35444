// npm run test:node [-- VERSION …]: starts the product, as the image has it, on each supported release of Node.js: signs in, calls each host, writes once, and stops.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../dist/test/kit/free-ports.js';
import { firstCalls } from './first-calls.mjs';
import { KEPT, nodeRelease } from './node-release.mjs';
import { productTree } from './product-tree.mjs';

/** The oldest that is supported, and the latest of each line that the npm registry had. */
const VERSIONS = ['20.19.0', '22.23.5', '24.22.3'];
const MOST_MILLISECONDS = 600_000; // on a busy machine

async function shown(version) {
  const { node, driver } = await nodeRelease(version);
  const folder = mkdtempSync(join(KEPT, 'running-'));
  try {
    productTree(folder, driver);
    return await run({ node, folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run({ node, folder }) {
  const began = performance.now();
  const data = join(folder, 'data');
  const child = spawn(node, ['dist/bundle/portico.js'], { cwd: folder, env: { PATH: process.env.PATH, PORT: String(await freePorts()), PORTICO_DATA: data, PORTICO_MIN_FREE_MB: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  const deadline = setTimeout(() => child.kill('SIGKILL'), MOST_MILLISECONDS);
  try {
    await up(child, exit);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    await firstCalls(JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8')));
    child.kill('SIGTERM');
    const [status, signal] = await exit;
    if (status !== 0) throw new Error(`it ended with ${String(status ?? signal)}`);
    return `up with the demo company after ${seconds} s, signed in, all hosts called, a keyed write repeated, ended with 0`;
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
  }
}

async function up(child, exit) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { said += text; });
  const ready = new Promise((resolveUp) => { child.stdout.on('data', () => { if (said.includes('Portico is up')) resolveUp(true); }); });
  if (await Promise.race([ready, exit]) !== true) throw new Error(`it did not start: ${said}`);
}

for (const version of process.argv.length > 2 ? process.argv.slice(2) : VERSIONS) {
  const line = await shown(version).catch((error) => { process.exitCode = 1; return `FAILED: ${error.message}`; });
  process.stdout.write(`Node.js ${version}: ${line}\n`);
}
