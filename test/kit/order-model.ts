/** What of a part's line the model follows. */
export interface LineModel { readonly sku: string; readonly ordered: number; readonly picked: number; readonly unfulfillable: number; readonly shipped: number; readonly cancelled: number }

/** A warehouse's part as the documents describe it, whether it was ever accepted, and whether a poll that is confirmed later has read it. */
export interface PartModel { readonly at: string; readonly status: string; readonly accepted: boolean; readonly exported: boolean; readonly lines: readonly LineModel[] }

/** An order as the documents describe it; `events` are those its history must hold, each as often as it is listed. */
export interface OrderModel { readonly number: string; readonly status: string; readonly parts: readonly PartModel[]; readonly events: readonly string[] }

/**
 * Something that happens to an order; a picking may be `short` of pieces, a shipment of pieces of its own takes only those. A warehouse that polls
 * (interface C) takes over what it reads; one that exports (B) reads, then confirms or refuses. Both read every order they have. Where a warehouse
 * speaks several interfaces, `by` is the one it is said through.
 */
export type Action =
  | { readonly type: 'hold' | 'release' | 'fix' | 'cancel' }
  | OfWarehouse & { readonly type: 'accept' | 'reject' | 'giveUp' | 'poll' | 'export' | 'confirm' | 'refuse' }
  | OfWarehouse & { readonly type: 'pick'; readonly short: number }
  | OfWarehouse & { readonly type: 'ship'; readonly pieces?: readonly Pieces[] };

interface OfWarehouse { readonly at: string; readonly by?: 'A' | 'B' | 'C' }

/** Pieces of an item. */
export interface Pieces { readonly sku: string; readonly quantity: number }

/** Document 1, A, States and transitions, with the merchant's hold of decision 5; a pair that is absent is refused. */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NOT_READY: { ready: 'TO_FULFILL', cancel: 'CANCELLED' },
  TO_FULFILL: { accept: 'ACCEPTED', reject: 'REJECTED', hold: 'NOT_READY', cancel: 'CANCELLED' },
  REJECTED: { fix: 'TO_FULFILL', fixHeld: 'NOT_READY', cancel: 'CANCELLED' },
  ACCEPTED: { pick: 'PROCESSED', giveUp: 'CLOSED', cancel: 'CANCEL_REQUESTED' },
  PROCESSED: { pick: 'PROCESSED', shipSome: 'PROCESSED', ship: 'SHIPPED', giveUp: 'CLOSED', cancel: 'CANCEL_REQUESTED', cancelNothing: 'CLOSED' },
  CANCEL_REQUESTED: { giveUp: 'CANCELLED', shipSome: 'CANCEL_REQUESTED', ship: 'SHIPPED' },
  SHIPPED: {}, CANCELLED: {}, CLOSED: {},
};

/** Pieces that are neither shipped nor lost. */
export const open = (line: LineModel): number => line.ordered - line.shipped - line.cancelled - line.unfulfillable;

const anyOpen = ({ lines }: PartModel): boolean => lines.some((line) => open(line) > 0);

/** The order after an action; undefined when the documents refuse it. */
export function after(order: OrderModel, action: Action): OrderModel | undefined {
  switch (action.type) {
    case 'hold': return held(order);
    case 'release': return order.status === 'ON_HOLD' ? follow(tell({ ...order, status: 'RECEIVED', parts: order.parts.map((part) => move(part, 'ready') ?? part) }, order, 'order.released', 'fulfillment.ready')) : undefined;
    case 'fix': return order.parts.some(({ status }) => status === 'REJECTED') ? fixed(order) : undefined;
    case 'cancel': return cancelled(order);
    case 'accept': return worked(order, action.at, 'fulfillment.accepted', (part) => move(part, 'accept'));
    case 'reject': return worked(order, action.at, 'fulfillment.rejected', (part) => move(part, 'reject'));
    case 'pick': return worked(order, action.at, 'fulfillment.picked', (part) => picked(part, action.short));
    case 'ship': return followed(worked(order, action.at, 'fulfillment.shipped', (part) => shipped(part, action.pieces), ['shipment.shipped']));
    case 'giveUp': return followed(worked(order, action.at, 'fulfillment.closed', givenUp));
    case 'poll': return polled(order, action.at);
    case 'export': return isNow(order, action.at, ({ status, exported }) => status === 'TO_FULFILL' && !exported) ? worked(order, action.at, 'fulfillment.exported', (part) => ({ ...part, exported: true })) : order;
    case 'confirm': return isNow(order, action.at, ({ accepted }) => accepted) ? order : worked(order, action.at, 'fulfillment.accepted', (part) => move(part, 'accept'));
    case 'refuse': return isNow(order, action.at, ({ status }) => status === 'REJECTED') ? order : worked(order, action.at, 'fulfillment.rejected', (part) => move(part, 'reject'));
  }
}

function move(part: PartModel, trigger: string): PartModel | undefined {
  const status = TABLE[part.status]?.[trigger];
  return status === undefined ? undefined : { ...part, status, accepted: part.accepted || trigger === 'accept' };
}

const isNow = (order: OrderModel, at: string, holds: (part: PartModel) => boolean): boolean => order.parts.some((part) => part.at === at && holds(part));

/** A warehouse that reads an order has taken it over, one that reads a cancellation has stopped; anything else it reads again without effect. */
function polled(order: OrderModel, at: string): OrderModel {
  if (isNow(order, at, ({ status }) => status === 'TO_FULFILL')) return worked(order, at, 'fulfillment.accepted', (part) => move(part, 'accept')) ?? order;
  return isNow(order, at, ({ status }) => status === 'CANCEL_REQUESTED') ? followed(worked(order, at, 'fulfillment.closed', givenUp)) ?? order : order;
}

