import { surface as returns } from '../../../shims/returns/surface.js';
import { describedJudge } from '../../kit/openapi-judge.js';
import { openRealGraph } from '../../kit/real-graph.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const judge = describedJudge(returns);

const ROOT = '/api/oms/v1/public/returns';
const SAVE_POLICY = 'mutation S($input: SaveReturnPolicyInput!) { saveReturnPolicy(input: $input) { version } }';
const SHIPMENT = 'query S($reference: ID!) { order(reference: $reference) { lines { id sku } shipments { id } } }';

const item = (sku: string, at: number, more: object = {}) => ({
  variantId: `018f0000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`, productId: 7, sku, barcode: `80500000000${String(at).padStart(2, '0')}`, title: `Item ${sku}`, imageUrl: `https://img.example/${sku}.jpg`, ...more,
});

/** What the shop sells: a shirt in two colours and some sizes, and a mug. */
export const SHOP_ITEMS = [item('SHIRT_WHITE_S', 11), item('SHIRT_WHITE_M', 12), item('SHIRT_WHITE_L', 13), item('SHIRT_BLACK_M', 14), item('SHIRT_BLACK_L', 15), item('MUG', 16, { productId: 8, color: 'red' })];

/** A caller's address, for limits. */
export const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** Interface E over HTTP beside interface A, with an open portal of a company that sells {@link SHOP_ITEMS} from a warehouse, and a store. */
export async function openPortal({ sandbox = false } = {}) {
  const graph = await openRealGraph({ sandbox, surfaces: [{ surface: returns, judge }], commerceUrl: 'https://commerce.example' });
  const { host, asStaff, clock } = graph;
  await graph.publishItems(SHOP_ITEMS, '2026-03-02T00:00:00.000Z');
  await graph.carrier('brt');
  await graph.warehouse('STORE1', { kind: 'STORE', name: 'Milano store', address: { address1: 'Via Torino 1', city: 'Milano', postalCode: '20123', countryCode: 'IT' } });
  const stock = (units: Readonly<Record<string, number>>) => graph.send('/stock', { method: 'PUT', body: JSON.stringify({ items: Object.entries(units).map(([sku, quantity]) => ({ sku, location_code: 'MI1-MAIN', quantity })) }) });
  await stock(Object.fromEntries(SHOP_ITEMS.map(({ sku }) => [sku, 20])));
  await asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug enabled } }', { input: { slug: 'lume' } });
  let caller = 0;
  /** A call from an address of its own, unless one is given. */
  const call = async (method: string, path: string, { body, headers = {} }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {}): Promise<{ status: number; text: string; body: any; headers: Headers }> => {
    caller += 1;
    const answer = await fetch(`${host}${ROOT}${path}`, { method, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }), headers: { ...from(`198.51.${String(caller >> 8)}.${String(caller & 255)}`), ...headers } });
    const text = await answer.text();
    return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined, headers: answer.headers };
  };
  let writes = 0;
  const write = async (number: string, path: string, body: object): Promise<void> => {
    writes += 1;
    const answer = await graph.send(`/orders/${encodeURIComponent(number)}/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': `w${String(writes)}` } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  const shop = {
    ...graph, call, stock,
    policy: (change: object): Promise<any> => asStaff(SAVE_POLICY, { input: change }),
    /** Place an order of Anna Rossi in Milan. */
    placed: (number: string, lines: readonly (readonly [string, number])[], more: object = {}): Promise<any> => graph.place(number, lines.map(([sku, quantity]) => [sku, quantity, 'MI1'] as const), {
      customer: { name: 'Anna Rossi', email: 'Anna.Rossi@mail.example' }, shippingAddress: { firstName: 'Anna', lastName: 'Rossi', address1: 'Via Roma 1', city: 'Milano', postalCode: '20 121', countryCode: 'IT' }, ...more,
    }),
    /** Ship what was placed, and deliver it where that is said; answers the ids of its lines by SKU. */
    left: async (number: string, { lines, shippedAt = '2026-11-18T08:00:00Z', deliveredAt = '2026-11-20T10:00:00Z' }: { readonly lines: readonly (readonly [string, number])[]; readonly shippedAt?: string; readonly deliveredAt?: string | null }): Promise<Readonly<Record<string, string>>> => {
      await write(number, 'accept', {});
      await write(number, 'picked', { lines: lines.map(([sku, quantity]) => ({ sku, quantity })) });
      await write(number, 'shipments', { shipped_at: shippedAt, carrier_code: 'brt', parcels: [{ tracking_number: `T${number}` }] });
      const { order } = await asStaff(SHIPMENT, { reference: number });
      for (const { id } of deliveredAt === null ? [] : order.shipments as { id: string }[]) await asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: id, status: 'DELIVERED', at: deliveredAt } });
      return Object.fromEntries(order.lines.map(({ id, sku }: { id: string; sku: string }) => [sku, id]));
    },
    lookup: (order: string, verifier = 'anna.rossi@mail.example', { headers = {}, ...more }: { readonly headers?: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>> = {}) => call('POST', '/lume/lookup', { body: { order, verifier, ...more }, headers }),
    /** The session of an order. */
    session: async (order: string): Promise<Record<string, string>> => {
      const { body } = await call('POST', '/lume/lookup', { body: { order, verifier: 'anna.rossi@mail.example' } });
      return { 'x-return-session': body.data.session };
    },
    read: (reference: string): Promise<any> => asStaff('query R($reference: ID!) { return(reference: $reference) { number status source resolution method exchangeOrderId notes location { code } lines { sku quantityExpected reasonCode reason exchange { sku barcode } } } }', { reference }).then(({ return: found }) => found),
    clock,
  };
  return {
    ...shop,
    /** A placed and delivered order; answers the ids of its lines by SKU. */
    delivered: async (number: string, lines: readonly (readonly [string, number])[], more: object = {}): Promise<Readonly<Record<string, string>>> => {
      await shop.placed(number, lines, more);
      return shop.left(number, { lines });
    },
  };
}

/** An open portal. */
export type Portal = Awaited<ReturnType<typeof openPortal>>;
