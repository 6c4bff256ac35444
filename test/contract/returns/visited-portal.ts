import { systemOf } from '../../kit/open-graph.js';
import { openRealGraph } from '../../kit/real-graph.js';
import { surface as returns } from '../../../shims/returns/surface.js';
import { returnsJudge } from './returns-judge.js';

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

/** An answer as a visitor keeps it. */
export interface Shown {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Where it leads; empty where it leads nowhere. */
  readonly location: string;
}

/** A browser without scripts: it keeps cookies by their path, and sends forms as they stand on the page. */
export function visitorOf(host: string, headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, { readonly value: string; readonly path: string }>();
  const kept = (path: string): string => [...cookies].filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path === '/' ? '/' : `${cookie.path}/`)).map(([name, { value }]) => `${name}=${value}`).join('; ');
  const ask = async (target: string, init: RequestInit = {}): Promise<Shown> => {
    const [path = ''] = target.split('?', 1);
    const cookie = kept(path);
    const answer = await fetch(host + target, { redirect: 'manual', ...init, headers: { accept: 'text/html', ...(cookie !== '' && { cookie }), ...headers, ...init.headers } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = '', at = '/'] = /^([^=]+)=([^;]*).*?Path=([^;]+)/.exec(set) ?? [];
      if (set.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, { value, path: at });
    }
    return { status: answer.status, text: await answer.text(), headers: answer.headers, location: answer.headers.get('location') ?? '' };
  };
  const send = (target: string, fields: Readonly<Record<string, string>>, { text }: Pick<Shown, 'text'>): Promise<Shown> => ask(target, { method: 'POST', body: new URLSearchParams({ ...hiddenIn(text), ...fields }) });
  return {
    ask, send, cookies,
    /** Send a form with files. */
    sendFiles: (target: string, fields: Readonly<Record<string, string>>, { page: { text }, files }: { readonly page: Pick<Shown, 'text'>; readonly files: readonly File[] }): Promise<Shown> => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...hiddenIn(text), ...fields })) body.set(name, value);
      for (const file of files) body.append('photos', file);
      return ask(target, { method: 'POST', body });
    },
    /** Look an order up; answers the page of its lines. */
    lookUp: async (order: string, verifier = 'anna@example.test', at = '/returns/lume'): Promise<Shown & { readonly target: string }> => {
      const sent = await send(at, { order, verifier }, await ask(at));
      if (sent.status !== 303) throw new Error(`${String(sent.status)}: ${sent.text}`);
      return { ...await ask(sent.location), target: sent.location };
    },
  };
}

/** The hidden fields of a page's form. */
export const hiddenIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** The names of fields on a page that begin so, in their order. */
export const namesIn = (text: string, beginning: string): string[] => [...new Set([...text.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name).filter((name) => name.startsWith(beginning)))];
