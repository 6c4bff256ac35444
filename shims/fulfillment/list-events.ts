import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { warehouseEvent, WarehouseEvent } from './warehouse-event.js';
import { EVENT_EXAMPLE } from './log-examples.js';
import { ListEventsDocument } from './operations/list-events.generated.js';

const Query = z.object({
  since: dateTime.optional().describe('Only what happened at or after this time. Write + as %2B.'),
  ...pageFields('Events', 'next_cursor of the page before.'),
});

const EventPage = pageOf(WarehouseEvent, 'EventPage', 'Follow it until it is null; from there on ask with since, and skip ids already handled.');

/** GET /events: the events that webhooks carry, as a list. */
export const listEvents = defineRoute({
  id: 'events.list', method: 'GET', path: '/events', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'List events',
  description: 'What happened to this warehouse\'s orders and returns in the last 30 days, in the order it happened: the same records that webhooks carry, including those not sent while the connection was paused or a draft.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: Query }),
  answer: EventPage,
  operation: ListEventsDocument,
  variables: ({ query }) => ({ since: query.since ?? null, first: query.limit, after: query.cursor ?? null }),
  reply: ({ warehouseEvents: { nodes, pageInfo } }) =>
    ok({ data: nodes.flatMap((event) => warehouseEvent(event) ?? []), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/events?since=2026-11-21T00:00:00Z', answer: { data: [EVENT_EXAMPLE], next_cursor: null } },
});
