import { setImmediate as turn } from 'node:timers/promises';
import { createRandom } from '../../gateway/demo/data/random.js';
import { newOrder } from '../contract/commerce/integration.js';
import { companyFlaws, type Select } from '../kit/company-flaws.js';
import { testDialect } from '../kit/database.js';
import { after, type Action, type OrderModel } from '../kit/order-model.js';
import { comparable, storedOrders } from '../kit/stored-orders.js';
import { openFourDialects, type FourDialects } from './four-dialects.js';

const [RACERS, ROUNDS, SEED, COMPANY] = [20, 10, 18, 1];
const [MUG, MOST_TURNS] = ['4006381333931', 30];
/** A write that comes too late is refused; on a database with locks, also one with four conflicts. */
const LEGAL = new Set([200, 400, 409, ...(testDialect === 'mysql' ? [500, 503] : [])]);

let all: FourDialects;
let places: Record<string, string>;
const select: Select = (sql) => all.database.query(sql);

beforeAll(async () => {
  all = await openFourDialects();
  await all.asStaff('mutation { setAutomaticRefunds(automatic: true) }', {});
  const { locations } = await all.asStaff('{ locations { id code } }', {});
  places = Object.fromEntries(locations.map(({ code, id }: { code: string; id: string }) => [code, id]));
});
afterAll(() => all.close());

const a = (path: string, body: object) => all.json(path, { method: 'POST', body: JSON.stringify(body) }, 'LY1');
const b = (path: string, body: object) => all.b(path, { method: 'POST', body: JSON.stringify(body) });
const c = (body: string) => all.send('notify-spedizione', body);
const count = (at: 'MI1' | 'LY1', sku: string, quantity: number) => all.json('/stock', { method: 'PUT', body: JSON.stringify({ items: [{ sku, location_code: `${at}-MAIN`, quantity }] }) }, at);
const create = (number: string, sku: string) => all.d('/orders', { method: 'POST', body: JSON.stringify({ ...newOrder(`e-${number}`), number: `#${number}`, lines: [{ sku, quantity: 1, unit_price: { amount: '1.00', currency: 'EUR' } }] }) });

test('of twenty orders for the last unit one gets it and the others wait; availability is never negative [REL-R18 ABCD]', async () => {
  for (const at of ['MI1', 'LY1'] as const) await count(at, 'TEE', at === 'LY1' ? 1 : 0);
  const available: number[] = [];
  const answers = await Promise.all(Array.from({ length: RACERS }, async (_, racer) => {
    const response = await create(`1${String(racer)}`, 'TEE');
    const { data: [tee] } = await (await all.d('/inventory?sku=TEE')).json() as { data: { available: number; locations: { available: number }[] }[] };
    available.push(tee?.available ?? NaN, ...(tee?.locations ?? []).map((location) => location.available));
    return `${String(response.status)} ${(await response.json() as { status: string }).status}`;
  }));
  expect(answers.sort()).toEqual(['201 in_fulfillment', ...Array.from({ length: RACERS - 1 }, () => '201 received')]);
  expect(available.filter((units) => !(units >= 0))).toEqual([]);
  expect(await select("SELECT p.on_hand, p.reserved FROM stock_position p JOIN item i ON i.variant_id = p.variant_id WHERE i.sku = 'TEE' AND p.reserved > 0")).toEqual([{ on_hand: 1, reserved: 1 }]);
  expect(await companyFlaws(select, COMPANY)).toEqual([]);
});

