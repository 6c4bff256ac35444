import { isDeepStrictEqual } from 'node:util';
import { companyFlaws } from '../kit/company-flaws.js';
import type { OrderModel } from '../kit/order-model.js';
import { expectedReturns, storedLevels, storedReturns } from '../kit/stored-goods.js';
import { comparable, storedOrders } from '../kit/stored-orders.js';
import type { Run } from './run.js';

/** The orders of the company as they are stored. */
export const storedNow = ({ company: { id, places, select } }: Run): Promise<Map<string, OrderModel>> => storedOrders(select, { companyId: id, places });

/** What is stored against what the answered calls did: each exactly once, complete, and nothing else. */
export async function check(run: Run): Promise<void> {
  const { company: { id, select }, found } = run;
  for (const flaw of await companyFlaws(select, id)) found.add(flaw);
  await checkOrders(run);
  await checkLevels(run);
  await checkReturns(run);
  await checkEvents(run);
}

async function checkOrders(run: Run): Promise<void> {
  const stored = await storedNow(run);
  for (const { model } of run.orders) {
    if (!isDeepStrictEqual(stored.get(model.number), comparable(model))) run.found.add(`order ${model.number} is ${JSON.stringify(stored.get(model.number))}, not ${JSON.stringify(comparable(model))}`);
  }
  if (stored.size !== run.orders.length) run.found.add(`${String(stored.size)} orders are stored, ${String(run.orders.length)} were placed`);
}

async function checkLevels({ company: { id, select }, levels, found }: Run): Promise<void> {
  const [have, want] = [await storedLevels(select, id), [...levels].map(([item, quantity]) => `${item} ${String(quantity)}`).sort()];
  if (!isDeepStrictEqual(have, want)) found.add(`stock is ${have.join(', ')}, not ${want.join(', ')}`);
}

async function checkReturns({ company: { id, select }, orders, found }: Run): Promise<void> {
  const [have, want] = [await storedReturns(select, id), expectedReturns(orders.flatMap(({ back }) => back ?? []))];
  if (!isDeepStrictEqual(have, want)) found.add(`returns are ${have.join(', ')}, not ${want.join(', ')}`);
}

/** What a reader has read stays where it is: no event comes before it later, and none is gone. */
async function checkEvents(run: Run): Promise<void> {
  const { company: { id, select } } = run;
  const ids = (await select<{ id: string }>(`SELECT id FROM outbox WHERE company_id = ${String(id)} ORDER BY stamp, place`)).map((event) => event.id);
  if (!isDeepStrictEqual(ids.slice(0, run.events.length), run.events)) run.found.add('an event came before those that were read, or is gone');
  run.events = ids;
}
