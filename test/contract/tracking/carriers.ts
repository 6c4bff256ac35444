import { createHmac } from 'node:crypto';
import { surface as tracking } from '../../../shims/tracking/surface.js';
import { trackingJudge } from './tracking-judge.js';
import { openRealGraph } from '../../kit/real-graph.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** A carrier connection with its secrets. */
export interface Carrier { readonly id: string; readonly apiKey: string; readonly webhookSecret: string }

const INTAKE = '/api/oms/v1/webhooks/tracking';
const CREATE = 'mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey webhookSecret connection { id } } }';
const SHIPMENTS = 'query S($reference: ID!) { order(reference: $reference) { status shipments { id status deliveredAt trackingToken trackingEvents { status occurredAt description } } } }';

/** Interface F over HTTP beside interface A, with a connection of each dialect. */
export async function openCarriers({ sandbox = false } = {}) {
  const graph = await openRealGraph({ sandbox, surfaces: [{ surface: tracking, judge: trackingJudge }], around: { trustedProxies: ['127.0.0.1'] }, commerceUrl: 'https://commerce.example' });
  const { host, asStaff } = graph;
  const connect = async (input: object): Promise<Carrier> => {
    const { createConnection: { connection: { id }, apiKey, webhookSecret } } = await asStaff(CREATE, { input: { kind: 'CARRIER', name: 'Carrier', activate: true, ...input } });
    return { id, apiKey, webhookSecret };
  };
  const carriers = {
    aggregator: await connect({ carrier: { format: 'AGGREGATOR', timeZone: 'Europe/Rome' } }), express: await connect({ carrier: { format: 'EXPRESS', timeZone: 'Europe/Berlin' } }),
    generic: await connect({ carrier: { format: 'GENERIC', timeZone: 'Europe/Rome', statusMap: [{ code: 'CON', status: 'DELIVERED' }] } }),
  };
  const post = async (path: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<{ status: number; text: string; headers: Headers }> => {
    const answer = await fetch(host + path, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const signed = (body: string, secret = carriers.generic.webhookSecret) => ({ 'x-service-signature': createHmac('sha256', secret).update(body).digest('hex') });
  const order = async (number: string): Promise<any> => (await asStaff(SHIPMENTS, { reference: number })).order;
  /** An order of two mugs that are picked; answers a function that writes about it. */
  const picked = async (number: string, more: Readonly<Record<string, unknown>> = {}) => {
    await graph.place(number, [['MUG', 2, 'MI1']], more);
    let calls = 0;
    const write = async (path: string, body: object): Promise<void> => {
      calls += 1;
      const answer = await graph.send(`/orders/${encodeURIComponent(number)}/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': `${number}-${path}-${String(calls)}` } });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    };
    await write('accept', {});
    await write('picked', { lines: [{ sku: 'MUG', quantity: 2 }] });
    return write;
  };
  return {
    ...graph, carriers, connect, post, signed, order, intake: INTAKE,
    /** The generic format, signed. */
    generic: async (payload: unknown, { id, webhookSecret } = carriers.generic) => {
      const body = JSON.stringify(payload);
      const answer = await post(`${INTAKE}/${id}`, body, signed(body, webhookSecret));
      return [answer.status, JSON.parse(answer.text)] as const;
    },
    aggregator: async (payload: object) => {
      const answer = await post(`${INTAKE}/${carriers.aggregator.id}`, JSON.stringify({ apiKey: carriers.aggregator.apiKey, ...payload }));
      return [answer.status, answer.text] as const;
    },
    express: async (payload: object) => {
      const answer = await post(`${INTAKE}/${carriers.express.id}?key=${encodeURIComponent(carriers.express.webhookSecret)}`, JSON.stringify(payload));
      return [answer.status, JSON.parse(answer.text)] as const;
    },
    /** An order of two mugs that left in parcels with these numbers. */
    shipped: async (number: string, numbers: readonly string[], { shippedAt = '2026-11-21T08:00:00Z', ...more }: { readonly shippedAt?: string } & Readonly<Record<string, unknown>> = {}): Promise<any> => {
      const write = await picked(number, more);
      await write('shipments', { shipped_at: shippedAt, carrier_code: 'brt', tracking_url: 'https://carrier.example/T', parcels: numbers.map((trackingNumber) => ({ tracking_number: trackingNumber })) });
      return (await order(number)).shipments[0];
    },
    picked,
    read: async (token: string, query = '', headers: Record<string, string> = {}) => {
      const answer = await fetch(`${host}/api/oms/v1/public/tracking/${token}${query}`, { headers });
      return [answer.status, await answer.json(), answer.headers] as const;
    },
  };
}

/** Open carriers. */
export type Carriers = Awaited<ReturnType<typeof openCarriers>>;
