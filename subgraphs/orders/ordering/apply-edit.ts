import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import { fulfillmentOrderEvents } from '../fulfillment/fulfillment-order-events.js';
import { settled } from './readiness.js';
import type { OrdersDeps } from '../orders-deps.js';
import { isUnlabelled } from './is-unlabelled.js';
import { addLines } from './add-lines.js';
import { checkEmails } from './check-edit.js';
import { cancelledUnits, fulfillmentOrdersWithout, withoutUnits, type CancelledUnits } from './cancelling-lines.js';
import type { OrderChange, OrderWithFulfillmentOrders } from './order-change.js';
import { changedFields, edited, refuseEdit, type ContentEdit } from './editing.js';
import { reachAnew } from './reach-anew.js';
import type { Order } from './order.js';
import { fieldsOf, type OrderEdit } from './order-edit.js';
import { orderEvent, type OrderEventType } from './order-events.js';

interface Edit {
  readonly context: CallContext;
  readonly now: OrderWithFulfillmentOrders;
  readonly edit: OrderEdit;
}

/** The order and its fulfillment orders after an edit, with the events; fulfillment orders whose order changed get a new change sequence, so that their warehouses read them again. */
export async function applyEdit(deps: OrdersDeps, transaction: Transaction, { context, now, edit }: Edit): Promise<OrderChange> {
  refuseEdit(now, { fields: fieldsOf(edit), customer: edit.customer, isUnlabelled: await isUnlabelled(transaction, context.principal.companyId, now) });
  checkEmails(edit, now.order);
  const at = instant(deps.clock);
  const cancelled = cancelledUnits(now.order, edit.lines ?? []);
  refuseEmptied(now.order, cancelled, edit);
  const content = { ...await reachAnew(transaction, context.principal.companyId, { before: now, after: edited(now.order, edit) }), updatedAt: at };
  const fewer = now.fulfillmentOrders.length === 0 ? { order: { ...content, lines: withoutUnits(content.lines, cancelled) }, fulfillmentOrders: [] }
    : { order: content, fulfillmentOrders: fulfillmentOrdersWithout(now.fulfillmentOrders, { cancelled, at, requestedBy: 'merchant' }) };
  const { order, fulfillmentOrders } = await addLines(deps, transaction, { context, now: fewer, given: edit.addLines ?? [], isChanged: cancelled.length > 0 });
  const fields = changedFields(now.order, order);
  const counted = { ...order, lines: withoutUnits(order.lines, now.fulfillmentOrders.length === 0 ? [] : cancelled) };
  const after = fulfillmentOrders.map((fulfillmentOrder) => settled(fields.length > 0 && isLive(fulfillmentOrder) ? { ...fulfillmentOrder, priority: order.priority, priorityChosen: order.priorityChosen } : fulfillmentOrder, counted));
  return {
    order,
    fulfillmentOrders: after,
    events: [...holdEvents(now.order, order, context), ...editEvents(order, { context, fields, cancelled, added: order.lines.slice(now.order.lines.length).map(({ id }) => id) }), ...fulfillmentOrderEvents(now.fulfillmentOrders, after, context)],
  };
}

const isLive = ({ status }: { status: string }): boolean => !['SHIPPED', 'CANCELLED', 'CLOSED'].includes(status);

function refuseEmptied(order: Order, cancelled: readonly CancelledUnits[], { addLines: added }: OrderEdit): void {
  const left = order.lines.reduce((sum, line) => sum + line.quantity - line.quantityCancelled, 0) - cancelled.reduce((sum, { units }) => sum + units, 0);
  if (cancelled.length > 0 && left === 0 && !added?.length) throw new Failure('BAD_INPUT', 'Nothing would be left of this order; cancel it instead', { lines: ['must leave a unit'] });
}

function holdEvents(before: Order, after: Order, cause: CallContext): DomainEvent[] {
  if (before.holdReason === after.holdReason) return [];
  return [orderEvent(after.holdReason === null ? 'order.released' : 'order.held', after, { cause })];
}

interface Told {
  readonly context: CallContext;
  readonly fields: readonly (keyof ContentEdit)[];
  readonly cancelled: readonly CancelledUnits[];
  readonly added: readonly string[];
}

const EVENTS = {
  shippingAddress: 'order.address_changed', billingAddress: 'order.address_changed', invoiceDetails: 'order.address_changed', shipping: 'order.shipping_method_changed',
  notes: 'order.notes_changed', priority: 'order.priority_changed', customer: 'order.customer_changed',
} as const satisfies Record<keyof ContentEdit, OrderEventType>;

function editEvents(order: Order, { context: cause, fields, cancelled, added }: Told): DomainEvent[] {
  const types = [...new Set(fields.map((field) => EVENTS[field]))];
  const content = types.map((type) => orderEvent(type, order, { cause }));
  if (cancelled.length > 0 && added.length > 0) return [...content, orderEvent('order.item_replaced', order, { cause, record: { lines: cancelled, added } })];
  if (cancelled.length > 0) return [...content, orderEvent('order.lines_cancelled', order, { cause, record: { lines: cancelled } })];
  if (added.length > 0) return [...content, orderEvent('order.lines_changed', order, { cause, record: { added } })];
  return content;
}
