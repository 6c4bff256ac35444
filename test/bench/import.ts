import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { openShop, staffToken } from '../faults/shop.js';
import { freePorts } from '../kit/free-ports.js';
import { MASTER_KEY } from './open-bench.js';
import { showFigure } from './report.js';

// node dist/test/bench/import.js: an import of 5,000 products with six variants each on the embedded database, in the whole product: how long it takes, the most memory, and how long other calls wait meanwhile.

const [PRODUCTS, VARIANTS, BODY_MB, MEBIBYTE] = [5000, 6, 19, 1024 * 1024];
const [MOST_SECONDS, MOST_MB, MOST_WAIT_MS, PAUSE_MS] = [60, 400, 50, 20];

const productOf = (index: number): object => ({
  sku: `IMP-${String(index)}`, external_id: `E-${String(index)}`, title: `Imported product ${String(index)}`, brand: 'Nord', season: 'SS27', description: 'x'.repeat(Math.floor(BODY_MB * MEBIBYTE / PRODUCTS) - 1000),
  variants: Array.from({ length: VARIANTS }, (_, at) => ({ sku: `IMP-${String(index)}-${String(at)}`, size: `s${String(at)}`, weight: 200, prices: [{ price: '19.90' }] })),
});

const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const port = await freePorts();
const settings = { PORT: String(port), PORTICO_DATA: folder, PORTICO_MASTER_KEY: MASTER_KEY, PORTICO_DEMO: 'off', PORTICO_LOG: 'error' };
const token = await staffToken(settings);
const child = fork('dist/test/bench/product.js', ['{}', String(port)], { env: { PATH: process.env['PATH'], ...settings }, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
await once(child, 'message');
const { asStaff } = await openShop(port, token);
const made = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'CATALOG', name: 'ERP', activate: true, catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } } }) as { createConnection: { apiKey: string } };
const call = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`http://127.0.0.1:${String(port + 2)}/api/catalog/v1${path}`, { ...init, headers: { authorization: `Bearer ${made.createConnection.apiKey}` } });
/** Calls that are not counted by the key's rate: nobody is known by them, and the event loop answers them alike. */
const waitOf = async (): Promise<number> => {
  const begun = performance.now();
  await (await fetch(`http://127.0.0.1:${String(port)}/healthz`)).text();
  return performance.now() - begun;
};

const waits: number[] = [];
const watching = { isOver: false };
const watch = async (): Promise<void> => {
  for (; !watching.isOver;) {
    waits.push(await waitOf());
    await delay(PAUSE_MS);
  }
};
const body = JSON.stringify({ products: Array.from({ length: PRODUCTS }, (_, index) => productOf(index)) });
const watched = watch();
const begun = performance.now();
const { data: { id } } = await (await call('/imports', { method: 'POST', body })).json() as { data: { id: string } };
const queued = (performance.now() - begun) / 1000;
const peak = (): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(child.pid)}/status`, 'utf8'))?.[1]) / 1024;
const taken = peak();
let status = 'queued';
while (status === 'queued' || status === 'processing') {
  await delay(2000);
  ({ data: { status } } = await (await call(`/imports/${id}`)).json() as { data: { status: string } });
}
const seconds = (performance.now() - begun) / 1000;
watching.isOver = true;
await watched;
if (status !== 'done') throw new Error(`The import ended as ${status}`);
const memory = peak();
const show = (figure: string, value: number, { unit, bound }: { unit: string; bound?: number }): void => { showFigure({ surface: 'catalog', figure, database: 'sqlite', value, unit, bound }); };
show(`body of ${(body.length / MEBIBYTE).toFixed(1)} MB taken`, queued, { unit: 's' });
show('import of 5,000 products with 6 variants', seconds, { unit: 's', bound: MOST_SECONDS });
show('most memory until the body was taken', taken, { unit: 'MB' });
show('most memory during it', memory, { unit: 'MB', bound: MOST_MB });
show('p99 of other calls meanwhile', waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? NaN, { unit: 'ms', bound: MOST_WAIT_MS });
show('longest other call meanwhile', Math.max(...waits), { unit: 'ms' });
child.kill('SIGTERM');
await once(child, 'exit');
rmSync(folder, { recursive: true, force: true });
process.exit();
