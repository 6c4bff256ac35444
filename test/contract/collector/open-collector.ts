import { createHmac } from 'node:crypto';
import type { Call } from '#client/call.js';
import type { SubgraphName } from '#kernel/config.js';
import { surface as collector } from '../../../shims/collector/surface.js';
import type { Judge } from '../../kit/answers-seen.js';
import { companyOf, openCompany } from '../../kit/company.js';
import { openPortico } from '../../kit/open-portico.js';
import { describedJudge } from '../../kit/openapi-judge.js';

/** A page of the store. */
export const ORIGIN = 'https://shop.example';

/** A visitor who granted consent. */
export const VISITOR = 'visitor-0000000001';

/** What a browser says that it is. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** What is answered to a batch of which nothing is to be said. */
export const NOTHING = { stored: 0, duplicates: 0, rejected: [], skew: null, payloadDropped: [], withheld: [], unmapped: 0, cartRefused: 0, identityWithheld: false, test: false, testKnown: false, reason: null };

const CREATE = 'mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey signingSecret connection { id } } }';

const DOMAINS = ['shop.example', '*.shop.example'];

interface Sent {
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string | null;
}

type Staff = (operation: string, variables?: object) => Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape

const described = describedJudge(collector);

/** The description has the form in which storefronts should send; the collector reads more of what is in a body, and says nothing. */
const tolerant: Judge = (seen) => {
  try {
    return described(seen).filter((complaint) => !(seen.status === 202 && complaint.startsWith('data/')));
  } catch (error) {
    if (error instanceof RangeError) return []; // it writes what it complains of, however deep
    throw error;
  }
};

/** A collector of a company. */
interface Installed { readonly key: string; readonly secret: string; readonly id: string }

async function install(asStaff: Staff, more: object = {}): Promise<Installed> {
  const { createConnection: { apiKey: key, signingSecret: secret, connection: { id } } } = await asStaff(CREATE, { input: { kind: 'COLLECTOR', name: 'Shop', activate: true, collector: { domains: DOMAINS }, ...more } });
  return { key, secret, id };
}

/** Interface I over the graph, with the collector of a store and an unlimited number of addresses. The clock stands at 2026-11-21T09:30:00.000Z, 10:30 in the company's time zone. */
export async function openCollector({ between, isTolerant = false, sandbox = false, subgraphs = ['identity', 'catalog'] }: { readonly sandbox?: boolean; readonly between?: (call: Call) => Call; readonly isTolerant?: boolean; readonly subgraphs?: readonly SubgraphName[] } = {}) {
  const p = await openPortico({ sandbox, surfaces: [{ surface: collector, judge: isTolerant ? tolerant : described }], subgraphs, around: { trustedProxies: ['127.0.0.1'] }, ...(between && { between }) });
  const { key: apiKey, secret: signingSecret, id: storeId } = await install(p.asStaff);
  let calls = 0;
  const send = (path: string, init: RequestInit = {}, { origin = ORIGIN, headers = {} }: Sent = {}): Promise<Response> => {
    calls += 1;
    return fetch(`${p.base}/api/collect/v1${path}`, { ...init, headers: { 'user-agent': BROWSER, 'x-forwarded-for': `203.0.${String(calls >> 8)}.${String(calls & 255)}`, ...(origin !== null && { origin }), ...headers } });
  };
  const post = (path: string, body: unknown, sent: Sent = {}): Promise<Response> =>
    send(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify({ ...(sent.key !== null && { key: sent.key ?? apiKey }), ...body as object }) }, sent);
  const read = async (response: Promise<Response>): Promise<readonly [status: number, body: string]> => {
    const answered = await response;
    return [answered.status, await answered.text()];
  };
  const json = async (response: Promise<Response>): Promise<Readonly<Record<string, unknown>>> => JSON.parse((await read(response))[1]) as Readonly<Record<string, unknown>>;
  const rows = <Row = Record<string, unknown>>(sql: string): Promise<Row[]> => p.database('catalog').query<Row>(sql);
  return {
    ...p, key: apiKey, secret: signingSecret, id: storeId, send, post, read, json, rows,
    /** Another collector of a company. */
    install: (more?: object, asStaff: Staff = p.asStaff) => install(asStaff, more),
    /** Another company with a collector of its own. */
    stranger: async () => {
      const other = companyOf(p, (await openCompany(p, 'Other')).company);
      return { ...other, ...await install(other.asStaff) };
    },
    /** What becomes of a batch of a visitor who granted consent. */
    events: (events: unknown, more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}) => json(post('/events', { ...more, visitor: { id: VISITOR, consent: 'granted', ...more['visitor'] as object }, events }, sent)),
    consent: (visitor: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}) => json(post('/consent', { visitor: { id: VISITOR, ...visitor }, ...more }, sent)),
    /** A reference as the merchant's server signs it. */
    reference: (customerId: string, { seconds = 900, store = storeId, secret = signingSecret }: { readonly seconds?: number; readonly store?: string; readonly secret?: string } = {}): string => {
      const signed = `v1.${store}.${customerId}.${String(Math.floor(p.clock.now().getTime() / 1000) + seconds)}`;
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('hex')}`;
    },
    /** The events that are kept, as they are kept. */
    kept: () => rows('SELECT uid, kind, at, payload, product_id, ref, channel FROM shopper_event ORDER BY at, uid'),
    /** The payload that is kept of an event. */
    payloadOf: async (uid: string): Promise<unknown> => {
      const [row] = await rows<{ readonly payload: string | null }>(`SELECT payload FROM shopper_event WHERE uid = '${uid}'`);
      return row && (row.payload === null ? null : JSON.parse(row.payload) as unknown);
    },
    /** How many rows everything that is kept of visitors has. */
    counts: async (): Promise<Readonly<Record<string, number>>> => {
      const counted = ['visitor', 'shopper_event', 'shopper_session', 'cart', 'shopper_order', 'shopper_touch', 'erasure'].map(async (table) => [table, (await rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n ?? 0] as const);
      return Object.fromEntries(await Promise.all(counted));
    },
    /** What is kept of visitors, thrown away; the figures too. */
    empty: () => p.database('catalog').inTransaction(async (transaction) => {
      for (const table of ['visitor', 'shopper_event', 'shopper_session', 'cart', 'shopper_order', 'shopper_touch', 'erasure', 'traffic_figure', 'search_figure', 'product_traffic', 'campaign_figure']) await transaction.execute(`DELETE FROM ${table}`);
    }),
  };
}

/** An open collector. */
export type Collector = Awaited<ReturnType<typeof openCollector>>;

/** A visitor of their own. */
export const visitor = (at: number): string => `visitor-${String(at).padStart(10, '0')}`;
