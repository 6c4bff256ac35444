import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import express from 'express';
import sharp from 'sharp';
import { openCatalogCompany } from '../contract/catalog/catalog-company.js';
import { removeDatabases, testDialect } from '../kit/database.js';
import { imageHost, type ImageAnswer } from '../kit/image-host.js';
import { systemOf } from '../kit/open-graph.js';
import { showFigure, showResult } from './report.js';

// node dist/test/bench/images.js [--images=1000]: images of about 2 MB fetched, measured and stored through image_urls, beside sharp alone on the same bytes; and a kept size, served, beside a static file handler.

const IMAGES = Number(process.argv.find((argument) => argument.startsWith('--images='))?.slice('--images='.length) ?? 40);
const DISTINCT = 10;
const [A_PRODUCT, A_CALL, CALLS, ROUNDS, AT_ONCE] = [20, 100, 400, 3, 2] as const;
const [MOST_OF_SHARP, MOST_OF_STATIC] = [1.2, 1.5] as const;

/** A client in a process of its own, whose CPU is not counted. */
async function client(url: string): Promise<void> {
  for (let at = 0; at < CALLS; at += 1) await (await fetch(url, { headers: { accept: 'image/webp,*/*' } })).arrayBuffer();
}

/** An image of a run: each has its number behind its pixels, so that all are different. */
const numbered = (distinct: readonly Buffer[], at: number): Buffer => Buffer.concat([distinct[at % distinct.length] ?? Buffer.alloc(0), Buffer.from(String(at))]);

/** The host of the images, in a process of its own, whose CPU is not counted: other people's hosts have none of ours. */
async function host(folder: string): Promise<never> {
  const distinct = Array.from({ length: DISTINCT }, (_, at) => readFileSync(join(folder, `${String(at)}.jpg`)));
  const { base } = await imageHost(Object.fromEntries(Array.from({ length: IMAGES }, (_, at): [string, ImageAnswer] => [`/${String(at)}.jpg`, (response) => { response.end(numbered(distinct, at)); }])));
  process.send?.(base);
  return new Promise(() => undefined);
}

async function hostBeside(distinct: readonly Buffer[]) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  for (const [at, bytes] of distinct.entries()) writeFileSync(join(folder, `${String(at)}.jpg`), bytes);
  const child = fork(process.argv[1] ?? '', ['host', folder, `--images=${String(IMAGES)}`], { execArgv: [] });
  const [base] = await once(child, 'message') as [string];
  rmSync(folder, { recursive: true, force: true });
  return { url: (path: string) => `${base}${path}`, close: () => { child.kill(); } };
}

/** A photo of about 2 MB: noise and a gradient, each another one. */
async function photo(at: number): Promise<Buffer> {
  const noise = await sharp({ create: { width: 2200, height: 1650, channels: 3, background: { r: at % 256, g: 120, b: 90 }, noise: { type: 'gaussian', mean: 120, sigma: 22 } } }).jpeg({ quality: 88 }).toBuffer();
  return noise;
}

/** What work costs, in milliseconds of CPU and of time. */
async function costOf(work: () => Promise<void>): Promise<{ cpu: number; time: number }> {
  const [before, begun] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, time: performance.now() - begun };
}

async function alone(photos: readonly Buffer[]): Promise<void> {
  const waiting = [...photos];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => { for (let one = waiting.pop(); one; one = waiting.pop()) await sharp(one).autoOrient().jpeg({ quality: 88 }).toBuffer(); }));
}

async function cpuOf(url: string): Promise<number> {
  const before = process.cpuUsage();
  const child = fork(process.argv[1] ?? '', ['client', url], { execArgv: [] });
  await once(child, 'exit');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function bench(): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const distinct = await Promise.all(Array.from({ length: DISTINCT }, (_, at) => photo(at)));
  const photos = Array.from({ length: IMAGES }, (_, at) => numbered(distinct, at));
  const [beside, h] = [await hostBeside(distinct), await openCatalogCompany({ allowLoopbackWebhooks: true })];
  showFigure({ surface: 'catalog', figure: 'size of an image', database: testDialect, value: (photos[0]?.length ?? 0) / 1024 / 1024, unit: 'MB' });
  const products = Array.from({ length: Math.ceil(IMAGES / A_PRODUCT) }, (_, product) => ({ sku: `P-${String(product)}`, imageUrls: photos.flatMap((_bytes, at) => (Math.floor(at / A_PRODUCT) === product ? [beside.url(`/${String(at)}.jpg`)] : [])) }));
  for (let from = 0; from < products.length; from += A_CALL) await h.write([...products.slice(from, from + A_CALL), { sku: `X-${String(from)}` }]);
  await alone(photos.slice(0, 4)); // loads the library
  const floor = await costOf(() => alone(photos));
  const ours = await costOf(async () => { while ((await h.run('mutation { downloadImages }', {}, systemOf()) as { downloadImages: number }).downloadImages > 0) { /* until none waits */ } });
  const stored = await h.database('catalog').query<{ total: number }>("SELECT COUNT(*) AS total FROM image_source WHERE status = 'ADDED'");
  if (stored[0]?.total !== IMAGES) throw new Error(JSON.stringify(await h.database('catalog').query('SELECT status, problem, attempts, COUNT(*) AS total FROM image_source GROUP BY status, problem, attempts')));
  showResult({ surface: 'catalog', call: `image fetched, measured, stored (${String(IMAGES)})`, database: testDialect, floor: 'sharp', oursMs: ours.cpu / IMAGES, floorMs: floor.cpu / IMAGES, ratio: ours.cpu / floor.cpu, bound: MOST_OF_SHARP });
  showFigure({ surface: 'catalog', figure: 'time beside that of sharp alone', database: testDialect, value: ours.time / floor.time, unit: 'times' });
  await serve(h);
  beside.close();
  await h.close();
}

async function serve(h: Awaited<ReturnType<typeof openCatalogCompany>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const { data: [{ url }] } = await h.read('/products/P-0/images') as { data: [{ url: string }] };
  const ours = `${h.base.replace('/api/catalog/v1', '')}${url}?w=800`;
  writeFileSync(join(folder, 'size.webp'), Buffer.from(await (await fetch(ours, { headers: { accept: 'image/webp' } })).arrayBuffer()));
  const server = createServer(express().use(express.static(folder, { immutable: true, maxAge: '1y' })));
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const floor = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/size.webp`;
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await cpuOf(ours));
    theirs.push(await cpuOf(floor));
  }
  const [oursMs, floorMs] = [median(mine), median(theirs)];
  showResult({ surface: 'catalog', call: 'size of an image, kept', database: testDialect, floor: 'express.static', oursMs, floorMs, ratio: oursMs / floorMs, bound: MOST_OF_STATIC });
  server.close();
  rmSync(folder, { recursive: true, force: true });
}

const [, , role, place = ''] = process.argv;
const roles: Readonly<Record<string, (place: string) => Promise<void>>> = { client, host };
try {
  await (roles[role ?? ''] ?? bench)(place);
} finally {
  if (roles[role ?? ''] === undefined) await removeDatabases();
}
process.exit();
