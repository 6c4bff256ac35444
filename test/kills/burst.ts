import type { Random } from '../../gateway/demo/data/random.js';
import { placed } from '../kit/order-model.js';
import { GOODS, type Place } from './connect-dialects.js';
import type { WireCall } from './doors.js';
import { all, nextStep, type Making } from './steps.js';
import { IS_DONE, type State, type Tracked, type Work } from './work.js';

const PLACES = ['MI1', 'LY1', 'RM1'] as const;
const [LEAST_NEW, MOST_NEW, MOST_STEPS] = [1, 3, 10];
const [LEAST_STOCK, MOST_STOCK] = [5000, 9000];
const [COUNTS, EXPORTS] = [0.4, 0.5];
const HOUR = 3_600_000;

/** A time as the clocks of Rome show it, yyyy-mm-dd HH:MM:SS. */
const inRome = (time: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' }).format(time);

/** Concurrent calls: new orders, the next step of open orders, received returns, stock counts and polls. */
export function nextBurst(state: State, random: Random): Work[] {
  const making: Making = { random, hourAgo: inRome(new Date(Date.now() - HOUR)), key: () => `k-${String(state.made += 1)}` };
  const exports = random.chance(EXPORTS);
  const isFree = ({ at, model: { fulfillmentOrders } }: Tracked): boolean => !(exports && at === 'LY1' && fulfillmentOrders.some(({ status }) => status === 'TO_FULFILL'));
  const open = state.orders.filter((order) => order.isPlaced && isFree(order)).toReversed();
  const steps = open.flatMap((order) => returned(order, making) ?? nextStep(order, making) ?? []).slice(0, MOST_STEPS);
  return [
    ...Array.from({ length: random.between(LEAST_NEW, MOST_NEW) }, () => newOrder(state, making)),
    ...steps,
    ...PLACES.filter(() => random.chance(COUNTS)).map((place) => count(state, place, making)),
    ...(exports ? [exported(state)] : []),
    polled(state, making),
  ];
}

/** Every warehouse reports its stock. */
export function firstCounts(state: State, random: Random): Work[] {
  const making: Making = { random, hourAgo: '', key: () => `k-${String(state.made += 1)}` };
  return PLACES.map((place) => count(state, place, making));
}

function newOrder(state: State, { random, key }: Making): Work {
  const at = random.pick(PLACES);
  const [{ sku }, number] = [GOODS[at], `#K${String(state.made += 1)}`];
  const order: Tracked = { at, isPlaced: false, model: placed(number, [{ sku, ordered: 2, at }], PLACES) };
  state.orders.push(order);
  const body = JSON.stringify({
    external_id: number, number, currency: 'EUR', customer: { name: 'Ada Rossi' }, shipping: { method_code: 'std' },
    shipping_address: { first_name: 'Ada', last_name: 'Rossi', address1: 'Via Po 1', city: 'Milano', postal_code: '20100', country_code: 'IT' },
    lines: [{ sku, quantity: 2, unit_price: { amount: '19.90', currency: 'EUR' } }],
  });
  return { call: { door: 'D', method: 'POST', path: '/orders', body, key: key() }, isDone: IS_DONE.D, apply: () => { order.isPlaced = true; } };
}

/** The goods of a return that its warehouse waits for. */
function returned({ at, back, model: { number } }: Tracked, { hourAgo, key }: Making): Work | undefined {
  if (!back || back.isReceived) return undefined;
  const barcode = GOODS[at].barcode;
  const calls: Readonly<Record<Place, WireCall>> = {
    MI1: { door: 'A', method: 'POST', path: `/returns/${back.number}/receive`, body: JSON.stringify({ lines: [{ barcode, quantity: 1, classification: 'sellable' }] }), key: key() },
    LY1: { door: 'B', method: 'POST', path: '/Return/Update', body: JSON.stringify({ OmsOrderNumber: number, ExternalReference1: back.number, ProductList: [{ Sku: barcode, QuantityReturned: 1, Classification: 'Sellable' }] }) },
    RM1: { door: 'C', method: 'POST', path: '/admin/resi/notify-reso', body: `<doc_resi><reso><reso_ID>${back.number.slice(1)}</reso_ID><data_ricezione>${hourAgo}</data_ricezione><righe><riga><barcode>${barcode}</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce><resi_causali_ID>1</resi_causali_ID></riga></righe></reso></doc_resi>` },
  };
  return { call: calls[at], isDone: IS_DONE[calls[at].door], apply: () => { back.isReceived = true; } };
}

/** A warehouse counts its item. */
function count(state: State, place: Place, { random, key }: Making): Work {
  const [quantity, { sku, barcode }] = [random.between(LEAST_STOCK, MOST_STOCK), GOODS[place]];
  const calls: Readonly<Record<Place, WireCall>> = {
    MI1: { door: 'A', method: 'PUT', path: '/stock', body: JSON.stringify({ items: [{ sku, location_code: 'MI1-MAIN', quantity }] }), key: key() },
    LY1: { door: 'B', method: 'PUT', path: '/Stock/Update', body: JSON.stringify({ ProductList: [{ Sku: barcode, Quantity: quantity }] }) },
    RM1: { door: 'C', method: 'POST', path: '/aggiorna-giacenze-impegni', body: `<doc_giacenze><giacenze><giacenza><barcode>${barcode}</barcode><quantita>${String(quantity)}</quantita></giacenza></giacenze></doc_giacenze>` },
  };
  return { call: calls[place], isDone: IS_DONE[calls[place].door], apply: () => { state.levels.set(place, quantity); } };
}

const waiting = ({ orders }: State, at: Place, status: string): Tracked[] => orders.filter((order) => order.at === at && order.model.fulfillmentOrders.some((fulfillmentOrder) => fulfillmentOrder.status === status));

/** Interface B: reading its new orders exports them. */
const exported = (state: State): Work => ({
  call: { door: 'B', method: 'GET', path: '/Orders/New' }, isDone: IS_DONE.B, reads: true,
  apply: ({ body }) => {
    for (const order of waiting(state, 'LY1', 'TO_FULFILL')) if (body.includes(`"${order.model.number}"`)) order.model = all(order.model, [{ type: 'export', at: 'LY1' }]);
  },
});

const LISTED = /<ord_num_doc>(?:<!\[CDATA\[)?([^<\]]*)|<documenti_stati_ID>(\d+)/g;

/** Interface C: reading an order in state 17 accepts it, in state 2 confirms its cancellation. */
function polled(state: State, { hourAgo }: Making): Work {
  const since = hourAgo.replaceAll(/\D/g, '');
  return {
    call: { door: 'C', method: 'GET', path: `/admin/ws/ws_orders?last_upd=${since}&documenti_stati_ID[]=17&documenti_stati_ID[]=2` }, isDone: IS_DONE.C, reads: true,
    apply: ({ body }) => {
      const read = new Map<string, string>();
      let number = '';
      for (const [, named, code] of body.matchAll(LISTED)) if (named === undefined) read.set(number, String(code)); else number = named;
      for (const [status, code] of [['TO_FULFILL', '17'], ['CANCEL_REQUESTED', '2']] as const) {
        for (const order of waiting(state, 'RM1', status)) if (read.get(order.model.number) === code) order.model = all(order.model, [{ type: 'poll', at: 'RM1' }]);
      }
    },
  };
}