/** Every write that interfaces and staff can make on one order, each once, by its warehouse: Lyon uses A and B, Milan A and C. */
const SAID: Readonly<Record<'LY1' | 'MI1', readonly ((number: string) => Promise<unknown>)[]>> = {
  LY1: [
    (number) => a(`/orders/${number}/accept`, {}), (number) => a(`/orders/${number}/picked`, { lines: [{ sku: 'MUG', quantity: 2 }] }), (number) => a(`/orders/${number}/shipments`, { tracking_number: 'T-A' }), (number) => a(`/orders/${number}/cancel`, {}),
    (number) => b('/Orders/Acknowledge', [{ OmsOrderNumber: `#${number}`, Success: true }]), (number) => b('/Orders/Processed', { OmsOrderNumber: `#${number}`, ProductList: [{ Sku: MUG, Quantity: 2 }] }),
    (number) => b('/Orders/Shipped', { OmsOrderNumber: `#${number}`, Courier: 'BRT', Waybill: 'T-B' }), (number) => all.cancel(number),
  ],
  MI1: [
    (number) => all.post(`/orders/${number}/accept`), (number) => all.post(`/orders/${number}/picked`, '{"lines":[{"sku":"MUG","quantity":2}]}'), (number) => all.post(`/orders/${number}/shipments`, '{"tracking_number":"T-A"}'), (number) => all.post(`/orders/${number}/cancel`),
    (number) => c(`<doc_ordini><ordine><ord_num_doc>#${number}</ord_num_doc><data_spedizione>2026-11-21 10:00:00</data_spedizione><corriere>BRT</corriere><tracking>T-C</tracking></ordine></doc_ordini>`),
    () => all.get('ws_orders', { data_dal: '01/11/2026 00:00:00' }), (number) => all.cancel(number),
  ],
};

/** The action on an order that an event of its history stands for. */
const DONE: Readonly<Record<string, Action['type']>> = {
  'fulfillment.accepted': 'accept', 'fulfillment.picked': 'pick', 'fulfillment.shipped': 'ship', 'fulfillment.closed': 'shortClose', 'order.cancelled': 'cancel',
};

/** The order that its history leads to by the table of the documents; undefined when a step is not in it. A shipment through interface C implies picking without an event. */
function led(before: OrderModel, types: readonly string[], at: string): OrderModel | undefined {
  let order: OrderModel | undefined = before;
  for (const type of types) {
    const action = DONE[type];
    if (!action || !order) continue;
    const next: OrderModel | undefined = after(order, action === 'pick' ? { type: action, at, short: 0 } : { type: action, at });
    const unpicked: OrderModel | undefined = type === 'fulfillment.shipped' && !next ? after(order, { type: 'pick', at, short: 0 }) : undefined;
    order = unpicked ? after({ ...unpicked, events: order.events }, { type: 'ship', at }) : next;
  }
  return order;
}

test.each(Array.from({ length: ROUNDS }, (_, round) => round))('orders with all writes at once, in any order, through all interfaces, follow the table, and stock adds up, round %i [REL-R18 ABCD]', async (round) => {
  const random = createRandom(SEED, round);
  all.clock.turn(10_000);
  const numbers = (['LY1', 'MI1'] as const).map((at) => [at, `2${String(round)}${at === 'LY1' ? '1' : '2'}`] as const);
  for (const at of ['LY1', 'MI1'] as const) await count(at, 'MUG', 100);
  for (const [at, number] of numbers) await all.place(`#${number}`, [['MUG', 2, at]]);
  all.clock.turn(10_000);
  const said = numbers.flatMap(([at, number]) => SAID[at].map((say) => ({ say, number, turns: random.between(0, MOST_TURNS) })));
  const outcomes = await Promise.allSettled(said.map(async ({ say, number, turns }) => {
    for (let passed = 0; passed < turns; passed += 1) await turn();
    return say(number);
  }));
  const statuses = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value instanceof Response ? outcome.value.status : []));
  expect(statuses.filter((status) => !LEGAL.has(status))).toEqual([]);
  for (const [at, number] of numbers) {
    const stored = (await storedOrders(select, { companyId: COMPANY, places, number: `#${number}` })).get(`#${number}`);
    const { order } = await all.asStaff('query T($reference: ID!) { order(reference: $reference) { timeline { type } } }', { reference: number });
    const line = { sku: 'MUG', ordered: 2, picked: 0, unfulfillable: 0, shipped: 0, cancelled: 0 };
    const placed: OrderModel = { number: `#${number}`, status: 'IN_FULFILLMENT', events: ['order.placed', 'fulfillment.ready'], fulfillmentOrders: [{ at, status: 'TO_FULFILL', accepted: false, exported: false, lines: [line] }] };
    const end = led(placed, order.timeline.map(({ type }: { type: string }) => type), at);
    expect(stored).toEqual(end && comparable(end));
  }
  expect(await companyFlaws(select, COMPANY)).toEqual([]);
});
