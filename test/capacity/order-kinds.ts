import { randomUUID } from 'node:crypto';
import { FIRST_NUMBER } from '../bench/bench-data.js';
import { ask, bearer, type Answered } from './ask.js';
import type { Caller, Kind } from './kind.js';
import { placeOrders, unitsOf } from './place-orders.js';
import type { World } from './world.js';

const ROOT = '/api/commerce/v1';
const SHOWN = 500;
const euros = (amount: string) => ({ amount, currency: 'EUR' });

let turns = 0;

/** Create an order through the commerce API. */
export function createOrder({ keys }: World, { at }: Caller, number: string): Promise<Answered> {
  turns += 1;
  const body = {
    external_id: number, number, currency: 'EUR', customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com' }, shipping_address: { address1: 'Via Torino 12', city: 'Milano', postal_code: '20123', country_code: 'IT' },
    shipping: { method_code: 'standard', price: euros('5.00') }, lines: unitsOf(turns).map((units) => ({ ...units, unit_price: euros('49.90'), tax_rate: '0.22' })),
  };
  return ask(at, { host: 'commerce', method: 'POST', path: `${ROOT}/orders`, headers: bearer(keys.commerce, { 'idempotency-key': randomUUID() }), body: JSON.stringify(body) });
}

/** Read the n-th order through the commerce API. */
export const readOrder = ({ keys }: World, { at }: Caller, index: number): Promise<Answered> => ask(at, { host: 'commerce', path: `${ROOT}/orders/${String(FIRST_NUMBER + index % SHOWN)}`, headers: bearer(keys.commerce) });

/** A warehouse takes an order, picks and ships it: three calls. */
export async function fulfil({ keys }: World, { at }: Caller, { number, lines }: { readonly number: string; readonly lines: readonly object[] }): Promise<void> {
  const post = (name: string, body: object): Promise<Answered> => ask(at, { host: 'commerce', method: 'POST', path: `/api/fulfillment/v1/orders/${number}/${name}`, headers: bearer(keys.warehouse, { 'idempotency-key': randomUUID() }), body: JSON.stringify(body) });
  await post('accept', { wms_reference: `W-${number}` });
  await post('picked', { lines });
  await post('shipments', { carrier_code: 'brt', tracking_number: `P-${number}` });
}

const waiting: string[] = [];
let supplied = 0;

async function supply({ graph }: World, count: number): Promise<void> {
  supplied += 1;
  const prefix = `S${String(supplied)}-`;
  await placeOrders(graph, { count, prefix, location: 'MI1' });
  waiting.push(...Array.from({ length: count }, (_, index) => `${prefix}${String(index)}`));
}

/** Calls of orders. */
export const ORDER_KINDS: readonly Kind[] = [
  { name: 'D: list of 50 orders', turn: ({ keys }, { at }) => ask(at, { host: 'commerce', path: `${ROOT}/orders?limit=50`, headers: bearer(keys.commerce) }) },
  { name: 'D: single order', turn: (world, caller) => readOrder(world, caller, turns++) },
  { name: 'D: new order', turn: (world, caller) => createOrder(world, caller, `N-${randomUUID()}`) },
  { name: 'A: poll of 50, accept, picking, shipment (4 calls)', calls: 4, supply, turn: async (world, caller) => {
    await ask(caller.at, { host: 'commerce', path: '/api/fulfillment/v1/orders?limit=50', headers: bearer(world.keys.warehouse) });
    const number = waiting.shift();
    if (number === undefined) throw new Error('The orders that were placed are used up');
    await fulfil(world, caller, { number, lines: unitsOf(Number(number.split('-')[1])) });
  } },
];
