import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findFulfillmentOrder } from '../fulfillment/fulfillment-order.store.js';
import { shownOrderNumber } from '../fulfillment/order-number.js';
import type { RaisedAlert } from '../alerts/raise-alerts.js';
import { findOrder } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkReceipt, type Receipt } from './check-receipt.js';
import { findGoods } from './find-goods.js';
import { newReturn, nextReturnIdentity, type ReturnOpening } from './new-return.js';
import { received, type Return } from './return.js';
import { settleReturn } from './settle-return.js';

/** An unannounced return parcel. */
export interface UnannouncedReturn extends Receipt {
  /** The order number on the parcel; kept even if no order has this number. */
  readonly orderNumber?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
}

/** The calling warehouse reports an unannounced parcel (document 1 decisions, A, POST /returns); the merchant is alerted. */
export function registerUnannouncedReturn(deps: OrdersDeps, context: CallContext, given: UnannouncedReturn): Promise<Return> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  const locationId = requireWarehouse(principal);
  checkReceipt(given);
  checkParcel(given);
  return deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name: 'registerUnannouncedReturn' }, async () => {
      const opening = openingOf(given, locationId, await orderOf(transaction, principal.companyId, { locationId, orderNumber: given.orderNumber }));
      const goods = await findGoods(transaction, principal.companyId, { reported: given.lines, known: opening });
      const now = instant(deps.clock);
      const opened = newReturn(await nextReturnIdentity(transaction, principal.companyId, deps.ids), opening, now);
      return settleReturn(deps, transaction, { context, isNew: true, before: opened, after: received(opened, { ...given, goods, now }), event: 'return.received', alerts: [alertOf(opened)] });
    }));
}

function alertOf({ id, number, orderNumber }: Return): RaisedAlert {
  const message = `The parcel ${number} arrived unannounced${orderNumber === null ? '' : ` for the order ${orderNumber}`}`;
  return { type: 'RETURN_UNANNOUNCED', subject: id, message };
}

const LONGEST = 120;

function checkParcel({ orderNumber, trackingNumber, lines }: UnannouncedReturn): void {
  const long = Object.entries({ orderNumber: shownOrderNumber(orderNumber), trackingNumber }).filter(([, text]) => Array.from(text ?? '').length > LONGEST);
  const problems: Record<string, string[]> = Object.fromEntries(long.map(([field]) => [field, [`must have at most ${String(LONGEST)} characters`]]));
  if (!lines.some(({ quantity }) => quantity > 0)) problems['lines'] = ['must hold at least one unit'];
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The report is not valid', problems);
}

interface OrderOfParcel {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly customerName: string | null;
}

/** The order of the number on a parcel. A warehouse sees the customer only of orders it has a fulfillment order of (document 1, rule 2). */
async function orderOf(reader: Reader, companyId: number, { locationId, orderNumber }: { locationId: string; orderNumber: string | null | undefined }): Promise<OrderOfParcel> {
  const number = shownOrderNumber(orderNumber);
  const order = number === null ? undefined : await findOrder(reader, companyId, number);
  if (!order) return { orderId: null, orderNumber: number, customerName: null };
  const fulfillmentOrder = await findFulfillmentOrder(reader, companyId, { locationId, reference: order.id });
  return { orderId: order.id, orderNumber: order.number, customerName: fulfillmentOrder ? order.customer.name : null };
}

const openingOf = ({ trackingNumber }: UnannouncedReturn, locationId: string, order: OrderOfParcel): ReturnOpening => ({
  ...order,
  locationId,
  status: 'RECEIVED',
  source: 'WAREHOUSE',
  announced: false,
  resolution: 'REFUND',
  method: 'CARRIER_LABEL',
  carrierCode: null,
  carrierName: null,
  trackingNumbers: trackingNumber == null ? [] : [trackingNumber],
  notes: null,
  lines: [],
});
