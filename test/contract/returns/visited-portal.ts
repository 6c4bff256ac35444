import { systemOf } from '../../kit/open-graph.js';
import { openRealGraph } from '../../kit/real-graph.js';
import { surface as returns } from '../../../shims/returns/surface.js';
import { returnsJudge } from './returns-judge.js';
import { visitorOf } from './visitor.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The items that orders of these tests have: a shirt in three sizes and two colours, and a mug that is of no model. */
const ITEMS = [
  ['SHIRT_WHITE_M', '8050000000017', 'Linen shirt'], ['SHIRT_WHITE_L', '8050000000024', 'Linen shirt'], ['SHIRT_BLUE_M', '8050000000031', 'Linen shirt'], ['MUG', '4006381333931', 'Mug'],
].map(([sku, barcode, title], index) => ({ variantId: `018f0000-0000-7000-8000-00000000001${String(index)}`, sku, barcode, title, weightG: 300 }));

/** Line prices, by SKU. */
const PRICES: Readonly<Record<string, string>> = { MUG: '19.90' };

/** What a policy of these tests says beside the usual one. */
const POLICY = { fee: '4.90', verifyWith: ['EMAIL', 'ZIP'] };

/** Interface E over HTTP, its API and its pages, with a company that has a portal, a store and shirts in stock. */
export async function openPortal({ commerceUrl = 'https://commerce.example', urls }: { readonly commerceUrl?: string; readonly urls?: Readonly<Record<string, string>> } = {}) {
  const graph = await openRealGraph({ surfaces: [{ surface: returns, judge: returnsJudge }], around: { trustedProxies: ['127.0.0.1'], ...(urls && { urls }) }, commerceUrl });
  const { asStaff, host } = graph;
  await graph.run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: {
    companyId: graph.company,
    events: ITEMS.map((item, index) => ({ id: `p${String(index)}`, type: 'variant.changed', sequence: '2026-03-02T00:00:00.000Z', index, payload: { productId: 2, size: null, color: null, imageUrl: null, priceMinor: null, currency: null, ...item } })),
  } }, systemOf(graph.company));
  const put = async (items: readonly object[]): Promise<void> => {
    const answer = await graph.send('/stock', { method: 'PUT', body: JSON.stringify({ items }) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await put(['SHIRT_WHITE_M', 'SHIRT_WHITE_L', 'SHIRT_BLUE_M', 'MUG'].map((sku) => ({ sku, location_code: 'MI1-MAIN', quantity: 500 })));
  await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: 'MILANO', name: 'Milano store', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome', address: { address1: 'Via Torino 1', city: 'Milano', postalCode: '20123', countryCode: 'IT' } } });
  const policy = (input: object): Promise<any> => asStaff('mutation P($input: SaveReturnPolicyInput!) { saveReturnPolicy(input: $input) { version } }', { input });
  const portal = (input: object): Promise<any> => asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input });
  await policy(POLICY);
  await portal({ slug: 'lume' });
  await asStaff('mutation B($input: SaveBrandInput!) { saveBrand(input: $input) { name } }', { input: { accentColor: '#7a1f5c', supportEmail: 'help@lume.example', supportUrl: 'https://lume.example/help' } });
  let calls = 0;
  const work = async (number: string, path: string, body: object): Promise<void> => {
    calls += 1;
    const answer = await graph.send(`/orders/${encodeURIComponent(number)}/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': `${path}-${String(calls)}` } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  return {
    ...graph, policy, portal, put,
    /** An order that has shipped: two shirts and a mug of anna@example.test, 10123 Torino, unless others are named. */
    shipped: async (number: string, lines: readonly (readonly [sku: string, quantity: number])[] = [['SHIRT_WHITE_M', 2], ['MUG', 1]], more: object = {}): Promise<void> => {
      await asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
        number, channel: 'shop', currency: 'EUR', customer: { name: 'Anna Rossi', email: 'anna@example.test' }, shipping: { methodCode: 'std', carrierCode: 'brt' }, paymentStatus: 'PAID', language: 'en',
        shippingAddress: { firstName: 'Anna', city: 'Torino', postalCode: '10123', countryCode: 'IT' },
        lines: lines.map(([sku, quantity]) => ({ sku, quantity, locationCode: 'MI1', unitPrice: { amount: PRICES[sku] ?? '49.90', currency: 'EUR' } })), ...more,
      } });
      await work(number, 'accept', {});
      await work(number, 'picked', { lines: lines.map(([sku, quantity]) => ({ sku, quantity })) });
      await work(number, 'shipments', { shipped_at: '2026-11-20T08:00:00Z', carrier_code: 'brt', parcels: [{ tracking_number: `T${number}` }] });
    },
    /** A page as a browser without scripts reads it. */
    visitor: (headers: Readonly<Record<string, string>> = {}) => visitorOf(host, headers),
    /** A call of the API. */
    api: async (path: string, init: RequestInit = {}): Promise<readonly [number, any, Headers]> => {
      const answer = await fetch(`${host}/api/oms/v1/public/returns/lume${path}`, init);
      return [answer.status, await answer.json(), answer.headers];
    },
  };
}

/** An open portal. */
export type Portal = Awaited<ReturnType<typeof openPortal>>;
