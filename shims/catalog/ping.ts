import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { PingCatalogDocument, type PingCatalogQuery } from './operations/ping-catalog.generated.js';
import { fieldRuleWord } from './words.js';

/** Document 3, H: the answer of GET /ping. */
export const Ping = z.object({
  api_version: z.literal('v1'),
  company: z.object({ id: z.int() }),
  catalog: z.object({ id: z.int(), name: z.string() }),
  key: z.object({
    id: z.uuid(), name: z.string(), level: z.enum(['read', 'write']), field_rule: z.enum(['sorgente', 'inserimento', 'platform']), rate_limit_per_minute: z.int(),
  }),
  webhooks: z.int().describe('Active webhooks of this key.'),
  server_time: z.iso.datetime().describe('A minute before it is a good start for updated_since.'),
}).meta({ id: 'Ping' });

/** GET /ping: whom the key belongs to and what it may do. */
export const ping = defineRoute({
  id: 'ping', method: 'GET', path: '/ping', scope: null, idempotency: 'natural',
  summary: 'Check the key',
  description: 'Shows the catalog of the key, what it may do and how it treats fields that have values. Safe at any time.',
  failures: [],
  input: z.object({}),
  answer: Ping,
  operation: PingCatalogDocument,
  variables: (_, { caller }) => ({ catalogId: caller.principal.catalogKey?.catalogId ?? 0 }),
  reply: (data, { caller, now }) => ok(pingJson(data, caller, now)),
  example: {
    target: '/ping',
    answer: {
      api_version: 'v1', company: { id: 7 }, catalog: { id: 1, name: 'Nordlicht' },
      key: { id: '019aa5f0-1c00-7d21-8a5e-2f6b1c3d4e5f', name: 'ERP', level: 'write', field_rule: 'sorgente', rate_limit_per_minute: 600 }, webhooks: 2, server_time: '2026-11-21T09:30:00.000Z',
    },
  },
});

function pingJson({ catalog, ownWebhookDestinations }: PingCatalogQuery, { connection: { id, name, companyId, scopes, ratePerMinute }, principal: { catalogKey } }: ConnectionCaller, now: Instant): z.output<typeof Ping> {
  return {
    api_version: 'v1',
    company: { id: companyId },
    catalog: { id: catalog?.id ?? catalogKey?.catalogId ?? 0, name: catalog?.name ?? '' },
    key: { id, name, level: scopes.includes('catalog:write') ? 'write' : 'read', field_rule: fieldRuleWord(catalogKey), rate_limit_per_minute: ratePerMinute },
    webhooks: ownWebhookDestinations.filter(({ isActive }) => isActive).length,
    server_time: now,
  };
}
