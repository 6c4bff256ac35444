import type { Random } from '../../gateway/demo/data/random.js';
import { after, type Action, type OrderModel } from '../kit/order-model.js';
import { GOODS, type Place } from './connect-dialects.js';
import type { WireCall } from './doors.js';
import { IS_DONE, type Tracked, type Work } from './work.js';

/** What a warehouse does next with an order: the call, and the model's action for it. */
interface Step {
  readonly call: Omit<WireCall, 'door' | 'method'>;
  readonly actions: readonly Action[];
}

/** What the steps are made of. */
export interface Making {
  readonly random: Random;
  /** A key that no other call has. */
  readonly key: () => string;
  /** An hour ago in Rome, yyyy-mm-dd HH:MM:SS. */
  readonly hourAgo: string;
}

type Steps = Readonly<Partial<Record<string, (order: Tracked, making: Making) => Step>>>;

const ORDERED = 2;
const [RARELY, SELDOM] = [0.08, 0.12];
/** Where the merchant may cancel. */
const CANCELLABLE: readonly string[] = ['TO_FULFILL', 'ACCEPTED', 'PROCESSED'];

const bare = ({ model: { number } }: Tracked): string => number.slice(1);
const text = (body: unknown): string => JSON.stringify(body);

/** One unit is short now and then. */
const picked = ({ random }: Making): number => (random.chance(SELDOM) ? ORDERED - 1 : ORDERED);

const A: Steps = {
  TO_FULFILL: (order, { key }) => ({ call: { path: `/orders/${bare(order)}/accept`, body: '{"wms_reference":"W-1"}', key: key() }, actions: [{ type: 'accept', at: 'MI1' }] }),
  ACCEPTED: (order, making) => (making.random.chance(RARELY) ? givenUp(order, making) : pickedByA(order, making)),
  PROCESSED: (order, { key }) => ({ call: { path: `/orders/${bare(order)}/shipments`, body: text({ carrier_name: 'BRT', tracking_number: `T-${bare(order)}` }), key: key() }, actions: [{ type: 'ship', at: 'MI1' }] }),
  CANCEL_REQUESTED: (order, making) => givenUp(order, making),
};

const givenUp = (order: Tracked, { key }: Making): Step => ({ call: { path: `/orders/${bare(order)}/cancel`, body: '{"reason_code":"damaged"}', key: key() }, actions: [{ type: 'shortClose', at: 'MI1' }] });

function pickedByA(order: Tracked, making: Making): Step {
  const quantity = picked(making);
  return { call: { path: `/orders/${bare(order)}/picked`, body: text({ lines: [{ sku: 'MUG', quantity }] }), key: making.key() }, actions: [{ type: 'pick', at: 'MI1', short: ORDERED - quantity }] };
}

const B: Steps = {
  TO_FULFILL: ({ model: { number } }) => ({ call: { path: '/Orders/Acknowledge', body: text([{ OmsOrderNumber: number, Success: true }]) }, actions: [{ type: 'confirm', at: 'LY1' }] }),
  ACCEPTED: ({ model: { number } }, making) => {
    const quantity = picked(making);
    return { call: { path: '/Orders/Processed', body: text({ OmsOrderNumber: number, ProductList: [{ Sku: GOODS.LY1.barcode, Quantity: quantity }] }) }, actions: [{ type: 'pick', at: 'LY1', short: ORDERED - quantity }] };
  },
  PROCESSED: ({ model: { number } }) => ({ call: { path: '/Orders/Shipped', body: text({ OmsOrderNumber: number, Courier: 'BRT', Waybill: `T-${number.slice(1)}` }) }, actions: [{ type: 'ship', at: 'LY1' }] }),
  CANCEL_REQUESTED: ({ model: { number } }) => ({ call: { path: '/Orders/Canceled', body: text({ OmsOrderNumber: number, ErrorCode: 'STOPPED' }) }, actions: [{ type: 'shortClose', at: 'LY1' }] }),
};

/** Interface C accepts and confirms by reading; its shipments imply the picking, of which no event is published. */
const C: Steps = {
  ACCEPTED: ({ model: { number } }, { hourAgo }) => ({
    call: { path: '/admin/spedizioni/notify-spedizione', body: `<doc_ordini><ordine><ord_num_doc>${number}</ord_num_doc><data_spedizione>${hourAgo}</data_spedizione><corriere>BRT</corriere><tracking>T-${number.slice(1)}</tracking></ordine></doc_ordini>` },
    actions: [{ type: 'pick', at: 'RM1', short: 0 }, { type: 'ship', at: 'RM1' }],
  }),
};

const STEPS = { MI1: ['A', A], LY1: ['B', B], RM1: ['C', C] } as const satisfies Record<Place, readonly [WireCall['door'], Steps]>;

/** What is done next with an order, by its warehouse or now and then by the merchant who cancels it; nothing when it waits for a poll or is at its end. */
export function nextStep(order: Tracked, making: Making): Work | undefined {
  const [status] = order.model.fulfillmentOrders.map((fulfillmentOrder) => fulfillmentOrder.status);
  const [door, steps] = STEPS[order.at];
  if (status === undefined) return undefined;
  if (CANCELLABLE.includes(status) && !(order.at === 'RM1' && status === 'TO_FULFILL') && making.random.chance(RARELY)) return cancellation(order);
  const step = steps[status]?.(order, making);
  return step && { call: { door, method: 'POST', ...step.call }, isDone: IS_DONE[door], apply: () => { order.model = done(order, step.actions); } };
}

function done({ at, model }: Tracked, actions: readonly Action[]): OrderModel {
  const next = all(model, actions);
  return at === 'RM1' ? { ...next, events: next.events.filter((type) => type !== 'fulfillment.picked') } : next;
}

const cancellation = (order: Tracked): Work => ({
  call: { door: 'staff', method: 'POST', path: '', body: text({ query: 'mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', variables: { input: { reference: order.model.number, reason: 'customer' } } }) },
  isDone: IS_DONE.staff,
  apply: () => { order.model = all(order.model, [{ type: 'cancel' }]); },
});

/** An order after actions that the documents allow. */
export const all = (model: OrderModel, actions: readonly Action[]): OrderModel => actions.reduce((before, action) => {
  const next = after(before, action);
  if (!next) throw new Error(`The documents refuse ${JSON.stringify(action)} of ${JSON.stringify(before)}`);
  return next;
}, model);
