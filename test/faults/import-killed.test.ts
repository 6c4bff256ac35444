import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { openCatalog } from '../../subgraphs/catalog/catalog.js';
import { testDatabase, testDialect } from '../kit/database.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { manualClock } from '../kit/manual-clock.js';
import { parsed } from '../kit/parsed.js';
import { SHORT_LIVED } from '../kit/short-lived.js';
import { testKeys } from '../kit/test-keys.js';
import { staffOf } from '../subgraphs/catalog/test-catalog.js';
import { openRows, storedRows } from './stored-rows.js';
import type { ImportOrders } from './import-worker.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const [PRODUCTS, COMPANY] = [200, 7];
/** Which moment of the work a kill hits does not depend on the database; that a server takes back what it was in the middle of needs few. */
const KILLS = testDialect === 'sqlite' ? 20 : 6;
const MINUTES = 420_000;
const LEASE_AND_MORE = 16_000;
const BEGUN = Date.parse('2026-11-21T09:30:00.000Z');
const MOST_MILLISECONDS_LATER = 8;
/** Products that a worker may write more than it was to, before it is killed. */
const MOST_LATER = 60;

const KEY: CallContext = {
  principal: { kind: 'connection', companyId: COMPANY, actor: 'ERP', scopes: ['catalog:read', 'catalog:write'], connectionId: '0199a000-0000-7000-8000-000000000001', catalogKey: { catalogId: 1, fieldRule: 'SORGENTE' } }, requestId: 'r', via: 'catalog',
};
const isInvalid = (index: number): boolean => index % 10 === 3;
const lineOf = (index: number): object => (isInvalid(index) ? { sku: null, errors: [{ field: 'title', variantSku: null, message: 'must be of the type string' }] }
  : { item: { sku: `K-${String(index)}`, title: `Killed ${String(index)}`, variants: [{ sku: `K-${String(index)}-S`, stock: [{ location: 'MI1', available: index }] }, { sku: `K-${String(index)}-M` }] } });

const database = testDatabase('catalog');
const folder = temporaryFolder();
const orders = (turned: number): ImportOrders => ({ database, blobs: join(folder, 'blobs'), at: new Date(BEGUN + turned).toISOString(), stock: join(folder, 'stock') });

/** The catalog in this process while something is done. */
async function inCatalog<T>(turned: number, work: (run: (operation: string, variables: object, context?: CallContext) => Promise<any>) => Promise<T>): Promise<T> {
  const clock = manualClock(orders(turned).at);
  const catalog = await openCatalog({
    database, clock, ids: uuidV7Ids(clock), log: createLog('silent'), wakeRelay: () => undefined, blobs: folderBlobs(orders(0).blobs), keys: testKeys,
  });
  const local = localSubgraph(catalog);
  try {
    return await work(async (operation, variables, context = KEY) => (await local.prepare(parsed(operation))({ ...variables }, context)).data);
  } finally {
    await catalog.close();
  }
}

/** A worker that is ready soon: it is started while the one before it works. */
interface Worker { readonly process: ChildProcess; readonly ready: Promise<unknown>; readonly died: Promise<unknown[]> }

function start(turned: number): Worker {
  const process_ = fork('dist/bundle/import-worker.js', [JSON.stringify(orders(turned))], { env: { PATH: process.env['PATH'] }, execArgv: [...SHORT_LIVED], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return { process: process_, ready: once(process_, 'message'), died: once(process_, 'exit') };
}

async function begun({ process: worker, ready }: Worker): Promise<void> {
  await ready;
  worker.send('go');
}

test(`killed ${String(KILLS)} times, an import writes each product once, its counters add up, and the stock of each is set [REL-R19 H]`, async () => {
  const id: string = await inCatalog(0, async (run) => {
    await run('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ title: 'First', variants: [{ sku: 'FIRST', price: { amount: '1.00', currency: 'EUR' } }] }] } }, staffOf(COMPANY));
    const items = Array.from({ length: PRODUCTS }, (_, index) => JSON.stringify(lineOf(index))).join('\n');
    return (await run('mutation Q($input: QueueProductImportInput!) { queueProductImport(input: $input) { id } }', { input: { items, total: PRODUCTS } })).queueProductImport.id;
  });
  const progress = await openRows(database);
  const processed = async (): Promise<number> => (await progress.rows<{ processed: number }>('SELECT processed FROM product_import'))[0]?.processed ?? 0;
  let [turned, next] = [0, start(0)];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [before, worker] = [await processed(), next];
    await begun(worker);
    turned += LEASE_AND_MORE;
    next = start(turned);
    const most = Math.floor((PRODUCTS - MOST_LATER - before) / (KILLS - kill) / 2);
    const reached = before + randomInt(1, Math.max(2, most));
    while (worker.process.exitCode === null && await processed() < reached) await delay(1);
    await delay(randomInt(0, MOST_MILLISECONDS_LATER));
    worker.process.kill('SIGKILL');
    expect(await worker.died).toEqual([null, 'SIGKILL']);
  }
  await progress.close();
  await begun(next);
  expect(await next.died).toEqual([0, null]);
  const { keyProductImport: { results, summary, import: done } } = await inCatalog(turned, (run) => run('query R($id: ID!) { keyProductImport(id: $id) { import { status total processed failed } results summary } }', { id }));
  const invalid = PRODUCTS / 10;
  expect({ ...done, summary }).toEqual({ status: 'PARTIAL', total: PRODUCTS, processed: PRODUCTS, failed: invalid, summary: { CREATED: PRODUCTS - invalid, UPDATED: 0, PARTIAL: 0, SKIPPED: 0, FAILED: 0, INVALID: invalid } });
  expect(results.map(({ index, sku }: any) => [index, sku])).toEqual(Array.from({ length: PRODUCTS }, (_, index) => [index, isInvalid(index) ? null : `K-${String(index)}`]));
  const written = await storedRows<{ type: string; times: number }>(database, "SELECT type, COUNT(*) AS times FROM outbox WHERE type LIKE 'product.%' OR type LIKE 'variant.%' GROUP BY type ORDER BY type");
  expect(written.map(({ type, times }) => [type, times])).toEqual([['product.created', PRODUCTS - invalid + 1], ['variant.changed', 2 * (PRODUCTS - invalid) + 1]]);
  expect(stockSet()).toEqual(new Map(Array.from({ length: PRODUCTS }, (_, index) => index).filter((index) => !isInvalid(index)).map((index) => [`K-${String(index)}-S`, index])));
}, MINUTES);

/** The stock that was set by SKU; calls that were made again are the same ones, by their command. */
function stockSet(): ReadonlyMap<string, number> {
  const calls = readFileSync(orders(0).stock, 'utf8').split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as { command: string; entries: [string, string, number][] });
  const byCommand = new Map<string, string>();
  for (const { command, entries } of calls) {
    expect(byCommand.get(command) ?? JSON.stringify(entries)).toBe(JSON.stringify(entries));
    byCommand.set(command, JSON.stringify(entries));
  }
  return new Map(calls.flatMap(({ entries }) => entries.map(([sku, , available]) => [sku, available] as const)));
}
