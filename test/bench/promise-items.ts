import { parse } from 'graphql';
import { DeliveryPromiseDocument } from '../../shims/promise/operations/delivery-promise.generated.js';
import { staffOf } from '../kit/company.js';
import { COMPANY, type openBench } from './open-bench.js';
import { skuOf } from './promise-data.js';
import { showResult } from './report.js';
import { median } from './sides.js';

const [ITEMS, MOST, ROUNDS, WARM_UP, CALLS] = [50, 5, 8, 600, 50];

const PROMISES = parse('query P($input: PromisesInput!) { promises(input: $input) { computedAt countryCode items { sku quantity known } options { method status availableFrom orderBy shipsOn deliveryFrom deliveryTo } pickup { locationCode name city address readyAt } } }');

/** Show what the promises of a page of products cost beside that of one, all in this process through the graph. */
export async function showItems({ call }: Pick<Awaited<ReturnType<typeof openBench>>, 'call'>, database: string): Promise<void> {
  const [context, place] = [{ principal: staffOf(COMPANY), requestId: 'bench', via: 'graph' }, { countryCode: 'IT', postcode: '20121', channel: null }];
  const items = Array.from({ length: ITEMS }, (_, item) => ({ sku: skuOf(item), quantity: 1 }));
  const ways = [
    () => call<{ promises: readonly object[] }, object>(PROMISES, { input: { ...place, items } }, context),
    () => call(DeliveryPromiseDocument, { input: { ...place, lines: items.slice(0, 1) } }, context),
  ];
  for (const way of ways) await cpuOf(way, WARM_UP);
  const taken = ways.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) for (const [index, way] of ways.entries()) taken[index]?.push(await cpuOf(way, CALLS));
  const [oursMs = NaN, floorMs = NaN] = taken.map(median);
  showResult({ surface: 'promise', call: `${String(ITEMS)} products at once`, database, floor: 'one', oursMs, floorMs, ratio: oursMs / floorMs, bound: MOST });
}

async function cpuOf(way: () => Promise<unknown>, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done += 1) await way();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}
