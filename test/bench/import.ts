import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { showFigure } from './report.js';
import { p99, startWatched } from './watched-product.js';

// node dist/test/bench/import.js: an import of 5,000 products with six variants each on the embedded database, in the whole product: how long it takes, the most memory, and how long other calls wait meanwhile.

const [PRODUCTS, VARIANTS, BODY_MB, MEBIBYTE] = [5000, 6, 19, 1024 * 1024];
const [MOST_SECONDS, MOST_MB, MOST_WAIT_MS] = [60, 400, 50];

const productOf = (index: number): object => ({
  sku: `IMP-${String(index)}`, external_id: `E-${String(index)}`, title: `Imported product ${String(index)}`, brand: 'Nord', season: 'SS27', description: 'x'.repeat(Math.floor(BODY_MB * MEBIBYTE / PRODUCTS) - 1000),
  variants: Array.from({ length: VARIANTS }, (_, at) => ({ sku: `IMP-${String(index)}-${String(at)}`, size: `s${String(at)}`, weight: 200, prices: [{ price: '19.90' }] })),
});

const { port, asStaff, memory, watch, stop } = await startWatched();
const made = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'CATALOG', name: 'ERP', activate: true, catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } } }) as { createConnection: { apiKey: string } };
const call = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`http://127.0.0.1:${String(port + 2)}/api/catalog/v1${path}`, { ...init, headers: { authorization: `Bearer ${made.createConnection.apiKey}` } });
const body = JSON.stringify({ products: Array.from({ length: PRODUCTS }, (_, index) => productOf(index)) });
const waited = watch();
const begun = performance.now();
const { data: { id } } = await (await call('/imports', { method: 'POST', body })).json() as { data: { id: string } };
const queued = (performance.now() - begun) / 1000;
const taken = memory('VmHWM');
let status = 'queued';
while (status === 'queued' || status === 'processing') {
  await delay(2000);
  ({ data: { status } } = await (await call(`/imports/${id}`)).json() as { data: { status: string } });
}
const seconds = (performance.now() - begun) / 1000;
const waits = await waited();
if (status !== 'done') throw new Error(`The import ended as ${status}`);
const most = memory('VmHWM');
const show = (figure: string, value: number, { unit, bound }: { unit: string; bound?: number }): void => { showFigure({ surface: 'catalog', figure, database: 'sqlite', value, unit, bound }); };
show(`body of ${(body.length / MEBIBYTE).toFixed(1)} MB taken`, queued, { unit: 's' });
show('import of 5,000 products with 6 variants', seconds, { unit: 's', bound: MOST_SECONDS });
show('most memory until the body was taken', taken, { unit: 'MB' });
show('most memory during it', most, { unit: 'MB', bound: MOST_MB });
show('p99 of other calls meanwhile', p99(waits), { unit: 'ms', bound: MOST_WAIT_MS });
show('longest other call meanwhile', waits.at(-1) ?? NaN, { unit: 'ms' });
await stop();
process.exit();
