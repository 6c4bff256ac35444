import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import type { Scope } from '#contract/scopes.js';
import { ok } from '#kit/answer.js';
import type { ConnectionCaller, ConnectionFacts } from '#kit/access/connection-access.js';
import type { Route } from '#kit/route.js';
import { PING_EXAMPLE } from './examples.js';

const SCOPES = ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'orders:write'] as const satisfies readonly Scope[];

/** The events of each scope (document 2, D, Events). */
const EVENTS = {
  'orders:read': ['order.created', 'order.status_changed', 'shipment.shipped'],
  'returns:read': ['return.created', 'return.status_changed'],
} as const;

/** Document 2, D: the answer of GET /ping. */
export const Ping = z.object({
  api_version: z.literal('v1'),
  company: z.object({ id: z.int(), name: z.string().nullable() }),
  connection: z.object({ id: z.uuid(), name: z.string(), status: z.string() }),
  scopes: z.array(z.enum(SCOPES)),
  webhooks: z.object({
    enabled: z.boolean().describe('Whether a webhook URL is set and the key has a webhook secret.'),
    events: z.array(z.enum([...EVENTS['orders:read'], ...EVENTS['returns:read']])).describe('Empty while webhooks are off.'),
  }),
  server_time: z.iso.datetime(),
}).meta({ id: 'Ping' });

/** GET /ping: whom the key belongs to and what it may do. */
export const ping: Route<ConnectionCaller> = {
  id: 'ping', method: 'GET', path: '/ping', scope: null, idempotency: 'natural',
  summary: 'Check the key',
  description: 'Shows whom the key belongs to, what it may do and which webhooks it receives. Safe at any time.',
  failures: [],
  input: z.object({}),
  answer: Ping,
  run: ({ caller: { connection }, now }) => Promise.resolve(ok(pingJson(connection, now))),
  example: { target: '/ping', answer: PING_EXAMPLE },
};

function pingJson(connection: ConnectionFacts, now: Instant): z.output<typeof Ping> {
  const scopes = SCOPES.filter((scope) => connection.scopes.includes(scope));
  const events = scopes.flatMap((scope) => (scope === 'orders:read' || scope === 'returns:read' ? EVENTS[scope] : []));
  return {
    api_version: 'v1',
    company: { id: connection.companyId, name: connection.companyName },
    connection: { id: connection.id, name: connection.name, status: connection.status.toLowerCase() },
    scopes,
    webhooks: { enabled: connection.webhooksEnabled, events: connection.webhooksEnabled ? events : [] },
    server_time: now,
  };
}
