import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { commandLine } from '../../gateway/cli/command-line.js';
import { openProducts } from '../../gateway/files/open-products.js';
import { showFigure } from './report.js';

// node dist/test/bench/files.js: the command line imports a CSV of 50 MB, and reads one of 1,000,000 rows, with a catalog API that takes everything at once: how long the command takes and the most memory of its process.

const [MEBIBYTE, SIZE_MB, MOST_MB, SECOND] = [1_048_576, 50, 400, 1000] as const;

const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const path = join(folder, 'products.csv');
const file = createWriteStream(path);
file.write('sku,title,description,brand,variant.sku,variant.size,variant.price\n');
for (let [index, bytes] = [0, 0]; bytes < SIZE_MB * MEBIBYTE; index += 1) {
  const sku = `B-${String(Math.floor(index / 4))}`;
  const line = `${sku},Product ${sku},"<p>${'words of a description, '.repeat(10)}</p>",Nord,${sku}-${String(index % 4)},s${String(index % 4)},"19,90"\n`;
  bytes += line.length;
  if (!file.write(line)) await once(file, 'drain');
}
file.end();
await once(file, 'finish');

let most = 0;
const sampled = setInterval(() => { most = Math.max(most, process.memoryUsage.rss()); }, 20);
const results = new Map<string, number>();
const server = createServer((request, response) => {
  const answer = (data: object): void => { response.setHeader('content-type', 'application/json').end(JSON.stringify({ data })); };
  if (request.method === 'GET') {
    const total = results.get(request.url?.split('/').at(-1) ?? '') ?? 0;
    answer({ status: 'done', processed: total, results: Array.from({ length: total }, (_, index) => ({ index, sku: 'x', product_id: 1, status: 'created', errors: [], notes: [] })) });
    return;
  }
  let count = 0;
  request.on('data', (chunk: Buffer) => { count += chunk.toString('latin1').split('"title":').length - 1; });
  request.on('end', () => {
    const id = String(results.size + 1);
    results.set(id, count);
    answer({ id });
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const begun = performance.now();
const status = await commandLine(['import', path, '--url', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`], {
  settings: { XDG_CONFIG_HOME: folder, PORTICO_DATA: folder, PORTICO_CATALOG_KEY: 'x' }, print: () => undefined, complain: (text) => { process.stderr.write(`${text}\n`); },
});
const imported = (performance.now() - begun) / SECOND;
if (status !== 0) throw new Error(`The import ended with status ${String(status)}`);
const read = performance.now();
let products = 0;
const opened = await openProducts(path);
for await (const _ of opened.products()) products += 1;
const show = (figure: string, value: number, { unit, bound }: { unit: string; bound?: number }): void => { showFigure({ surface: 'catalog', figure, database: 'none', value, unit, bound }); };
show(`CSV of ${(statSync(path).size / MEBIBYTE).toFixed(0)} MB with ${String(products)} products read`, (performance.now() - read) / SECOND, { unit: 's' });
show(`it imported in ${String(results.size)} parts, without the time of the server`, imported, { unit: 's' });
show('most memory of the command, with what answers it', most / MEBIBYTE, { unit: 'MB', bound: MOST_MB });
clearInterval(sampled);
server.close();
rmSync(folder, { recursive: true, force: true });
process.exit();
