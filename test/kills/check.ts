import { isDeepStrictEqual } from 'node:util';
import { storedRows } from '../faults/stored-rows.js';
import { companyFlaws, type Select } from '../kit/company-flaws.js';
import { expectedReturns, storedLevels, storedReturns } from '../kit/stored-goods.js';
import { comparable, storedOrders } from '../kit/stored-orders.js';
import { GOODS } from './connect-dialects.js';
import type { Feeds } from './feeds.js';
import type { State } from './work.js';
import type { World } from './world.js';

/** What is looked at. */
export type Checked = Pick<World, 'databases' | 'places' | 'told'>;

const COMPANY = 1;

const selectIn = ({ databases }: Checked, name: keyof World['databases']): Select => <Row>(sql: string) => {
  const database = databases[name];
  return database ? storedRows<Row>(database, sql) : Promise.resolve([]);
};

/** Differences between what is stored and what the answered calls did: each exactly once, complete, and nothing else. */
export async function check(world: Checked, state: State, feeds: Feeds): Promise<string[]> {
  const orders = selectIn(world, 'orders');
  const identity = selectIn(world, 'identity');
  return [
    ...await companyFlaws(orders, COMPANY),
    ...await wrongOrders(orders, world, state),
    ...await wrongLevels(orders, state),
    ...await wrongReturns(orders, state),
    ...await wrongCommands([orders, selectIn(world, 'catalog')], identity, state),
    ...await wrongDeliveries(orders, identity, { world, feeds }),
  ];
}

async function wrongOrders(select: Select, { places }: Checked, { orders }: State): Promise<string[]> {
  const stored = await storedOrders(select, { companyId: COMPANY, places });
  const wrong = orders.filter(({ model }) => !isDeepStrictEqual(stored.get(model.number), comparable(model)))
    .map(({ model }) => `order ${model.number} is ${JSON.stringify(stored.get(model.number))}, not ${JSON.stringify(comparable(model))}`);
  return stored.size === orders.length ? wrong : [...wrong, `${String(stored.size)} orders are stored, ${String(orders.length)} were made`];
}

async function wrongLevels(select: Select, { levels }: State): Promise<string[]> {
  const [found, counted] = [await storedLevels(select, COMPANY), [...levels].map(([place, quantity]) => `${GOODS[place].sku} ${place}-MAIN ${String(quantity)}`).sort()];
  return isDeepStrictEqual(found, counted) ? [] : [`stock is ${found.join(', ')}, not ${counted.join(', ')}`];
}

/** Goods come back once: one unit, one event of each kind. */
async function wrongReturns(select: Select, { orders }: State): Promise<string[]> {
  const [found, wanted] = [await storedReturns(select, COMPANY), expectedReturns(orders.flatMap(({ back }) => back ?? []))];
  return isDeepStrictEqual(found, wanted) ? [] : [`returns are ${differing(found, wanted)}`];
}

/** A key that was answered has one answer and one command. */
async function wrongCommands(executing: readonly Select[], identity: Select, { keys }: State): Promise<string[]> {
  const calls = await identity<{ idempotency_key: string; state: string; command_id: string }>(`SELECT idempotency_key, state, command_id FROM calls WHERE company_id = ${String(COMPANY)} AND idempotency_key IS NOT NULL`);
  const recorded = await Promise.all(executing.map((select) => select<{ id: string; times: number }>(`SELECT id, COUNT(*) AS times FROM command WHERE company_id = ${String(COMPANY)} GROUP BY id`)));
  const commands = new Map(recorded.flat().map(({ id, times }) => [id, times]));
  const found = calls.map((call) => `${call.idempotency_key} ${call.state} ${String(commands.get(call.command_id))}`).sort();
  const wanted = [...keys].map((key) => `${key} DONE 1`).sort();
  const others = commands.size === keys.size ? [] : [`${String(commands.size)} commands are recorded, ${String(keys.size)} keys were answered`];
  return [...(isDeepStrictEqual(found, wanted) ? [] : [`keys are ${differing(found, wanted)}`]), ...others];
}

/** Each event is in its recipients' feeds, and queued once for each recipient. */
async function wrongDeliveries(orders: Select, identity: Select, { world, feeds }: { readonly world: Checked; readonly feeds: Feeds }): Promise<string[]> {
  const ids = new Set((await orders<{ id: string }>(`SELECT id FROM outbox WHERE company_id = ${String(COMPANY)}`)).map(({ id }) => id));
  const queued = await identity<{ connection_id: string; event_id: string }>(`SELECT connection_id, event_id FROM delivery WHERE company_id = ${String(COMPANY)}`);
  return (['A', 'D'] as const).flatMap((door) => {
    const found = queued.filter(({ connection_id: connection }) => connection === world.told[door]).map(({ event_id: event }) => event).sort();
    const wanted = [...feeds[door]].sort();
    const unknown = wanted.filter((id) => !ids.has(id));
    return [...(isDeepStrictEqual(found, wanted) ? [] : [`deliveries to ${door} are ${differing(found, wanted)}`]), ...(unknown.length === 0 ? [] : [`the feed of ${door} has ${unknown.join(', ')}, the outbox has not`])];
  });
}

const MOST_SHOWN = 10;

/** Unexpected and missing entries. */
function differing(found: readonly string[], wanted: readonly string[]): string {
  const left = [...wanted];
  const more = found.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return `wrong: there is ${more.slice(0, MOST_SHOWN).join(', ') || 'nothing else'}; missing is ${left.slice(0, MOST_SHOWN).join(', ') || 'nothing'}`;
}
