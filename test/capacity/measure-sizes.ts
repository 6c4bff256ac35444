import { randomUUID } from 'node:crypto';
import { sha256 } from '#kernel/crypto.js';
import { PRODUCT_IMAGE } from '../../subgraphs/catalog/products/product-image.table.js';
import { COMPANY } from '../bench/open-bench.js';
import { until } from '../kit/until.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';
import { ask, bearer } from './ask.js';
import { writeProducts } from './catalog-kinds.js';
import type { Deployment, Running } from './deployment.js';
import { createOrder, fulfil, readOrder } from './order-kinds.js';
import { collectBatch } from './shopper-kinds.js';
import { growth, tableSizes, type TableSizes } from './table-sizes.js';
import type { World } from './world.js';

/** What one of something adds to the database. */
export interface SizeFigure { readonly name: string; readonly bytes: number; readonly counted: number }

/** Where it is measured, and with how many orders; of smaller things there are more. */
export interface Sizing { readonly world: World; readonly deployment: Deployment; readonly running: Running; readonly orders: number }

const [CALLERS, BATCH] = [4, 50];
const [ORDER, EVENTS, RESULTS, CALLS, DELIVERIES] = [/^orders\.(?!outbox$|command)/, /^orders\.outbox$/, /^orders\.command/, /^identity\.call/, /^identity\.delivery/];
const ANY = /./;

/** Do something so often, by several callers; answers the sizes before and after. */
async function around(sizing: Sizing, times: number, work: (index: number, caller: { readonly index: number; readonly at: number }) => Promise<unknown>): Promise<readonly [TableSizes, TableSizes]> {
  const before = await tableSizes(sizing.deployment);
  let made = 0;
  await Promise.all(Array.from({ length: CALLERS }, async (_, index) => {
    while (made < times) await work(made++, { index, at: sizing.running.at });
  }));
  return [before, await tableSizes(sizing.deployment)];
}

const figure = (name: string, bytes: number, counted: number): SizeFigure => ({ name, bytes: bytes / counted, counted });

async function orderLives(sizing: Sizing): Promise<readonly SizeFigure[]> {
  const { world, orders } = sizing;
  const run = randomUUID().slice(0, 8);
  const [before, after] = await around(sizing, orders, async (index, caller) => {
    const number = `L${run}-${String(index)}`;
    const { body } = await createOrder(world, caller, number);
    const { lines } = JSON.parse(body) as { readonly lines: readonly { readonly sku: string; readonly quantity: number }[] };
    await fulfil(world, caller, { number, lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) });
  });
  const grown = (matching: RegExp): number => growth(before, after, matching).bytes;
  const parts = { '– its rows': ORDER, '– its events': EVENTS, '– the results of its four writes, kept for their keys': RESULTS, '– its four calls in the call log': CALLS };
  const rest = grown(ANY) - Object.values(parts).reduce((sum, part) => sum + grown(part), 0);
  return [
    figure('order of three lines, placed to shipped, all of it', grown(ANY), orders), ...Object.entries(parts).map(([name, part]) => figure(name, grown(part), orders)), figure('– everything else', rest, orders),
    figure('event', grown(EVENTS), growth(before, after, EVENTS).rows),
  ];
}

async function loggedCalls(sizing: Sizing): Promise<SizeFigure> {
  const [before, after] = await around(sizing, sizing.orders * CALLERS, (index, caller) => readOrder(sizing.world, caller, index));
  return figure('logged call that reads an order', growth(before, after, CALLS).bytes, growth(before, after, /^identity\.calls$/).rows);
}

async function products(sizing: Sizing): Promise<SizeFigure> {
  const run = `SIZE${randomUUID().slice(0, 6)}`;
  const batches = Math.ceil(sizing.orders / BATCH);
  const [before] = await around(sizing, batches, (index, caller) => writeProducts(sizing.world, caller, { prefix: run, first: index * BATCH, images: ['front', 'back'] }));
  await addImages(sizing.world, run);
  return figure('product of three variants with two images, without the pictures', growth(before, await tableSizes(sizing.deployment), ANY).bytes, batches * BATCH);
}

/** The rows of images that were fetched: the addresses that were sent lead nowhere. */
async function addImages({ graph: { database } }: World, run: string): Promise<void> {
  const catalog = database('catalog');
  const made = await catalog.query<{ readonly catalog_id: number; readonly id: number }>('SELECT catalog_id, id FROM product WHERE company_id = ? AND sku LIKE ?', [COMPANY, `${run}-%`]);
  await catalog.inTransaction((transaction) => transaction.insert(PRODUCT_IMAGE, made.flatMap(({ catalog_id, id }) => [1, 2].map((place) => ({
    company_id: COMPANY, catalog_id, product_id: id, id: id * 2 + place, place, content: sha256(`${run} ${String(id)} ${String(place)}`), media_type: 'image/jpeg', width: 1600, height: 2000, bytes: 400_000, alt: null,
  })))));
}

async function collected(sizing: Sizing): Promise<SizeFigure> {
  const batches = Math.ceil(sizing.orders / 2);
  const [before, after] = await around(sizing, batches, (_, caller) => collectBatch(sizing.world, caller));
  return figure('collected event', growth(before, after, /^catalog\./).bytes, batches * BATCH);
}

/** Webhooks to a receiver on this machine that takes them all. */
async function deliveries(sizing: Sizing): Promise<SizeFigure> {
  const { world, running, orders } = sizing;
  const receiver = await openReceiver();
  const input = { kind: 'COMMERCE', name: 'Receiver', activate: true, scopes: ['orders:read'], webhookUrl: receiver.url };
  await ask(running.at, { host: 'graph', method: 'POST', path: '/graphql', headers: bearer(world.staff[0] ?? ''), body: JSON.stringify({ query: 'mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', variables: { input } }) });
  const [before] = await around(sizing, orders, (_, caller) => createOrder(world, caller, `W-${randomUUID()}`));
  await until(async () => {
    const [waiting] = await world.graph.database('identity').query<{ readonly waiting: number }>('SELECT COUNT(*) AS waiting FROM delivery WHERE company_id = ? AND due_at IS NOT NULL', [COMPANY]);
    return receiver.received.length >= orders && Number(waiting?.waiting) === 0 ? true : undefined;
  });
  const after = await tableSizes(sizing.deployment);
  await receiver.close();
  return figure('webhook delivery with its attempt', growth(before, after, DELIVERIES).bytes, growth(before, after, /^identity\.delivery$/).rows);
}

/** What grows with what. */
export async function measureSizes(sizing: Sizing): Promise<readonly SizeFigure[]> {
  return [...await orderLives(sizing), await loggedCalls(sizing), await products(sizing), await collected(sizing), await deliveries(sizing)];
}
