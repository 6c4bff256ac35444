import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findFulfillmentOrder } from '../fulfillment/fulfillment-order.store.js';
import { findOrder } from '../ordering/order.store.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { arrivedOnce } from './arrived-once.js';
import { checkReceipt, type Receipt } from './check-receipt.js';
import { findGoods } from './find-goods.js';
import { receiveReturn } from './receive-return.js';
import { registerUnannouncedReturn } from './register-unannounced-return.js';
import { findReturns } from './return.store.js';
import { received, type Return } from './return.js';
import { settle } from './settle.js';

/** Goods of an order that arrived at a warehouse, announced or not. */
export interface Arrival extends Receipt {
  readonly orderNumber: string;
  /** The return's reference: its number, or any other text for an unannounced parcel. */
  readonly returnReference?: string | null | undefined;
}

/**
 * The calling warehouse reports goods of an order that came back (document 1, B, Return/Update): the announced return they belong to is
 * received; an unknown reference means an unannounced parcel. The same report again changes nothing; a different one with the same
 * reference corrects it.
 */
export async function reportArrival(deps: OrdersDeps, context: CallContext, { orderNumber, returnReference, ...receipt }: Arrival): Promise<Return> {
  requireScope(context.principal, 'fulfillment:write');
  checkReceipt(receipt);
  const { companyId } = context.principal;
  const order = await findOrder(deps.database, companyId, orderNumber);
  const returns = order ? await returnsOfOrder(deps.database, context, order) : [];
  if (!order || (returns.length === 0 && !await findFulfillmentOrder(deps.database, companyId, { locationId: requireWarehouse(context.principal), reference: order.id }))) {
    throw new Failure('ORDER_NOT_FOUND', `No order ${orderNumber}`, { reference: orderNumber });
  }
  const known = await belonging(deps, context, { returns, returnReference, receipt });
  return known
    ? receiveReturn(deps, context, { ...receipt, reference: known.id })
    : registerUnannouncedReturn(deps, arrivedOnce(context, { orderNumber: order.number, returnReference, receipt }), { ...receipt, orderNumber: order.number, wmsReference: returnReference ?? receipt.wmsReference });
}

const MOST_RETURNS = 1000;

const returnsOfOrder = (reader: Reader, { principal }: CallContext, order: Order): Promise<Return[]> =>
  findReturns(reader, principal.companyId, { where: 'order_id = ? AND location_id = ?', parameters: [order.id, requireWarehouse(principal)], orderBy: 'id', limit: MOST_RETURNS, whole: true });

interface Belonging {
  readonly returns: readonly Return[];
  readonly returnReference: string | null | undefined;
  readonly receipt: Receipt;
}

/** The return of a report: the one with its reference, else the unannounced one reported with it before. */
async function belonging(deps: OrdersDeps, { principal }: CallContext, { returns, returnReference, receipt }: Belonging): Promise<Return | undefined> {
  if (returnReference != null) {
    return returns.find(({ number }) => number === returnReference.toUpperCase()) ?? returns.find(({ announced, wmsReference }) => !announced && wmsReference === returnReference);
  }
  for (const before of returns.filter(({ announced, wmsReference }) => !announced && wmsReference === (receipt.wmsReference ?? null))) {
    const goods = await findGoods(deps.database, principal.companyId, { reported: receipt.lines, known: before });
    if (settle(before, received(before, { ...receipt, goods, now: before.receivedAt ?? instant(deps.clock) })).after === before) return before;
  }
  return undefined;
}
