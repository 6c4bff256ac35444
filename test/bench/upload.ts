import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { showFigure } from './report.js';
import { p99, startWatched } from './watched-product.js';

// node dist/test/bench/upload.js: a person uploads a CSV of 50 MB to the graph of the whole product on the embedded database: how long until its import is queued, the most memory until then and while its products are written, and how long other calls wait meanwhile.

const [SIZE_MB, MOST_MB, MOST_WAIT_MS, WRITING_MS, MEBIBYTE] = [50, 400, 100, 20_000, 1024 * 1024];

const { folder, port, token, asStaff, memory, watch, stop } = await startWatched();
const path = join(folder, 'products.csv');
const lines = ['sku,title,description,brand,variant.sku,variant.size,variant.price\n'];
for (let [index, bytes] = [0, 0]; bytes < SIZE_MB * MEBIBYTE; index += 1) {
  const sku = `B-${String(Math.floor(index / 4))}`;
  const line = `${sku},Product ${sku},"<p>${'words of a description, '.repeat(10)}</p>",Nord,${sku}-${String(index % 4)},s${String(index % 4)},"19,90"\n`;
  bytes += line.length;
  lines.push(line);
}
writeFileSync(path, lines.join(''));
const before = memory('VmRSS');
const form = new FormData();
form.set('operations', JSON.stringify({ query: 'mutation ($file: Upload!) { startImport(input: { file: $file }) { id total } }', variables: { file: null } }));
form.set('map', '{"0":["variables.file"]}');
form.set('0', await openAsBlob(path), 'products.csv');
const waited = watch();
const begun = performance.now();
const response = await fetch(`http://127.0.0.1:${String(port)}/graphql`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
const { data: { startImport: { id, total } } } = await response.json() as { data: { startImport: { id: string; total: number } } };
const queued = (performance.now() - begun) / 1000;
const taken = memory('VmHWM');
await delay(WRITING_MS);
const { productImport: { processed } } = await asStaff('query ($id: ID!) { productImport(id: $id) { processed } }', { id }) as { productImport: { processed: number } };
const waits = await waited();
const show = (figure: string, value: number, { unit, bound }: { unit: string; bound?: number }): void => { showFigure({ surface: 'graph', figure, database: 'sqlite', value, unit, bound }); };
show(`CSV of ${String(SIZE_MB)} MB with ${String(total)} products uploaded, read and queued`, queued, { unit: 's' });
show('memory of the product before', before, { unit: 'MB' });
show('most memory until it is queued', taken, { unit: 'MB', bound: MOST_MB });
show(`most memory while ${String(processed)} products are written`, memory('VmHWM'), { unit: 'MB', bound: MOST_MB });
show('99 of 100 other calls wait meanwhile at most', p99(waits), { unit: 'ms', bound: MOST_WAIT_MS });
await stop();
process.exit();
