/** A fulfillment line, as far as the model tracks it. */
export interface LineModel { readonly sku: string; readonly ordered: number; readonly picked: number; readonly unfulfillable: number; readonly shipped: number; readonly cancelled: number }

/** A fulfillment order as the documents describe it, whether it was ever accepted, and whether a poll that is confirmed later has read it. */
export interface FulfillmentOrderModel { readonly at: string; readonly status: string; readonly accepted: boolean; readonly exported: boolean; readonly lines: readonly LineModel[] }

/** An order as the documents describe it; `events` are those its history must hold, each as often as it is listed. */
export interface OrderModel { readonly number: string; readonly status: string; readonly fulfillmentOrders: readonly FulfillmentOrderModel[]; readonly events: readonly string[] }

/**
 * Something that happens to an order; a picking may be `short` of units, a shipment with explicit units takes only those. A warehouse that polls
 * (interface C) accepts what it reads; one that exports (B) reads, then confirms or rejects. Both read every order they have. Where a warehouse
 * uses several interfaces, `by` is the one of this call.
 */
export type Action =
  | { readonly type: 'hold' | 'release' | 'fix' | 'cancel' }
  | OfWarehouse & { readonly type: 'accept' | 'reject' | 'shortClose' | 'poll' | 'export' | 'confirm' | 'refuse' }
  | OfWarehouse & { readonly type: 'pick'; readonly short: number }
  | OfWarehouse & { readonly type: 'ship'; readonly units?: readonly Units[] };

interface OfWarehouse { readonly at: string; readonly by?: 'A' | 'B' | 'C' }

/** Units of an item. */
export interface Units { readonly sku: string; readonly quantity: number }

/** Document 1, A, States and transitions, with the merchant's hold of decision 5; a pair that is absent is refused. */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NOT_READY: { ready: 'TO_FULFILL', cancel: 'CANCELLED' },
  TO_FULFILL: { accept: 'ACCEPTED', reject: 'REJECTED', hold: 'NOT_READY', cancel: 'CANCELLED' },
  REJECTED: { fix: 'TO_FULFILL', fixHeld: 'NOT_READY', cancel: 'CANCELLED' },
  ACCEPTED: { pick: 'PROCESSED', shortClose: 'CLOSED', cancel: 'CANCEL_REQUESTED' },
  PROCESSED: { pick: 'PROCESSED', shipSome: 'PROCESSED', ship: 'SHIPPED', shortClose: 'CLOSED', cancel: 'CANCEL_REQUESTED', cancelNothing: 'CLOSED' },
  CANCEL_REQUESTED: { shortClose: 'CANCELLED', shipSome: 'CANCEL_REQUESTED', ship: 'SHIPPED' },
  SHIPPED: {}, CANCELLED: {}, CLOSED: {},
};

/** Units that are neither shipped nor lost. */
export const open = (line: LineModel): number => line.ordered - line.shipped - line.cancelled - line.unfulfillable;

const anyOpen = ({ lines }: FulfillmentOrderModel): boolean => lines.some((line) => open(line) > 0);

/** The order after an action; undefined when the documents refuse it. */
export function after(order: OrderModel, action: Action): OrderModel | undefined {
  switch (action.type) {
    case 'hold': return held(order);
    case 'release': return order.status === 'ON_HOLD' ? follow(withEvents({ ...order, status: 'RECEIVED', fulfillmentOrders: order.fulfillmentOrders.map((fulfillmentOrder) => move(fulfillmentOrder, 'ready') ?? fulfillmentOrder) }, order, 'order.released', 'fulfillment.ready')) : undefined;
    case 'fix': return order.fulfillmentOrders.some(({ status }) => status === 'REJECTED') ? fixed(order) : undefined;
    case 'cancel': return cancelled(order);
    case 'accept': return worked(order, action.at, 'fulfillment.accepted', (fulfillmentOrder) => move(fulfillmentOrder, 'accept'));
    case 'reject': return worked(order, action.at, 'fulfillment.rejected', (fulfillmentOrder) => move(fulfillmentOrder, 'reject'));
    case 'pick': return worked(order, action.at, 'fulfillment.picked', (fulfillmentOrder) => picked(fulfillmentOrder, action.short));
    case 'ship': return followed(worked(order, action.at, 'fulfillment.shipped', (fulfillmentOrder) => shipped(fulfillmentOrder, action.units), ['shipment.shipped']));
    case 'shortClose': return followed(worked(order, action.at, 'fulfillment.closed', givenUp));
    case 'poll': return polled(order, action.at);
    case 'export': return isNow(order, action.at, ({ status, exported }) => status === 'TO_FULFILL' && !exported) ? worked(order, action.at, 'fulfillment.exported', (fulfillmentOrder) => ({ ...fulfillmentOrder, exported: true })) : order;
    case 'confirm': return isNow(order, action.at, ({ accepted }) => accepted) ? order : worked(order, action.at, 'fulfillment.accepted', (fulfillmentOrder) => move(fulfillmentOrder, 'accept'));
    case 'refuse': return isNow(order, action.at, ({ status }) => status === 'REJECTED') ? order : worked(order, action.at, 'fulfillment.rejected', (fulfillmentOrder) => move(fulfillmentOrder, 'reject'));
  }
}

