import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { openCatalog } from '../../subgraphs/catalog/catalog.js';
import { testDatabase } from '../kit/database.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { imageHost, type ImageAnswer } from '../kit/image-host.js';
import { manualClock } from '../kit/manual-clock.js';
import { parsed } from '../kit/parsed.js';
import { SHORT_LIVED } from '../kit/short-lived.js';
import { testKeys } from '../kit/test-keys.js';
import { staffOf } from '../subgraphs/catalog/test-catalog.js';
import { storedRows } from './stored-rows.js';
import type { DownloadOrders } from './image-downloader.js';

const [PRODUCTS, IMAGES, COMPANY, KILLS] = [12, 5, 7, 4];
const LEASE_AND_MORE = 121_000;
const [ATTEMPTS, DAY] = [4, 86_400_000];
const BEGUN = Date.parse('2026-11-21T09:30:00.000Z');
const MINUTES = 240_000;

const KEY: CallContext = {
  principal: { kind: 'connection', companyId: COMPANY, actor: 'ERP', scopes: ['catalog:read', 'catalog:write'], connectionId: '0199a000-0000-7000-8000-000000000001', catalogKey: { catalogId: 1, fieldRule: 'SORGENTE' } }, requestId: 'r', via: 'catalog',
};
const database = testDatabase('catalog');
const folder = temporaryFolder();
const orders = (turned: number): DownloadOrders => ({ database, blobs: join(folder, 'blobs'), at: new Date(BEGUN + turned).toISOString() });

interface Worker { readonly process: ChildProcess; readonly ready: Promise<unknown>; readonly died: Promise<unknown[]> }

function start(turned: number): Worker {
  const process_ = fork('dist/bundle/image-downloader.js', [JSON.stringify(orders(turned))], { env: { PATH: process.env['PATH'] }, execArgv: [...SHORT_LIVED], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return { process: process_, ready: once(process_, 'message'), died: once(process_, 'exit') };
}

const products = (): { sku: string; imageUrls: string[] }[] => Array.from({ length: PRODUCTS }, (_, product) => ({ sku: `K-${String(product)}`, imageUrls: Array.from({ length: IMAGES }, (__, image) => host.url(`/${String(product)}-${String(image)}.png`)) }));

let host: Awaited<ReturnType<typeof imageHost>>;
beforeAll(async () => {
  const files: Record<string, ImageAnswer> = {};
  for (let product = 0; product < PRODUCTS; product += 1) {
    for (let image = 0; image < IMAGES; image += 1) {
      const bytes = await sharp({ create: { width: image + 1, height: product + 1, channels: 3, background: 'olive' } }).png().toBuffer();
      files[`/${String(product)}-${String(image)}.png`] = (response) => { setTimeout(() => { response.writeHead(200).end(bytes); }, 15); };
    }
  }
  host = await imageHost(files);
});
afterAll(() => host.close());

/** Queue the images of all products. */
async function queue(): Promise<void> {
  const clock = manualClock(orders(0).at);
  const catalog = await openCatalog({ database, clock, ids: uuidV7Ids(clock), log: createLog('silent'), wakeRelay: () => undefined, blobs: folderBlobs(orders(0).blobs), keys: testKeys });
  const local = localSubgraph(catalog);
  const run = async (operation: string, variables: object, context: CallContext): Promise<void> => { await local.prepare(parsed(operation))({ ...variables }, context); };
  await run('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ title: 'First', variants: [{ sku: 'FIRST', price: { amount: '1.00', currency: 'EUR' } }] }] } }, staffOf(COMPANY));
  await run('mutation W($input: WriteProductsInput!) { writeProducts(input: $input) { status } }', { input: { items: products() } }, KEY);
  await catalog.close();
}

const count = async (sql: string): Promise<number> => Number((await storedRows<{ total: number }>(database, sql))[0]?.total);

test(`two processes on one store, killed ${String(KILLS)} times while they fetch: no image is lost, and none is there twice [REL-S14]`, async () => {
  await queue();
  expect(await count('SELECT COUNT(*) AS total FROM image_source WHERE pending = 1')).toBe(PRODUCTS * IMAGES);
  let turned = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const pair = [start(turned), start(turned)];
    for (const { process: worker, ready } of pair) {
      await ready;
      worker.send('go');
    }
    const reached = kill * PRODUCTS * IMAGES / (KILLS + 2);
    while (await count('SELECT COUNT(*) AS total FROM product_image') < reached && pair.some(({ process: worker }) => worker.exitCode === null)) await delay(2);
    for (const { process: worker } of pair) worker.kill('SIGKILL');
    for (const { died } of pair) await died;
    turned += LEASE_AND_MORE;
  }
  for (let attempt = 0; attempt < ATTEMPTS && (attempt === 0 || await count('SELECT COUNT(*) AS total FROM image_source WHERE pending = 1') > 0); attempt += 1) {
    const last = start(turned);
    await last.ready;
    last.process.send('go');
    expect(await last.died).toEqual([0, null]);
    turned += DAY; // what could not be worked on for the moment is due again by then
  }
  expect(await storedRows(database, "SELECT address, status, problem, attempts FROM image_source WHERE status <> 'ADDED'")).toEqual([]);
  const images = await storedRows<{ product_id: number; content: string; place: number }>(database, 'SELECT product_id, content, place FROM product_image ORDER BY product_id, place');
  expect(images.map(({ product_id: product, place }) => `${String(product)} ${String(place)}`)).toEqual(Array.from({ length: PRODUCTS * IMAGES }, (_, at) => `${String(Math.floor(at / IMAGES) + 2)} ${String(at % IMAGES + 1)}`));
  expect(new Set(images.map(({ content }) => content)).size).toBe(PRODUCTS * IMAGES);
  expect([await count('SELECT COUNT(*) AS total FROM image_source WHERE pending = 1'), await count("SELECT COUNT(*) AS total FROM image_source WHERE status = 'ADDED'")]).toEqual([0, PRODUCTS * IMAGES]);
  expect(await count("SELECT COUNT(*) AS total FROM outbox WHERE type = 'product.updated'")).toBe(PRODUCTS * IMAGES);
  const stored = readdirSync(join(orders(0).blobs, String(COMPANY)), { recursive: true, encoding: 'utf8' }).filter((name) => /[0-9a-f]{64}$/.test(name));
  expect(stored).toHaveLength(PRODUCTS * IMAGES);
}, MINUTES);