/** The order with an event of its own and one for each part that changed. */
// eslint-disable-next-line @typescript-eslint/max-params -- read as a sentence
function tell(order: OrderModel, before: OrderModel, event: string, eventOfPart: string): OrderModel {
  const changed = order.parts.filter((part, index) => part !== before.parts[index]);
  return { ...order, events: [...order.events, event, ...changed.map(({ status }) => (status === 'CLOSED' ? 'fulfillment.closed' : eventOfPart))] };
}

/** What is fixed while its order is held waits with the rest of it. */
function fixed(order: OrderModel): OrderModel {
  const isHeld = order.status === 'ON_HOLD';
  return tell({ ...order, parts: order.parts.map((part) => move(part, isHeld ? 'fixHeld' : 'fix') ?? part) }, order, 'order.fixed', isHeld ? 'fulfillment.withdrawn' : 'fulfillment.ready');
}

function held(order: OrderModel): OrderModel | undefined {
  const isFree = order.parts.every(({ status }) => ['NOT_READY', 'TO_FULFILL', 'REJECTED', 'CANCELLED'].includes(status));
  if (!['RECEIVED', 'IN_FULFILLMENT'].includes(order.status) || !isFree) return undefined;
  return tell({ ...order, status: 'ON_HOLD', parts: order.parts.map((part) => move(part, 'hold') ?? part) }, order, 'order.held', 'fulfillment.withdrawn');
}

function cancelled(order: OrderModel): OrderModel | undefined {
  if (!['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT'].includes(order.status)) return undefined;
  const parts = order.parts.map((part) => {
    const next = move(part, part.status === 'PROCESSED' && !anyOpen(part) ? 'cancelNothing' : 'cancel');
    return next?.status === 'CANCELLED' ? { ...next, lines: next.lines.map((line) => ({ ...line, cancelled: line.cancelled + open(line) })) } : next ?? part;
  });
  const told = tell({ ...order, parts }, order, 'order.cancelled', 'fulfillment.cancelled');
  return { ...told, status: implied(parts, true) ?? 'CANCELLED' };
}

/** What the states of its parts make of an order; undefined where they say nothing of its end. */
function implied(parts: readonly PartModel[], wasCancelled: boolean): string | undefined {
  const states = parts.map(({ status }) => status);
  if (states.includes('CANCEL_REQUESTED')) return 'CANCELLATION_REQUESTED';
  if (!states.every((status) => ['SHIPPED', 'CANCELLED', 'CLOSED'].includes(status))) return undefined;
  if (parts.some(({ lines }) => lines.some((line) => line.shipped > 0))) return 'SHIPPED';
  return wasCancelled || states.every((status) => status === 'CANCELLED') ? 'CANCELLED' : undefined;
}

const follow = (order: OrderModel): OrderModel => ({
  ...order,
  status: implied(order.parts, order.status === 'CANCELLATION_REQUESTED')
    ?? (order.status === 'RECEIVED' && order.parts.some(({ status }) => status === 'TO_FULFILL' || status === 'REJECTED') ? 'IN_FULFILLMENT' : order.status),
});

const followed = (order: OrderModel | undefined): OrderModel | undefined => order && follow(order);

// eslint-disable-next-line @typescript-eslint/max-params -- the words of one sentence: at this warehouse, told so, it does this
function worked(order: OrderModel, at: string, event: string, change: (part: PartModel) => PartModel | undefined, more: readonly string[] = []): OrderModel | undefined {
  const before = order.parts.find((part) => part.at === at);
  const next = before && change(before);
  return next && { ...order, parts: order.parts.map((part) => (part === before ? next : part)), events: [...order.events, ...more, event] };
}

function picked(part: PartModel, short: number): PartModel | undefined {
  const next = move(part, 'pick');
  if (!next || part.lines.some((line) => line.shipped > 0)) return undefined;
  return { ...next, lines: part.lines.map((line) => {
    const pieces = Math.max(0, line.ordered - line.cancelled - short);
    return { ...line, picked: pieces, unfulfillable: line.ordered - line.cancelled - pieces };
  }) };
}

/** How many pieces of each line can leave: those picked; after a cancellation, which may have come before picking, all open ones. */
export const leaving = (part: PartModel): readonly number[] => part.lines.map((line) => (part.status === 'CANCEL_REQUESTED' ? open(line) : line.picked - line.shipped));

function shipped(part: PartModel, given: readonly Pieces[] | undefined): PartModel | undefined {
  const all = leaving(part);
  const pieces = given ? part.lines.map(({ sku }) => given.find((one) => one.sku === sku)?.quantity ?? 0) : all;
  const next = move(part, pieces.every((quantity, index) => quantity === all[index]) ? 'ship' : 'shipSome');
  if (!next || pieces.every((quantity) => quantity === 0) || pieces.some((quantity, index) => quantity > (all[index] ?? 0))) return undefined;
  return { ...next, lines: part.lines.map((line, index) => {
    const left = line.shipped + (pieces[index] ?? 0);
    return { ...line, shipped: left, picked: Math.max(line.picked, left) };
  }) };
}

function givenUp(part: PartModel): PartModel | undefined {
  const next = move(part, 'giveUp');
  const end = next?.status === 'CANCELLED' ? 'cancelled' : 'unfulfillable';
  return next && { ...next, lines: part.lines.map((line) => ({ ...line, [end]: line[end] + open(line) })) };
}
