import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { PING_EXAMPLE } from './examples.js';
import { PingDocument } from './operations/ping.generated.js';
import { LABELS_BY_WORD } from './order.js';

/** Document 1, A: Location. */
export const Location = z.object({
  code: z.string(),
  name: z.string(),
  stock_location_codes: z.array(z.string()).describe('The codes to use as location_code in stock updates.'),
}).meta({ id: 'Location' });

/** Document 1, A: the answer of GET /ping. */
export const Ping = z.object({
  api_version: z.literal('v1'),
  company: z.object({ id: z.int(), name: z.string().nullable() }),
  connection: z.object({ id: z.uuid(), name: z.string(), status: z.enum(['active', 'error']).describe('error while the warehouse is silent.') }),
  locations: z.array(Location),
  labels_by: z.enum(['platform', 'warehouse']),
  webhooks: z.object({ enabled: z.boolean() }),
  server_time: z.iso.datetime(),
}).meta({ id: 'Ping' });

/** GET /ping: check the key. */
export const ping = defineRoute({
  id: 'ping', method: 'GET', path: '/ping', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Check the key',
  description: 'Shows whom the key belongs to and which locations it works for. Safe at any time.',
  failures: [],
  input: z.object({}),
  answer: Ping,
  operation: PingDocument,
  variables: () => ({}),
  reply: ({ warehouse }, { caller: { connection }, now }) => ok({
    api_version: 'v1' as const,
    company: { id: connection.companyId, name: connection.companyName },
    connection: { id: connection.id, name: connection.name, status: connection.silent ? 'error' as const : 'active' as const },
    locations: [{ code: warehouse.code, name: warehouse.name, stock_location_codes: [...warehouse.stockLocationCodes] }],
    labels_by: LABELS_BY_WORD[warehouse.labelsBy],
    webhooks: { enabled: connection.webhooksEnabled },
    server_time: now,
  }),
  example: { target: '/ping', answer: PING_EXAMPLE },
});