function move(fulfillmentOrder: FulfillmentOrderModel, trigger: string): FulfillmentOrderModel | undefined {
  const status = TABLE[fulfillmentOrder.status]?.[trigger];
  return status === undefined ? undefined : { ...fulfillmentOrder, status, accepted: fulfillmentOrder.accepted || trigger === 'accept' };
}

const isNow = (order: OrderModel, at: string, holds: (fulfillmentOrder: FulfillmentOrderModel) => boolean): boolean => order.fulfillmentOrders.some((fulfillmentOrder) => fulfillmentOrder.at === at && holds(fulfillmentOrder));

/** A warehouse that reads an order has accepted it, one that reads a cancellation has stopped; reading anything else has no effect. */
function polled(order: OrderModel, at: string): OrderModel {
  if (isNow(order, at, ({ status }) => status === 'TO_FULFILL')) return worked(order, at, 'fulfillment.accepted', (fulfillmentOrder) => move(fulfillmentOrder, 'accept')) ?? order;
  return isNow(order, at, ({ status }) => status === 'CANCEL_REQUESTED') ? followed(worked(order, at, 'fulfillment.closed', givenUp)) ?? order : order;
}

/** The order with an event of its own and one for each fulfillment order that changed. */
// eslint-disable-next-line @typescript-eslint/max-params -- read as a sentence
function withEvents(order: OrderModel, before: OrderModel, event: string, eventOfFulfillmentOrder: string): OrderModel {
  const changed = order.fulfillmentOrders.filter((fulfillmentOrder, index) => fulfillmentOrder !== before.fulfillmentOrders[index]);
  return { ...order, events: [...order.events, event, ...changed.map(({ status }) => (status === 'CLOSED' ? 'fulfillment.closed' : eventOfFulfillmentOrder))] };
}

/** A fulfillment order that is fixed while its order is on hold waits with the others. */
function fixed(order: OrderModel): OrderModel {
  const isHeld = order.status === 'ON_HOLD';
  return withEvents({ ...order, fulfillmentOrders: order.fulfillmentOrders.map((fulfillmentOrder) => move(fulfillmentOrder, isHeld ? 'fixHeld' : 'fix') ?? fulfillmentOrder) }, order, 'order.fixed', isHeld ? 'fulfillment.withdrawn' : 'fulfillment.ready');
}

function held(order: OrderModel): OrderModel | undefined {
  const isFree = order.fulfillmentOrders.every(({ status }) => ['NOT_READY', 'TO_FULFILL', 'REJECTED', 'CANCELLED'].includes(status));
  if (!['RECEIVED', 'IN_FULFILLMENT'].includes(order.status) || !isFree) return undefined;
  return withEvents({ ...order, status: 'ON_HOLD', fulfillmentOrders: order.fulfillmentOrders.map((fulfillmentOrder) => move(fulfillmentOrder, 'hold') ?? fulfillmentOrder) }, order, 'order.held', 'fulfillment.withdrawn');
}

function cancelled(order: OrderModel): OrderModel | undefined {
  if (!['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT'].includes(order.status)) return undefined;
  const fulfillmentOrders = order.fulfillmentOrders.map((fulfillmentOrder) => {
    const next = move(fulfillmentOrder, fulfillmentOrder.status === 'PROCESSED' && !anyOpen(fulfillmentOrder) ? 'cancelNothing' : 'cancel');
    return next?.status === 'CANCELLED' ? { ...next, lines: next.lines.map((line) => ({ ...line, cancelled: line.cancelled + open(line) })) } : next ?? fulfillmentOrder;
  });
  const cancelled = withEvents({ ...order, fulfillmentOrders }, order, 'order.cancelled', 'fulfillment.cancelled');
  return { ...cancelled, status: implied(fulfillmentOrders, true) ?? 'CANCELLED' };
}

/** The order status derived from its fulfillment orders; undefined while they do not determine its end. */
function implied(fulfillmentOrders: readonly FulfillmentOrderModel[], wasCancelled: boolean): string | undefined {
  const states = fulfillmentOrders.map(({ status }) => status);
  if (states.includes('CANCEL_REQUESTED')) return 'CANCELLATION_REQUESTED';
  if (!states.every((status) => ['SHIPPED', 'CANCELLED', 'CLOSED'].includes(status))) return undefined;
  if (fulfillmentOrders.some(({ lines }) => lines.some((line) => line.shipped > 0))) return 'SHIPPED';
  return wasCancelled || states.every((status) => status === 'CANCELLED') ? 'CANCELLED' : undefined;
}

