import { decimalFromMinor } from '#kernel/money.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { NewOrder } from './sent-order.js';
import { orderEvent } from './order-events.js';
import type { Order } from './order.js';
import { findOrder } from './order.store.js';
import { placeNew } from './place-orders.js';
import { insertReplacement } from './replacement.store.js';

/** Units of an order that are sent again. */
export interface ReplaceOrder {
  readonly reference: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /** The number of the new order; the next of the series unless given. */
  readonly number?: string | null | undefined;
  /** Where it is sent from; routing chooses unless given. */
  readonly locationCode?: string | null | undefined;
}

/** Send units of an order again, free of charge, in a new order that is routed like any other; the original order's history records it. */
export function replaceOrder(deps: OrdersDeps, context: CallContext, given: ReplaceOrder): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'replaceOrder' }, async () => {
    const order = await findOrder(transaction, companyId, given.reference);
    if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${given.reference}`);
    const [made] = await placeNew(deps, transaction, { context, fresh: [replacementOf(order, given)] });
    if (!made) throw new Error('Placing a replacement answered none');
    await insertReplacement(transaction, companyId, { orderId: order.id, replacementId: made.id });
    await deps.outbox.append(transaction, companyId, [orderEvent('order.reship_created', order, { cause: context, record: { replacementOrderId: made.id, replacementNumber: made.number } })]);
    return made;
  }));
}

const replacementOf = (order: Order, given: ReplaceOrder): NewOrder => ({
  number: given.number,
  channel: order.channel,
  currency: order.currency,
  customer: order.customer,
  shippingAddress: order.shippingAddress,
  billingAddress: order.billingAddress,
  invoiceDetails: order.invoiceDetails,
  shipping: order.shipping,
  language: order.language,
  paymentStatus: 'PAID',
  lines: linesOf(order, given),
});

function linesOf({ lines, currency }: Order, { lines: given, locationCode }: ReplaceOrder): NewOrder['lines'] {
  if (given.length === 0) throw new Failure('BAD_INPUT', 'Nothing is sent again', { lines: ['must name at least one line'] });
  return given.map(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Failure('BAD_INPUT', 'A line is not of this order', { [`lines.${String(index)}.lineId`]: ['is no line of this order'] });
    if (quantity < 1 || quantity > line.quantity) throw new Failure('BAD_INPUT', 'More units than were sold', { [`lines.${String(index)}.quantity`]: [`must be 1 to ${String(line.quantity)}`] });
    const { sku, barcode, title, taxRate } = line;
    return { sku, barcode, title, taxRate, quantity, locationCode, unitPrice: { amount: decimalFromMinor(0, currency), currency } };
  });
}
