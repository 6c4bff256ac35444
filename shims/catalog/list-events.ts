import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { catalogEvent, CatalogEvent } from './catalog-event.js';
import { ListCatalogEventsDocument } from './operations/list-catalog-events.generated.js';

const Query = z.object({
  since: dateTime.optional().describe('Only what happened at or after this time. Write + as %2B.'),
  ...pageFields('Events', 'next_cursor of the page before.'),
});

/** GET /events: the events that webhooks carry, as a list (decisions 3, H, Beyond). */
export const listEvents = defineRoute({
  id: 'events.list', method: 'GET', path: '/events', scope: 'catalog:read', idempotency: 'natural',
  summary: 'List events',
  description: 'What happened in the catalog of this key in the last 30 days, in the order it happened: the same records that webhooks carry, sent or not.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: Query }),
  answer: pageOf(CatalogEvent, 'EventPage', 'Follow it until it is null; from there on ask with since, and skip ids already handled.'),
  operation: ListCatalogEventsDocument,
  variables: ({ query: { since, limit, cursor } }) => ({ since: since ?? null, first: limit, after: cursor ?? null }),
  reply: ({ catalogKeyEvents: { nodes, pageInfo } }, { caller: { connection } }) =>
    ok({ data: nodes.flatMap((event) => catalogEvent(event, connection.id) ?? []), next_cursor: nextCursor(pageInfo) }),
  example: {
    target: '/events?since=2026-11-21T00:00:00Z',
    answer: {
      data: [{ id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', type: 'product.updated', created_at: '2026-11-21T09:00:00.000Z', data: { product_id: 412, sku: 'TEE-001', external_id: 'ERP-77', updated_at: '2026-11-21T09:00:00.000Z' } }],
      next_cursor: null,
    },
  },
});
