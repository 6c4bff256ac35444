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
const [A_PRODUCT, A_CALL, CALLS, ROUNDS, AT_ONCE, WARM] = [20, 100, 400, 3, 2, 4] as const;
const DISTINCT = A_PRODUCT; // no product has the same image twice: the second would not be written
const [MOST_OF_SHARP, MOST_OF_STATIC] = [1.2, 1.5] as const;

/** A client in a process of its own, whose CPU is not counted. */
async function client(url: string): Promise<void> {
  for (let at = 0; at < CALLS; at += 1) await (await fetch(url, { headers: { accept: 'image/webp,*/*' } })).arrayBuffer();
}

/** An image of a run: each has its number behind its pixels, so that all are different. */
const numbered = (distinct: readonly Buffer[], at: number): Buffer => Buffer.concat([distinct[at % distinct.length] ?? Buffer.alloc(0), Buffer.from(String(at))]);

const photosIn = (folder: string): Buffer[] => Array.from({ length: DISTINCT }, (_, at) => readFileSync(join(folder, `${String(at)}.jpg`)));

/** The host of the images, in a process of its own, whose CPU is not counted: other people's hosts have none of ours. */
async function host(folder: string): Promise<never> {
  const distinct = photosIn(folder);
  const { base } = await imageHost(Object.fromEntries(Array.from({ length: IMAGES + WARM }, (_, at): [string, ImageAnswer] => [`/${String(at)}.jpg`, (response) => { response.end(numbered(distinct, at)); }])));
  process.send?.(base);
  return new Promise(() => undefined);
}

/** A process of this program in a role, and its first message. */
async function beside(role: 'alone' | 'host', folder: string): Promise<{ message: string; close: () => void }> {
  const child = fork(process.argv[1] ?? '', [role, folder, `--images=${String(IMAGES)}`], { execArgv: [] });
  const [message] = await once(child, 'message') as [string];
  return { message, close: () => { child.kill(); } };
}

/** A photo of 2 MB: noise, each another one. */
const photo = (at: number): Promise<Buffer> =>
  sharp({ create: { width: 2500, height: 1875, channels: 3, background: { r: at % 256, g: 120, b: 90 }, noise: { type: 'gaussian', mean: 120, sigma: 22 } } }).jpeg({ quality: 88 }).toBuffer();

interface Cost {
  readonly cpu: number;
  readonly time: number;
}

/** What work costs, in milliseconds of CPU and of time. */
async function costOf(work: () => Promise<void>): Promise<Cost> {
  const [before, begun] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, time: performance.now() - begun };
}

async function encode(photos: readonly Buffer[]): Promise<void> {
  const waiting = [...photos];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => { for (let one = waiting.pop(); one; one = waiting.pop()) await sharp(one).autoOrient().jpeg({ quality: 88 }).toBuffer(); }));
}

/** Half of the images by sharp alone, in a process that has nothing else: beside the product, the garbage collector looks through all of it for the sake of the bytes that sharp answers. */
async function alone(folder: string): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const distinct = photosIn(folder);
  const photos = Array.from({ length: Math.ceil(IMAGES / 2) }, (_, at) => numbered(distinct, at));
  await encode(photos.slice(0, WARM)); // loads the library
  process.send?.(JSON.stringify(await costOf(() => encode(photos))));
}

async function cpuOf(url: string): Promise<number> {
  const before = process.cpuUsage();
  const child = fork(process.argv[1] ?? '', ['client', url], { execArgv: [] });
  await once(child, 'exit');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

type Company = Awaited<ReturnType<typeof openCatalogCompany>>;

async function writeProducts(h: Company, urlOf: (at: number) => string): Promise<void> {
  const products = Array.from({ length: Math.ceil(IMAGES / A_PRODUCT) }, (_, product) => ({ sku: `P-${String(product)}`, imageUrls: Array.from({ length: Math.min(A_PRODUCT, IMAGES - product * A_PRODUCT) }, (_image, at) => urlOf(product * A_PRODUCT + at)) }));
  for (let from = 0; from < products.length; from += A_CALL) await h.write([...products.slice(from, from + A_CALL), { sku: `X-${String(from)}` }]);
}

async function download(h: Company): Promise<void> {
  while ((await h.run('mutation { downloadImages }', {}, systemOf()) as { downloadImages: number }).downloadImages > 0) { /* until none waits */ }
}

async function requireAdded(h: Company): Promise<void> {
  const [stored] = await h.database('catalog').query<{ total: number }>("SELECT COUNT(*) AS total FROM image_source WHERE status = 'ADDED'");
  if (stored?.total !== IMAGES + WARM) throw new Error(JSON.stringify(await h.database('catalog').query('SELECT status, problem, attempts, COUNT(*) AS total FROM image_source GROUP BY status, problem, attempts')));
}

/** What sharp alone costs for half of the images. */
const floorOf = async (folder: string): Promise<Cost> => JSON.parse((await beside('alone', folder)).message) as Cost;

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const distinct = await Promise.all(Array.from({ length: DISTINCT }, (_, at) => photo(at)));
  for (const [at, bytes] of distinct.entries()) writeFileSync(join(folder, `${String(at)}.jpg`), bytes);
  showFigure({ surface: 'catalog', figure: 'size of an image', database: testDialect, value: (distinct[0]?.length ?? 0) / 1024 / 1024, unit: 'MB' });
  const [hosting, h] = [await beside('host', folder), await openCatalogCompany({ allowLoopbackWebhooks: true })];
  const urlOf = (at: number): string => `${hosting.message}/${String(at)}.jpg`;
  await h.write([{ sku: 'WARM', imageUrls: Array.from({ length: WARM }, (_, at) => urlOf(IMAGES + at)) }, { sku: 'X' }]);
  await download(h); // as the floor: the library is loaded, and the threads that have it are there
  await writeProducts(h, urlOf);
  const before = await floorOf(folder);
  const ours = await costOf(() => download(h));
  const after = await floorOf(folder); // a machine is not equally busy all the time
  await requireAdded(h);
  const floor = { cpu: before.cpu + after.cpu, time: before.time + after.time };
  showResult({ surface: 'catalog', call: `image fetched, measured, stored (${String(IMAGES)})`, database: testDialect, floor: 'sharp', oursMs: ours.cpu / IMAGES, floorMs: floor.cpu / IMAGES, ratio: ours.cpu / floor.cpu, bound: MOST_OF_SHARP });
  showFigure({ surface: 'catalog', figure: 'time beside that of sharp alone', database: testDialect, value: ours.time / floor.time, unit: 'times' });
  await serve(h);
  hosting.close();
  rmSync(folder, { recursive: true, force: true });
  await h.close();
}

async function serve(h: Company): Promise<void> {
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
const roles: Readonly<Record<string, (place: string) => Promise<void>>> = { alone, client, host };
try {
  await (roles[role ?? ''] ?? bench)(place);
} finally {
  if (roles[role ?? ''] === undefined) await removeDatabases();
}
process.exit();
