import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '#kernel/config.js';
import type { SendingOrders, SenderMessage } from './sending.js';

// npm run bench:webhooks: 10,000 events (or as many as are named) to 20 healthy receivers, and how long a healthy one waits beside 20 that are dead or drip.

const [EVENTS, RECEIVERS, BATCH] = [Number(/^\d+$/.exec(process.argv[2] ?? '')?.[0] ?? 10_000), 20, 100];
const [STEADY_BATCHES, STEADY_WAIT, SICK_EVENTS, DRIP_MILLISECONDS] = [150, 200, 2_000, 1000];
const P95 = 0.95;

interface Receiver { readonly url: string; close(): void }

/** Called with each event when it arrives. */
type OnArrival = (createdAt: number) => void;

const HEALTHY = (response: ServerResponse): void => { response.writeHead(204).end(); };
const DEAD = (): void => undefined;
const DRIPPING = (response: ServerResponse): void => {
  response.writeHead(200);
  const drip = setInterval(() => response.write('.'), DRIP_MILLISECONDS);
  response.on('close', () => { clearInterval(drip); });
};

async function receiver(answer: (response: ServerResponse) => void, onArrival: OnArrival = () => undefined): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      onArrival(Date.parse((JSON.parse(Buffer.concat(chunks).toString()) as { created_at: string }).created_at));
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, close: () => { server.closeAllConnections(); server.close(); } };
}

const places = (count: number, from = 0): number[] => Array.from({ length: count }, (_, place) => from + place);

async function start(orders: SendingOrders): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('webhooks-ours.js', import.meta.url)), [JSON.stringify(orders)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => { throw new Error('webhooks-ours.js did not start'); })]);
  return child;
}

async function ended(child: ChildProcess): Promise<Extract<SenderMessage, { ended: true }>> {
  child.send('drain');
  const [message] = await once(child, 'message') as [SenderMessage];
  if (!('ended' in message)) throw new Error('webhooks-ours.js did not end');
  return message;
}

/** Arrivals until there are as many as expected. */
function arrivals(expected: number): { readonly latencies: number[]; readonly all: Promise<void>; readonly onArrival: OnArrival } {
  const latencies: number[] = [];
  let resolve = (): void => undefined;
  const all = new Promise<void>((done) => { resolve = done; });
  return { latencies, all, onArrival: (createdAt) => {
    latencies.push(performance.timeOrigin + performance.now() - createdAt);
    if (latencies.length === expected) resolve();
  } };
}

/** Everything at once, spread over healthy receivers: from the first event taken until the last attempt is stored. */
async function throughput(database: DatabaseLocation): Promise<string> {
  const { onArrival, all } = arrivals(EVENTS);
  const receivers = await Promise.all(places(RECEIVERS).map(() => receiver(HEALTHY, onArrival)));
  const batches = places(EVENTS / BATCH).map(() => ({ receivers: places(BATCH).map((place) => place % RECEIVERS), waitMilliseconds: 0 }));
  const child = await start({ database, urls: receivers.map(({ url }) => url), batches });
  const began = performance.now();
  await all;
  const { peakMegabytes, cpuSeconds } = await ended(child);
  const seconds = (performance.now() - began) / 1000;
  child.disconnect();
  for (const one of receivers) one.close();
  return `${String(EVENTS)} events to ${String(RECEIVERS)} receivers: ${seconds.toFixed(1)} s, ${(EVENTS / seconds).toFixed(0)} deliveries a second, ${(cpuSeconds * 1000 / EVENTS).toFixed(2)} ms of CPU each, ${String(peakMegabytes)} MB at most`;
}

/** A steady hundred a second to healthy receivers, while the queue is full of deliveries to dead and dripping ones. */
async function besideTheSick(database: DatabaseLocation): Promise<string> {
  const expected = STEADY_BATCHES * RECEIVERS;
  const { onArrival, latencies, all } = arrivals(expected);
  const receivers = await Promise.all(places(2 * RECEIVERS).map((place) => (place < RECEIVERS ? receiver(HEALTHY, onArrival) : receiver(place % 2 === 0 ? DEAD : DRIPPING))));
  const sick = places(SICK_EVENTS / BATCH).map(() => ({ receivers: places(BATCH).map((place) => RECEIVERS + place % RECEIVERS), waitMilliseconds: 0 }));
  const healthy = places(STEADY_BATCHES).map(() => ({ receivers: places(RECEIVERS), waitMilliseconds: STEADY_WAIT }));
  const child = await start({ database, urls: receivers.map(({ url }) => url), batches: [...sick, ...healthy] });
  await all;
  child.disconnect();
  for (const one of receivers) one.close();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0);
  return `${String(expected)} events to ${String(RECEIVERS)} healthy receivers beside ${String(RECEIVERS)} dead or dripping: p50 ${at(1 / 2)} ms, p95 ${at(P95)} ms, at most ${at(1)} ms`;
}

async function benchOn(name: string, next: () => DatabaseLocation): Promise<void> {
  for (const measure of [throughput, besideTheSick]) process.stdout.write(`${name}: ${await measure(next())}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const server = process.env['PORTICO_TEST_MYSQL'];
await benchOn('sqlite', () => ({ kind: 'sqlite', file: join(folder, `${randomBytes(4).toString('hex')}.sqlite`) }));
rmSync(folder, { recursive: true, force: true });
if (server !== undefined) await benchOn('mariadb', () => ({ kind: 'mysql', url: new URL(`/bench_${randomBytes(4).toString('hex')}_identity`, server).toString() }));
process.exit();
