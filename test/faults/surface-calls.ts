import type { HostName } from '#kernel/config.js';
import { stopwatch } from '../kit/stopwatch.js';
import type { Served } from './served.js';

const ORIGIN = 'https://shop.example';
const [JSON_BODY, FORM] = ['application/json', 'application/x-www-form-urlencoded'];
const PRODUCT = JSON.stringify({ sku: 'AWAY-1', title: 'Mug' });
const EVENTS = (key: string): string => JSON.stringify({ key, visitor: { id: 'visitor-0000000001', consent: 'granted' }, events: [{ kind: 'page_view' }] });
const STOCK = '{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":7,"classification":"sellable"}]}';

/** A call of a surface, the same whenever it is sent. */
export interface SurfaceCall {
  /** The letter of its surface and what it asks for. */
  readonly name: string;
  readonly writes?: boolean;
  readonly host: HostName;
  readonly target: string;
  readonly init?: RequestInit;
  /** The documented answer while nothing can be read or stored: its status, its format and its words. */
  readonly away: readonly [status: number, type: RegExp, words: RegExp];
}

const JSON_TYPE = /^application\/json/;
const PAGE = /^text\/html/;
/** The documented answers of interfaces A, D and H, of C, and of those that say it in words of their own. */
const INTERNAL = [503, JSON_TYPE, /^\{"error":\{"code":"internal_error","message":".+","request_id":".+","details":\{\}\}\}$/] as const;
const XML = [500, /^text\/xml/, /^<\?xml [^]*<ack>KO<\/ack>\n {2}<error_message>.+<\/error_message>/i] as const;
const STORAGE = /"stored":0,.*"rejected":\[\{"index":0,"reason":"storage"\}\].*"reason":"storage"/;

/** The documented answers while nothing can be read or stored, by the letters of surfaces. */
export const AWAY = {
  A: INTERNAL, B: [500, JSON_TYPE, /^\{"ErrorCode":"Exception","Message":".+"\}$/], C: XML, D: INTERNAL, E: [503, JSON_TYPE, /^\{"message":"unavailable"/], F: [503, JSON_TYPE, /"unavailable"/], H: INTERNAL, I: [202, JSON_TYPE, STORAGE],
  K: [503, JSON_TYPE, /^\{"error":"temporarily_unavailable"/], M: [503, JSON_TYPE, /^\{"code":"unavailable","message":".+"\}$/],
} as const satisfies Readonly<Record<string, SurfaceCall['away']>>;

/** A collector for pages of the origin; answers its key. */
export async function collectorOf({ company: { asStaff } }: Served): Promise<string> {
  const { createConnection: { apiKey } } = await asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'COLLECTOR', name: 'Shop', activate: true, collector: { domains: ['shop.example'] } } }) as { createConnection: { apiKey: string } };
  return apiKey;
}

/** The company gets a catalog, and the mug that the calls are about. */
async function furnish({ company: { asStaff, publishItems } }: Served): Promise<void> {
  await publishItems();
  await asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ externalId: 'p1', title: 'Mug', variants: [{ sku: 'MUG' }] }] } });
}

