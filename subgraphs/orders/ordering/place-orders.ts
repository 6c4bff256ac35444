import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { insertFulfillmentOrders } from '../fulfillment/fulfillment-order.store.js';
import { withFulfillmentOrders } from './with-fulfillment-orders.js';
import { findItemsOfLines } from '../inventory/find-items-of-lines.js';
import { noActiveLocation } from '../inventory/no-active-location.js';
import type { Location } from '../inventory/location.js';
import type { OrdersDeps } from '../orders-deps.js';
import { readAllocation } from './read-allocation.js';
import { alertUnallocated } from './alert-unallocated.js';
import { checkNewOrder } from './check-new-order.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';
import type { Hold } from './hold-kind.js';
import { holdUnreachable } from './hold-unreachable.js';
import { checkTotals, newOrder } from './new-order.js';
import type { NewOrder } from './sent-order.js';
import { hasContent } from './order-content.js';
import { held, type Order } from './order.js';
import { orderEvent } from './order-events.js';
import { orderNumbers } from './order-numbers.js';
import { findOrdersByExternalId, insertOrders } from './order.store.js';

/**
 * Place orders: all of them or none. An order whose external id exists with the same content is answered as stored;
 * with other content it is ALREADY_EXISTS.
 */
export async function placeOrders(deps: OrdersDeps, context: CallContext, given: readonly NewOrder[]): Promise<Order[]> {
  return (await placeAll(deps, context, given)).map(({ order }) => order);
}

/** Place one order; answers also whether it is new. */
export async function placeOrder(deps: OrdersDeps, context: CallContext, given: NewOrder): Promise<PlacedOrder> {
  const [placed] = await placeAll(deps, context, [given]);
  if (!placed) throw new Error('Placing an order answered none');
  return placed;
}

/** The result of placing an order. */
export interface PlacedOrder {
  readonly order: Order;
  /** False if an order with its external id existed. */
  readonly created: boolean;
}

function placeAll(deps: OrdersDeps, context: CallContext, given: readonly NewOrder[]): Promise<PlacedOrder[]> {
  requireAccess(context.principal, { permission: 'commerce.write', scope: 'orders:write' });
  checkAll(given, context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name: 'placeOrders' }, async () => {
      const known = await knownOrders(transaction, companyId, given);
      const fresh = given.filter((order) => !known.has(order.externalId ?? ''));
      const made = await placeNew(deps, transaction, { context, fresh });
      return given.flatMap((one) => placedOf(known.get(one.externalId ?? ''), made[fresh.indexOf(one)]));
    }));
}

/** Place new orders inside a transaction: number, route and store them, with their events. */
export async function placeNew(deps: OrdersDeps, transaction: Transaction, { context, fresh }: { context: CallContext; fresh: readonly NewOrder[] }): Promise<Order[]> {
  const placed = await makeOrders(deps, transaction, { companyId: context.principal.companyId, fresh });
  return store(deps, transaction, { context, placed });
}

const placedOf = (known: Order | undefined, made: Order | undefined): PlacedOrder[] => {
  const order = known ?? made;
  return order === undefined ? [] : [{ order, created: known === undefined }];
};

const MOST_ORDERS = 100;

function checkAll(given: readonly NewOrder[], principal: Principal): void {
  if (given.length < 1 || given.length > MOST_ORDERS) throw new Failure('BAD_INPUT', 'The call is not valid', { orders: [`must be 1 to ${String(MOST_ORDERS)} orders`] });
  given.forEach((order, index) => { checkNewOrder(order, given.length === 1 ? '' : `orders.${String(index)}.`, principal); });
}

async function knownOrders(transaction: Transaction, companyId: number, given: readonly NewOrder[]): Promise<ReadonlyMap<string, Order>> {
  const externalIds = given.flatMap(({ externalId }) => (externalId == null ? [] : [externalId]));
  const found = await findOrdersByExternalId(transaction, companyId, externalIds);
  const known = new Map(found.map((order) => [order.externalId ?? '', order]));
  for (const order of given) {
    const before = known.get(order.externalId ?? '');
    if (before === undefined) continue;
    if (!hasContent(before, order)) {
      throw new Failure('ALREADY_EXISTS', `An order with the external id ${before.externalId ?? ''} exists with other content`, { number: before.number });
    }
    checkTotals(order);
  }
  return known;
}

async function makeOrders(deps: OrdersDeps, transaction: Transaction, { companyId, fresh }: { companyId: number; fresh: readonly NewOrder[] }): Promise<OrderWithFulfillmentOrders[]> {
  if (fresh.length === 0) return [];
  const { ids, clock } = deps;
  const items = await findItemsOfLines(transaction, companyId, { orders: fresh.map(({ lines }) => lines), word: 'lines' });
  const numbers = await orderNumbers(transaction, companyId, fresh);
  const now = instant(clock);
  const nextId = (): string => ids.next();
  const made = fresh.map((given, index) => newOrder(given, { id: nextId(), number: numbers[index] ?? '#', now, items: items[index] ?? [], nextId }));
  await transaction.takeChangeSequence(companyId); // serializes with other allocations, so that no unit is allocated twice, and with saved carriers
  const orders = (await holdUnreachable(transaction, companyId, made)).map((order, index) => heldFrom(order, fresh[index]?.hold));
  const basis = await readAllocation(deps, transaction, { companyId, orders, areNew: true });
  refuseUnknownLocations(fresh, basis.locations);
  return orders.map((order) => withFulfillmentOrders(order, basis, nextId));
}

/** A new order with the hold that it begins with, unless it is on another already. */
const heldFrom = (order: Order, hold: Hold | undefined): Order => (hold === undefined || order.holdReason !== null ? order : held(order, hold));

function refuseUnknownLocations(fresh: readonly NewOrder[], locations: readonly Location[]): void {
  const active = new Set(locations.filter((location) => location.active).map(({ code }) => code));
  const problems = fresh.flatMap(({ lines }, order) => lines.flatMap(({ locationCode }, index) =>
    locationCode == null || active.has(locationCode) ? []
      : [[`${fresh.length === 1 ? '' : `orders.${String(order)}.`}lines.${String(index)}.locationCode`, [noActiveLocation(locationCode, locations)]] as const]));
  if (problems.length > 0) throw new Failure('BAD_INPUT', 'A location is not known', Object.fromEntries(problems));
}

async function store(deps: OrdersDeps, transaction: Transaction, { context, placed }: { context: CallContext; placed: readonly OrderWithFulfillmentOrders[] }): Promise<Order[]> {
  if (placed.length === 0) return [];
  const { companyId } = context.principal;
  const changeSequence = await transaction.takeChangeSequence(companyId);
  const fulfillmentOrders = placed.flatMap((one) => one.fulfillmentOrders);
  await insertOrders(transaction, companyId, { orders: placed.map(({ order }) => order), changeSequence }).catch(asConflict);
  await insertFulfillmentOrders(transaction, companyId, { fulfillmentOrders, changeSequence });
  await deps.outbox.append(transaction, companyId, [
    ...placed.map(({ order }) => orderEvent('order.placed', order, { cause: context })),
    ...fulfillmentOrders.filter(({ status }) => status === 'TO_FULFILL').map((fulfillmentOrder) => fulfillmentEvent('fulfillment.ready', fulfillmentOrder, context)),
  ]);
  await alertUnallocated(deps, transaction, { cause: context, orders: placed.map(({ order }) => order) });
  return placed.map(({ order }) => ({ ...order, updatedAt: changeSequence }));
}

/** An order with this number or external id was placed concurrently: retry and find it. */
const asConflict = duplicateAsConflict('An order with this number or external id was placed');
