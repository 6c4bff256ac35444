import { canonicalJson } from '#kernel/canonical-json.js';
import { Failure } from '#contract/failure.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { addressedTo, editedAddress, editedCustomer, type Address, type Customer } from '../addresses/address.js';
import { made, orNull, type Given } from '../addresses/given.js';
import { editedInvoiceDetails, type InvoiceDetails } from './invoice-details.js';
import { DEFAULT_PRIORITY } from './new-order.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';
import type { Order } from './order.js';

/** The fields of an order to change; those not given stay. */
export interface ContentEdit {
  /** Of a record fields that are not given stay, those that are null are cleared. */
  readonly customer?: Given<Customer> | null | undefined;
  readonly shippingAddress?: Given<Address> | null | undefined;
  /** Null: there is none. */
  readonly billingAddress?: Given<Address> | null | undefined;
  /** Null: there are none. */
  readonly invoiceDetails?: Given<InvoiceDetails> | null | undefined;
  /** Null: there are none. */
  readonly notes?: string | null | undefined;
  readonly shipping?: Given<Order['shipping']> | null | undefined;
  /** Null: the default of the shipping type. */
  readonly priority?: number | null | undefined;
}

/** How far its warehouses have progressed with an order. */
type Stage = 'UNTOUCHED' | 'ACCEPTED' | 'PICKED';

/**
 * The last stage in which a field may change: a warehouse that accepted an order is notified of a new address, notes and cancelled units (document 1, C). How its customer is reached
 * changes no parcel, but the name does where the address has none and labels carry it, and the channel's id says that it is another customer.
 */
const LAST_STAGE = {
  customer: 'PICKED', 'customer.name': 'ACCEPTED', 'customer.channelId': 'UNTOUCHED', shipping: 'UNTOUCHED', addLines: 'UNTOUCHED', shippingAddress: 'ACCEPTED', billingAddress: 'PICKED', invoiceDetails: 'PICKED', notes: 'PICKED', priority: 'PICKED', lines: 'PICKED',
} as const satisfies Record<keyof ContentEdit | `customer.${'name' | 'channelId'}` | 'lines' | 'addLines', Stage>;

/** Something of an order that can be edited. */
export type EditedField = keyof typeof LAST_STAGE;

const STAGES: readonly Stage[] = ['UNTOUCHED', 'ACCEPTED', 'PICKED'];

const stageOf = (fulfillmentOrders: readonly FulfillmentOrder[]): Stage =>
  fulfillmentOrders.some(({ status }) => status === 'PROCESSED') ? 'PICKED' : fulfillmentOrders.some(({ acceptedAt }) => acceptedAt !== null) ? 'ACCEPTED' : 'UNTOUCHED';

/** What of a customer an edit changes that is more than how to reach them: the name of a parcel, and who they are. */
function decidingFields({ customer: before, shippingAddress }: Order, given: Given<Customer>): EditedField[] {
  const after = editedCustomer(before, given);
  const isOnParcel = canonicalJson(addressedTo(shippingAddress, before)) !== canonicalJson(addressedTo(shippingAddress, after));
  return [...(isOnParcel ? ['customer.name' as const] : []), ...(before.channelId === after.channelId ? [] : ['customer.channelId' as const])];
}

/** What else to do about what cannot change any more. */
const INSTEAD: Readonly<Partial<Record<EditedField, string>>> = {
  shippingAddress: 'to send it elsewhere cancel the order, which asks its warehouse to stop, and place it anew; of a parcel that leaves all the same only its carrier can change the address',
  'customer.name': 'the parcel carries the name, because its address has none: cancel the order, which asks its warehouse to stop, and place it anew',
  'customer.channelId': 'name, e-mail address and telephone number still can',
  shipping: 'cancel the order, which asks its warehouse to stop, and place it anew, or reroute what no warehouse has accepted',
  addLines: 'place another order for them',
};

/** What an edit asks for, and whether no label carries the address yet. */
interface AskedEdit {
  readonly fields: readonly EditedField[];
  readonly customer: Given<Customer> | null | undefined;
  readonly isUnlabelled: boolean;
}

const ON_LABELS: ReadonlySet<EditedField> = new Set(['shippingAddress', 'customer.name']);

/**
 * Refuse edits of an order that has ended, or of fields that its warehouses' progress no longer allows to change: INVALID_STATE, with what to do instead. What labels carry of what was picked
 * can change while no label carries it, because making one failed.
 */
export function refuseEdit({ order, fulfillmentOrders }: OrderWithFulfillmentOrders, { fields, customer, isUnlabelled }: AskedEdit): void {
  if (!['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT'].includes(order.status)) {
    throw new Failure('INVALID_STATE', `An order that is ${order.status.toLowerCase()} cannot be edited`, { status: order.status.toLowerCase() });
  }
  const stage = stageOf(fulfillmentOrders);
  const isLate = (field: EditedField): boolean => STAGES.indexOf(stage) > STAGES.indexOf(LAST_STAGE[field]) && !(isUnlabelled && ON_LABELS.has(field));
  const late = [...fields, ...(customer ? decidingFields(order, customer) : [])].filter(isLate);
  if (late.length === 0) return;
  const instead = late.flatMap((field) => INSTEAD[field] ?? []);
  throw new Failure('INVALID_STATE', [`A warehouse has ${stage === 'PICKED' ? 'picked' : 'accepted'} units of this order: ${late.join(', ')} cannot change any more`, ...instead].join('; '),
    { fields: late.join(), ...(instead.length > 0 && { instead: instead.join('; ') }) });
}

/** The order with its content edited. */
export function edited(order: Order, { customer, shippingAddress, billingAddress, invoiceDetails, notes, shipping, priority }: ContentEdit): Order {
  return {
    ...order,
    ...(customer && { customer: editedCustomer(order.customer, customer) }),
    ...(shippingAddress && { shippingAddress: editedAddress(order.shippingAddress, shippingAddress) }),
    ...(billingAddress !== undefined && { billingAddress: made(billingAddress, (given) => editedAddress(order.billingAddress, given)) }),
    ...(invoiceDetails !== undefined && { invoiceDetails: made(invoiceDetails, (given) => editedInvoiceDetails(order.invoiceDetails, given)) }),
    ...(notes !== undefined && { notes: orNull(notes) }),
    ...(shipping && { shipping: withShipping(order.shipping, shipping) }),
    ...editedPriority(order, { priority, shipping }),
  };
}

const editedPriority = ({ shipping: { type } }: Order, { priority, shipping }: ContentEdit): Partial<Order> =>
  (priority === undefined ? {} : { priority: priority ?? DEFAULT_PRIORITY[shipping?.type ?? type], priorityChosen: priority !== null });

const withShipping = (before: Order['shipping'], given: NonNullable<ContentEdit['shipping']>): Order['shipping'] => ({
  methodCode: given.methodCode === undefined ? before.methodCode : given.methodCode,
  methodName: given.methodName === undefined ? before.methodName : given.methodName,
  carrierCode: given.carrierCode === undefined ? before.carrierCode : given.carrierCode,
  serviceCode: given.serviceCode === undefined ? before.serviceCode : given.serviceCode,
  type: given.type ?? before.type,
});

const CONTENT = ['customer', 'shippingAddress', 'billingAddress', 'invoiceDetails', 'notes', 'shipping', 'priority'] as const;

/** The content fields in which two versions of an order differ. */
export const changedFields = (before: Order, after: Order): (keyof ContentEdit)[] => CONTENT.filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]));