/** A read of every surface, a write where one is repeatable, and the pages. */
export async function surfaceCalls(surfaces: Served): Promise<readonly SurfaceCall[]> {
  await furnish(surfaces);
  const collector = await collectorOf(surfaces);
  const of = (kind: string) => surfaces.connections.find((made) => made.kind === kind);
  const bearer = (kind: string, type = JSON_BODY) => ({ authorization: `Bearer ${String(of(kind)?.apiKey)}`, 'content-type': type });
  const basic = { authorization: `Basic ${Buffer.from(`${String(of('WMS_XML')?.username)}:${String(of('WMS_XML')?.password)}`).toString('base64')}` };
  const assistant = { ...await surfaces.assistant(), 'content-type': JSON_BODY };
  return [
    { name: 'A orders', host: 'commerce', target: '/api/fulfillment/v1/orders', init: { headers: bearer('FULFILLMENT') }, away: INTERNAL },
    { name: 'A stock', writes: true, host: 'commerce', target: '/api/fulfillment/v1/stock', init: { method: 'PUT', body: STOCK, headers: { ...bearer('FULFILLMENT'), 'idempotency-key': 'away' } }, away: INTERNAL },
    { name: 'B orders', host: 'commerce', target: '/V1/Orders/New', init: { headers: bearer('WMS_JSON') }, away: AWAY.B },
    { name: 'C returns', host: 'commerce', target: '/api/admin/resi/list', init: { headers: basic }, away: XML },
    { name: 'D inventory', host: 'commerce', target: '/api/commerce/v1/inventory', init: { headers: bearer('COMMERCE') }, away: INTERNAL },
    { name: 'E portal', host: 'commerce', target: '/api/oms/v1/public/returns/portico-demo', away: AWAY.E },
    { name: 'E page', host: 'commerce', target: '/returns/portico-demo', init: { headers: { accept: 'text/html' } }, away: [503, PAGE, /^<!doctype html>[^]*<\/html>/i] },
    { name: 'F intake', host: 'commerce', target: '/api/oms/v1/webhooks/tracking/019ab8e0-0000-7000-8000-000000000001', init: { method: 'POST', body: '{}' }, away: AWAY.F },
    { name: 'G promise', host: 'commerce', target: `/api/oms/v1/public/promise?token=${String(of('STORE')?.apiKey)}&sku=MUG&country=IT`, away: [503, JSON_TYPE, /^\{"error":"unavailable"\}$/] },
    { name: 'H products', host: 'catalog', target: '/api/catalog/v1/products', init: { headers: bearer('CATALOG') }, away: INTERNAL },
    { name: 'H product', writes: true, host: 'catalog', target: '/api/catalog/v1/products', init: { method: 'POST', body: PRODUCT, headers: { ...bearer('CATALOG'), 'idempotency-key': 'away' } }, away: INTERNAL },
    { name: 'I events', writes: true, host: 'catalog', target: '/api/collect/v1/events', init: { method: 'POST', body: EVENTS(collector), headers: { origin: ORIGIN, 'content-type': JSON_BODY } }, away: AWAY.I },
    { name: 'J site', host: 'brain', target: '/api/delivery/v1/studio/sites/1', init: { headers: bearer('DELIVERY') }, away: [503, JSON_TYPE, /^\{"message":".+"\}$/] },
    { name: 'K token', host: 'auth', target: '/oauth/token', init: { method: 'POST', body: 'grant_type=refresh_token&client_id=away&refresh_token=prt_away', headers: { 'content-type': FORM } }, away: AWAY.K },
    { name: 'K page', host: 'auth', target: '/oauth/authorize?client_id=away', init: { headers: { accept: 'text/html' } }, away: [503, PAGE, /^<!doctype html>[^]*<\/html>/i] },
    { name: 'L list', host: 'mcp', target: '/', init: { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', headers: assistant }, away: [401, JSON_TYPE, /^\{"error":"invalid_token","message":".+"\}$/] },
    ...(['brain', 'catalog', 'commerce', 'intelligence'] as const).map((host) => ({ name: `M ${host}`, host, target: '/api/v1/ai-tools', init: { headers: assistant }, away: AWAY.M })),
    { name: 'M context', host: 'auth', target: '/api/mcp/context', init: { headers: assistant }, away: AWAY.M },
  ];
}

const MOST_MILLISECONDS = 5000;

/** Every call once, all together: `away` where one is answered as documented while the database is, else its status and how it begins; and what was late. */
export const answered = (surfaces: Pick<Served, 'portOf'>, calls: readonly SurfaceCall[]): Promise<readonly string[]> => Promise.all(calls.map(async ({ name, host, target, init = {}, away: [status, type, words] }) => {
  const passed = stopwatch();
  const response = await fetch(`http://127.0.0.1:${String(surfaces.portOf(host))}${target}`, { redirect: 'manual', ...init });
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const late = passed() < MOST_MILLISECONDS ? '' : ' late';
  const isAway = response.status === status && type.test(response.headers.get('content-type') ?? '') && words.test(body) && !/\n\s+at |Error:/.test(body);
  return `${name} ${isAway ? 'away' : `${String(response.status)} ${body.slice(0, 160)}`}${late}`;
}));

/** The answers of a time when nothing is away: their statuses. */
export const statusesOf = (answers: readonly string[]): readonly string[] => answers.map((answer) => /^\S+ \S+ (?:\d+|away)/.exec(answer)?.[0] ?? answer);
