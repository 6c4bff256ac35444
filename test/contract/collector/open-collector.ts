import { createHmac } from 'node:crypto';
import { surface as collector } from '../../../shims/collector/surface.js';
import { openPortico } from '../../kit/open-portico.js';

/** A page of the store. */
export const ORIGIN = 'https://shop.example';

/** A visitor who granted consent. */
export const VISITOR = 'visitor-0000000001';

const CREATE = 'mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey signingSecret connection { id } } }';

interface Sent {
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string | null;
}

/** Interface I over the graph, with the collector of a store and an unlimited number of addresses. The clock stands at 2026-11-21T09:30:00.000Z. */
export async function openCollector() {
  const p = await openPortico({ surfaces: [{ surface: collector }], subgraphs: ['identity', 'catalog'], around: { trustedProxies: ['127.0.0.1'] } });
  const { createConnection: { apiKey, signingSecret, connection: { id } } } = await p.asStaff(CREATE, { input: { kind: 'COLLECTOR', name: 'Shop', activate: true, collector: { domains: ['shop.example', '*.shop.example'] } } });
  let calls = 0;
  const send = (path: string, init: RequestInit, { origin = ORIGIN, headers = {} }: Sent = {}): Promise<Response> => {
    calls += 1;
    return fetch(`${p.base}/api/collect/v1${path}`, { ...init, headers: { 'x-forwarded-for': `203.0.${String(calls >> 8)}.${String(calls & 255)}`, ...(origin !== null && { origin }), ...headers } });
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
    ...p, key: apiKey as string, secret: signingSecret as string, id: id as string, send, post, read, json, rows,
    /** What becomes of a batch of a visitor who granted consent. */
    events: (events: unknown, more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}) => json(post('/events', { visitor: { id: VISITOR, consent: 'granted', ...more['visitor'] as object }, events, ...Object.fromEntries(Object.entries(more).filter(([name]) => name !== 'visitor')) }, sent)),
    consent: (visitor: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}) => json(post('/consent', { visitor: { id: VISITOR, ...visitor }, ...more })),
    /** A reference as the merchant's server signs it. */
    reference: (customerId: string, { seconds = 900, storeId = id as string, secret = signingSecret as string }: { readonly seconds?: number; readonly storeId?: string; readonly secret?: string } = {}): string => {
      const signed = `v1.${storeId}.${customerId}.${String(Math.floor(p.clock.now().getTime() / 1000) + seconds)}`;
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('hex')}`;
    },
    /** The events that are kept, as they are kept. */
    kept: () => rows('SELECT uid, kind, at, payload, product_id, ref, channel FROM shopper_event ORDER BY at, uid'),
  };
}

/** An open collector. */
export type Collector = Awaited<ReturnType<typeof openCollector>>;
