import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { batchOf, BROWSER, makeStorefront, ORIGIN } from './collector-data.js';
import { showFigure } from './report.js';
import { p99, startWatched } from './watched-product.js';

// node dist/test/bench/collector-load.js: as many events as the whole product keeps on the embedded database, in batches of 50 from eight callers, and how long calls of the commerce host wait while 8,000 come in a second.

const [CALLERS, BATCH, WARM_UP, BATCHES] = [8, 50, 400, 2000] as const;
const SECOND = 1000;
const [LEAST_A_SECOND, MOST_WAIT_MS] = [8000, 50] as const;

const { port, asStaff, watch, stop } = await startWatched({ host: 'commerce', settings: { PORTICO_TRUSTED_PROXIES: '127.0.0.1' } });
const apiKey = await makeStorefront(asStaff);
const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
let sent = 0;

/** One batch, of an address of its own. */
const collect = (): Promise<string> => new Promise((resolve, reject) => {
  sent += 1;
  const body = batchOf(apiKey, BATCH);
  const headers = { 'content-type': 'text/plain', 'content-length': String(Buffer.byteLength(body)), origin: ORIGIN, 'user-agent': BROWSER, 'x-forwarded-for': `10.${String(sent >> 16)}.${String(sent >> 8 & 255)}.${String(sent & 255)}` };
  request({ agent, host: '127.0.0.1', port: port + 2, method: 'POST', path: '/api/collect/v1/events', headers }, (response) => {
    let text = '';
    response.on('data', (chunk: Buffer) => { text += chunk.toString(); }).on('end', () => { resolve(text); });
  }).on('error', reject).end(body);
});

/** As fast as they are answered, or no faster than so many a second. */
async function send(batches: number, aSecond = Infinity): Promise<void> {
  const [from, until] = [performance.now(), sent + batches];
  let begun = sent;
  await Promise.all(Array.from({ length: CALLERS }, async () => {
    while (begun < until) {
      const at = from + (begun++ - until + batches) / aSecond * SECOND;
      if (at > performance.now()) await delay(at - performance.now());
      const answer = await collect();
      if (!answer.startsWith(`{"stored":${String(BATCH)},`)) throw new Error(answer.slice(0, 300));
    }
  }));
}

await send(WARM_UP);
const began = performance.now();
await send(BATCHES);
const seconds = (performance.now() - began) / SECOND;
const waited = watch();
await send(BATCHES, LEAST_A_SECOND / BATCH);
const waits = await waited();
const show = (figure: string, value: number, { unit, bound }: { readonly unit: string; readonly bound?: number }): void => { showFigure({ surface: 'collector', figure, database: 'sqlite', value, unit, bound }); };
show('events kept in a second', BATCHES * BATCH / seconds, { unit: 'events' });
show(`for ${String(LEAST_A_SECOND)} events`, seconds * LEAST_A_SECOND / BATCHES / BATCH, { unit: 's', bound: 1 });
show(`p99 of calls of the commerce host while ${String(LEAST_A_SECOND)} come in a second`, p99(waits), { unit: 'ms', bound: MOST_WAIT_MS });
show('longest of them', waits.at(-1) ?? NaN, { unit: 'ms' });
await stop();
process.exit();
