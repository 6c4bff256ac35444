// npm run test:first-call: from a clone to the first documented call, in seconds of the clock: clone, packages, build, databases with the demo company, and the first call of the warehouse's guide. The compile of
// the SQLite driver, which happens where no prebuilt binary can be had, is left out: the driver of this clone is put in its place.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePorts } from '../../dist/test/kit/free-ports.js';

const DRIVER = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
const MOST_SECONDS = 60;

const folder = mkdtempSync(join(tmpdir(), 'portico-first-call-'));
const clone = join(folder, 'clone');
const quietly = { stdio: ['ignore', 'ignore', 'pipe'] };

let [counted, worked] = [0, 0];
const shown = (seconds, processor, title) => { process.stdout.write(`${seconds.toFixed(1).padStart(6)} s, ${processor.toFixed(1).padStart(5)} s of a processor  ${title}\n`); };

async function step(title, work) {
  const [began, before] = [performance.now(), processorSeconds()];
  const result = await work();
  const [seconds, processor] = [(performance.now() - began) / 1000, processorSeconds(result?.pid) - before];
  counted += seconds;
  worked += processor;
  shown(seconds, processor, title);
  return result;
}

const TICKS_A_SECOND = 100;

/** What the children that have ended took, and one that goes on, on Linux; on a machine that does much else it says more than the clock. */
function processorSeconds(running) {
  if (!existsSync('/proc/self/stat')) return 0;
  const times = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 15).map(Number);
  const [, , ofChildren, ofSystem] = times('self');
  const ticks = ofChildren + ofSystem + (running === undefined ? 0 : times(running).reduce((sum, one) => sum + one));
  return ticks / TICKS_A_SECOND;
}

function start(port) {
  const child = spawn(process.execPath, ['gateway/cli/start.mjs'], { cwd: clone, env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), PORTICO_MIN_FREE_MB: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((up, failed) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { said += text; if (said.includes('Portico is up')) up(child); });
    child.once('exit', (status) => { failed(new Error(`npm start ended with ${status}: ${said}`)); });
  });
}

/** The commands of the guide's first block, as they are written. */
const firstCall = () => execFileSync('bash', ['--norc', '-c', /```sh\n(.*?)```/s.exec(readFileSync(join(clone, 'gateway/docs/warehouse.md'), 'utf8'))[1]], { cwd: clone, encoding: 'utf8' });

let product;
try {
  await step('clone', () => execFileSync('git', ['clone', '--quiet', '--no-local', '--depth', '1', `file://${process.cwd()}`, clone], quietly));
  await step('packages', () => execFileSync(process.execPath, ['-e', `import('./gateway/cli/prepare.mjs').then(({ prepare }) => prepare({ parts: ['packages'], dev: false }))`], { cwd: clone, ...quietly }));
  mkdirSync(dirname(join(clone, DRIVER)), { recursive: true });
  copyFileSync(DRIVER, join(clone, DRIVER));
  const port = await freePorts();
  product = await step('build, databases, demo company', () => start(port));
  const answer = await step('first call', firstCall);
  if (!answer.includes('"name":"Piacenza warehouse"')) throw new Error(`The first call answered ${answer}`);
  shown(counted, worked, `in all; at most ${MOST_SECONDS} s are wanted (load of this machine ${loadavg()[0].toFixed(1)}, ${availableParallelism()} processors)`);
  if (counted > MOST_SECONDS) process.exitCode = 1;
} finally {
  const exit = product && new Promise((ended) => { product.once('exit', ended); });
  product?.kill('SIGTERM');
  await exit;
  rmSync(folder, { recursive: true, force: true });
}
