import { decimalFromMinor } from '#kernel/money.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { NewOrder, NewOrderLine } from './sent-order.js';
import { orderEvent } from './order-events.js';
import type { Order } from './order.js';
import { findNamedOrder } from './find-named-order.js';
import { placeNew } from './place-orders.js';
import { unitsToReplace, type UnitsToReplace } from './units-to-replace.js';
import { findReplacedUnits, insertReplacement } from './replacement.store.js';

/** Units of an order that are sent again. */
export interface ReplaceOrder {
  readonly reference: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /** The number of the new order; the next of the series unless given. */
  readonly number?: string | null | undefined;
  /** Where it is sent from; routing chooses unless given. */
  readonly locationCode?: string | null | undefined;
}

/**
 * Send units of an order again, free of charge, in a new order that is routed like any other; the original order's history records it. At most what was shipped of it and
 * is in no other replacement that is not cancelled.
 */
export function replaceOrder(deps: OrdersDeps, context: CallContext, given: ReplaceOrder): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'replaceOrder' }, async () => {
    await transaction.takeChangeSequence(companyId); // whoever sends units of the order again, ships or voids some, waits: the count below holds until the commit
    const order = await findNamedOrder(transaction, context.principal, given.reference);
    if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${given.reference}`);
    const units = unitsToReplace(order, { lines: given.lines, replaced: await findReplacedUnits(transaction, companyId, order.id) });
    const [made] = await placeNew(deps, transaction, { context, fresh: [replacementOf(order, { ...given, units })] });
    if (!made) throw new Error('Placing a replacement answered none');
    await insertReplacement(transaction, companyId, { orderId: order.id, replacementId: made.id });
    await deps.outbox.append(transaction, companyId, [orderEvent('order.reship_created', order, { cause: context, record: { replacementOrderId: made.id, replacementNumber: made.number } })]);
    return made;
  }));
}

interface Replacing extends Pick<ReplaceOrder, 'number' | 'locationCode'> {
  readonly units: readonly UnitsToReplace[];
}

const replacementOf = (order: Order, { number, locationCode, units }: Replacing): NewOrder => ({
  number,
  channel: order.channel,
  currency: order.currency,
  customer: order.customer,
  shippingAddress: order.shippingAddress,
  billingAddress: order.billingAddress,
  invoiceDetails: order.invoiceDetails,
  shipping: order.shipping,
  language: order.language,
  paymentStatus: 'PAID',
  lines: units.map((one) => ({ ...lineOf(one, order.currency), locationCode })),
});

const lineOf = ({ line, quantity }: UnitsToReplace, currency: string): Omit<NewOrderLine, 'locationCode'> =>
  ({ sku: line.sku, barcode: line.barcode, title: line.title, taxRate: line.taxRate, quantity, unitPrice: { amount: decimalFromMinor(0, currency), currency } });
