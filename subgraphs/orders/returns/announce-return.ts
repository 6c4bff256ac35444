import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { readOrder } from '../ordering/change-order.js';
import { orNull } from '../addresses/given.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { carrierCalled } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { checkAnnouncement, type AnnouncedLine, type Announcement } from './check-announcement.js';
import { findExchanges, type Exchange } from './find-exchanges.js';
import { newReturn, nextReturnIdentity, type ReturnOpening } from './new-return.js';
import { receivingLocation } from './receiving-location.js';
import type { ReturnLine } from './return-line.js';
import { insertReturnLabel } from './return-label.store.js';
import { claimOrder, findReturnsOfOrders } from './return.store.js';
import { expected, type Return } from './return.js';
import { settleReturn } from './settle-return.js';
import { unitsToReturn, type UnitsToReturn } from './returnable.js';

/**
 * Open a return of units an order shipped: never more of a line than shipped and not in another return that still counts
 * (document 2, E, returnable). It is announced to its warehouse at once unless `expected` is false.
 */
export function announceReturn(deps: OrdersDeps, context: CallContext, given: Announcement): Promise<Return> {
  requirePermission(context.principal, 'commerce.write');
  checkAnnouncement(given);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name: 'announceReturn' }, async () => {
      const { order, fulfillmentOrders } = await readOrder(transaction, context.principal, given.orderReference);
      const units = unitsToReturn(order, given.lines, await findReturnsOfOrders(transaction, companyId, [order.id]));
      const locationId = await receivingLocation(transaction, companyId, { code: given.locationCode, fulfillmentOrders, lineIds: [...new Set(units.map(({ line }) => line.id))] });
      const exchanges = await findExchanges(transaction, companyId, given.lines);
      const opening = openingOf(given, { order, locationId, carrier: await carrierOf(transaction, companyId, given), lines: toReturnLines(units, given.lines, exchanges) });
      await claimOrder(transaction, companyId, order);
      const opened = newReturn(await nextReturnIdentity(transaction, companyId, deps.ids), opening, instant(deps.clock));
      const made = await settleReturn(deps, transaction, { context, isNew: true, before: opened, after: given.expected === false ? opened : expected(opened) });
      if (given.label === true) await insertReturnLabel(transaction, companyId, { returnId: made.id, dueAt: made.createdAt });
      return made;
    }));
}

interface Opened {
  readonly order: Order;
  readonly locationId: string;
  readonly carrier: Pick<Return, 'carrierCode' | 'carrierName'>;
  readonly lines: readonly ReturnLine[];
}

const openingOf = (given: Announcement, { order, locationId, carrier, lines }: Opened): ReturnOpening => ({
  orderId: order.id,
  orderNumber: order.number,
  locationId,
  status: 'REQUESTED',
  source: given.source ?? 'CHANNEL',
  announced: true,
  resolution: given.resolution ?? 'REFUND',
  method: given.method ?? 'CARRIER_LABEL',
  ...carrier,
  trackingNumbers: given.trackingNumbers ?? [],
  customerName: order.customer.name,
  notes: orNull(given.notes),
  lines,
});

/** The given carrier, completed from the merchant's carriers if it is one of them. */
async function carrierOf(reader: Transaction, companyId: number, { carrierCode, carrierName }: Announcement): Promise<Pick<Return, 'carrierCode' | 'carrierName'>> {
  const named = carrierCode ?? carrierName;
  const known = named == null ? undefined : carrierCalled(named, await findCarriers(reader, companyId));
  return known ? { carrierCode: known.code, carrierName: known.name } : { carrierCode: orNull(carrierCode), carrierName: orNull(carrierName) };
}

const toReturnLines = (units: readonly UnitsToReturn[], announced: readonly AnnouncedLine[], exchanges: readonly (Exchange | null)[]): ReturnLine[] =>
  units.flatMap((some) => announced.slice(some.place, some.place + 1).map((given) => toReturnLine(some, given, exchanges[some.place] ?? null)));

const toReturnLine = ({ line: { id, variantId, sku, barcode, itemKey, title }, quantity }: UnitsToReturn, given: AnnouncedLine, exchange: Exchange | null): ReturnLine => ({
  lineId: id, variantId, sku, barcode, itemKey, title,
  quantityExpected: quantity,
  quantityReceived: 0,
  classification: null,
  reasonCode: orNull(given.reasonCode),
  reason: orNull(given.reason),
  lotNumber: null,
  serialNumber: null,
  note: null,
  exchangeSku: exchange?.sku ?? null,
  exchangeBarcode: exchange?.barcode ?? null,
});
