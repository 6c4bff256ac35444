import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { allocate } from '../routing/allocate.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { newFulfillmentOrders } from './new-fulfillment-orders.js';
import { withFulfillmentOrders } from './with-fulfillment-orders.js';
import { findItemsOfLines } from '../inventory/find-items-of-lines.js';
import type { OrdersDeps } from '../orders-deps.js';
import { readAllocation } from './read-allocation.js';
import { checkLines } from './check-new-order.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';
import { newLine } from './new-order.js';
import type { NewOrderLine } from './sent-order.js';
import type { Order, OrderLine } from './order.js';
import { totalsOf } from './totals.js';

interface Addition {
  readonly context: CallContext;
  readonly now: OrderWithFulfillmentOrders;
  readonly given: readonly NewOrderLine[];
  /** Whether an order that waits for stock changed in another way that may allow its allocation. */
  readonly isChanged: boolean;
}

/**
 * Add lines to an order that no warehouse accepted. They join the fulfillment orders at the locations that can fulfill them, or form new ones; an order
 * that waits for stock is allocated again as a whole. Lines no location can fulfill are BAD_INPUT.
 */
export async function addLines(deps: OrdersDeps, transaction: Transaction, { context, now, given, isChanged }: Addition): Promise<OrderWithFulfillmentOrders> {
  const waits = now.fulfillmentOrders.length === 0;
  if (given.length === 0 && !(isChanged && waits)) return now;
  checkLines(given, 'addLines.');
  const { companyId } = context.principal;
  const lines = await linesOf(deps, transaction, { companyId, given, currency: now.order.currency });
  const all = [...now.order.lines, ...lines];
  const order: Order = { ...now.order, lines: all, ...(lines.length > 0 && totalsOf(all, { ...now.order, path: 'addLines' })) };
  const alone = { ...order, lines: waits ? all : lines };
  await transaction.takeChangeSequence(companyId); // serializes with other allocations
  const basis = await readAllocation(deps, transaction, { companyId, orders: [alone] });
  const nextId = (): string => deps.ids.next();
  if (waits) return withFulfillmentOrders(order, basis, nextId);
  const allocated = allocate(alone, basis);
  if (!allocated) throw new Failure('BAD_INPUT', 'No location can fulfil these lines', { addLines: ['no location can fulfil them'] });
  return { order, fulfillmentOrders: joined(now.fulfillmentOrders, newFulfillmentOrders(order, { allocated, locations: basis.locations, documentsReady: basis.customsPublished.has(order.id), departures: basis.departures, nextId })) };
}

async function linesOf({ ids }: OrdersDeps, reader: Reader, { companyId, given, currency }: { companyId: number; given: readonly NewOrderLine[]; currency: string }): Promise<OrderLine[]> {
  const [items = []] = await findItemsOfLines(reader, companyId, { orders: [given], word: 'addLines' });
  return given.map((line, index) => newLine(line, { item: items[index], id: ids.next(), currency, path: `addLines.${String(index)}` }));
}

const OPEN: readonly FulfillmentOrder['status'][] = ['NOT_READY', 'TO_FULFILL', 'REJECTED'];

/** Merge new fulfillment orders into existing ones at the same location; those without a match are added. */
function joined(fulfillmentOrders: readonly FulfillmentOrder[], added: readonly FulfillmentOrder[]): FulfillmentOrder[] {
  const isAt = (fulfillmentOrder: FulfillmentOrder) => ({ locationId, status }: FulfillmentOrder): boolean => locationId === fulfillmentOrder.locationId && OPEN.includes(status);
  return [
    ...fulfillmentOrders.map((fulfillmentOrder) => {
      const more = OPEN.includes(fulfillmentOrder.status) ? added.filter(isAtSame(fulfillmentOrder)) : [];
      return more.length === 0 ? fulfillmentOrder : { ...fulfillmentOrder, lines: [...fulfillmentOrder.lines, ...more.flatMap(({ lines }) => lines)] };
    }),
    ...added.filter((fulfillmentOrder) => !fulfillmentOrders.some(isAt(fulfillmentOrder))),
  ];
}

const isAtSame = (fulfillmentOrder: FulfillmentOrder) => ({ locationId }: FulfillmentOrder): boolean => locationId === fulfillmentOrder.locationId;