const follow = (order: OrderModel): OrderModel => ({
  ...order,
  status: implied(order.fulfillmentOrders, order.status === 'CANCELLATION_REQUESTED')
    ?? (order.status === 'RECEIVED' && order.fulfillmentOrders.some(({ status }) => status === 'TO_FULFILL' || status === 'REJECTED') ? 'IN_FULFILLMENT' : order.status),
});

const followed = (order: OrderModel | undefined): OrderModel | undefined => order && follow(order);

// eslint-disable-next-line @typescript-eslint/max-params -- the words of one sentence: at this warehouse, through this interface, it does this
function worked(order: OrderModel, at: string, event: string, change: (fulfillmentOrder: FulfillmentOrderModel) => FulfillmentOrderModel | undefined, more: readonly string[] = []): OrderModel | undefined {
  const before = order.fulfillmentOrders.find((fulfillmentOrder) => fulfillmentOrder.at === at);
  const next = before && change(before);
  return next && { ...order, fulfillmentOrders: order.fulfillmentOrders.map((fulfillmentOrder) => (fulfillmentOrder === before ? next : fulfillmentOrder)), events: [...order.events, ...more, event] };
}

function picked(fulfillmentOrder: FulfillmentOrderModel, short: number): FulfillmentOrderModel | undefined {
  const next = move(fulfillmentOrder, 'pick');
  if (!next || fulfillmentOrder.lines.some((line) => line.shipped > 0)) return undefined;
  return { ...next, lines: fulfillmentOrder.lines.map((line) => {
    const units = Math.max(0, line.ordered - line.cancelled - short);
    return { ...line, picked: units, unfulfillable: line.ordered - line.cancelled - units };
  }) };
}

/** How many units of each line can leave: those picked; after a cancellation, which may have come before picking, all open ones. */
export const leaving = (fulfillmentOrder: FulfillmentOrderModel): readonly number[] => fulfillmentOrder.lines.map((line) => (fulfillmentOrder.status === 'CANCEL_REQUESTED' ? open(line) : line.picked - line.shipped));

function shipped(fulfillmentOrder: FulfillmentOrderModel, given: readonly Units[] | undefined): FulfillmentOrderModel | undefined {
  const all = leaving(fulfillmentOrder);
  const units = given ? fulfillmentOrder.lines.map(({ sku }) => given.find((one) => one.sku === sku)?.quantity ?? 0) : all;
  const next = move(fulfillmentOrder, units.every((quantity, index) => quantity === all[index]) ? 'ship' : 'shipSome');
  if (!next || units.every((quantity) => quantity === 0) || units.some((quantity, index) => quantity > (all[index] ?? 0))) return undefined;
  return { ...next, lines: fulfillmentOrder.lines.map((line, index) => {
    const left = line.shipped + (units[index] ?? 0);
    return { ...line, shipped: left, picked: Math.max(line.picked, left) };
  }) };
}

function givenUp(fulfillmentOrder: FulfillmentOrderModel): FulfillmentOrderModel | undefined {
  const next = move(fulfillmentOrder, 'shortClose');
  const end = next?.status === 'CANCELLED' ? 'cancelled' : 'unfulfillable';
  return next && { ...next, lines: fulfillmentOrder.lines.map((line) => ({ ...line, [end]: line[end] + open(line) })) };
}

/** What two actions, one after the other, come to: whether each was done, and the order after them. */
interface InOrder { readonly done: readonly [boolean, boolean]; readonly end: OrderModel }

/** Two actions one after the other, by what an order is after each. */
function inOrder(next: typeof after, before: OrderModel, [one, other]: readonly [Action, Action]): InOrder {
  const middle = next(before, one);
  const end = next(middle ?? before, other);
  return { done: [middle !== undefined, end !== undefined], end: end ?? middle ?? before };
}

/** Both ways in which two actions at once may end, with whether each was done in the order that they are given in. */
export function eitherOrder(next: typeof after, before: OrderModel, [first, second]: readonly [Action, Action]): readonly [InOrder, InOrder] {
  const { done: [ofSecond, ofFirst], end } = inOrder(next, before, [second, first]);
  return [inOrder(next, before, [first, second]), { done: [ofFirst, ofSecond], end }];
}

/** A paid order of lines at warehouses, which are listed as their fulfillment orders are. */
export function placed(number: string, lines: readonly { readonly sku: string; readonly ordered: number; readonly at: string }[], places: readonly string[]): OrderModel {
  const at = places.filter((place) => lines.some((line) => line.at === place));
  return {
    number, status: 'IN_FULFILLMENT', events: ['order.placed', ...at.map(() => 'fulfillment.ready')],
    fulfillmentOrders: at.map((place) => ({
      at: place, status: 'TO_FULFILL', accepted: false, exported: false,
      lines: lines.filter((line) => line.at === place).map(({ sku, ordered }) => ({ sku, ordered, picked: 0, unfulfillable: 0, shipped: 0, cancelled: 0 })),
    })),
  };
}
