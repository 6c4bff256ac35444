import { isDeepStrictEqual } from 'node:util';
import { companyFlaws } from '../kit/company-flaws.js';
import type { OrderModel } from '../kit/order-model.js';
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
  const stored = await select<{ sku: string; location_code: string; quantity: number }>(
    `SELECT i.sku, l.location_code, l.quantity FROM stock_level l JOIN item i ON i.company_id = l.company_id AND i.variant_id = l.variant_id WHERE l.company_id = ${String(id)}`);
  const [have, want] = [stored.map(({ sku, location_code: code, quantity }) => `${sku} ${code} ${String(quantity)}`).sort(), [...levels].map(([item, quantity]) => `${item} ${String(quantity)}`).sort()];
  if (!isDeepStrictEqual(have, want)) found.add(`stock is ${have.join(', ')}, not ${want.join(', ')}`);
}

async function checkReturns({ company: { id, select }, orders, found }: Run): Promise<void> {
  const stored = await select<{ number: string; status: string; units: number | string }>(
    `SELECT r.number, r.status, SUM(l.quantity_received) AS units FROM returns r JOIN return_line l ON l.company_id = r.company_id AND l.return_id = r.id WHERE r.company_id = ${String(id)} GROUP BY r.number, r.status`);
  const events = await select<{ type: string; payload: string }>(`SELECT type, payload FROM outbox WHERE company_id = ${String(id)} AND type IN ('return.created', 'return.received')`);
  const have = [...stored.map(({ number, status, units }) => `${number} ${status} ${String(Number(units))}`), ...events.map(({ type, payload }) => `${(JSON.parse(payload) as { returnNumber: string }).returnNumber} ${type}`)].sort();
  const want = orders.flatMap(({ back }) => (back ? [`${back.number} ${back.isReceived ? 'COMPLIANT 1' : 'AWAITING_RECEIPT 0'}`, `${back.number} return.created`, ...(back.isReceived ? [`${back.number} return.received`] : [])] : [])).sort();
  if (!isDeepStrictEqual(have, want)) found.add(`returns are ${have.join(', ')}, not ${want.join(', ')}`);
}

/** What a reader has read stays where it is: no event comes before it later, and none is gone. */
async function checkEvents(run: Run): Promise<void> {
  const { company: { id, select } } = run;
  const ids = (await select<{ id: string }>(`SELECT id FROM outbox WHERE company_id = ${String(id)} ORDER BY stamp, place`)).map((event) => event.id);
  if (!isDeepStrictEqual(ids.slice(0, run.events.length), run.events)) run.found.add('an event came before those that were read, or is gone');
  run.events = ids;
}
