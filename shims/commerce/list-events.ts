import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { CommerceEventRecord, commerceEvent } from './commerce-event.js';
import { EVENT_EXAMPLE } from './examples.js';
import { ListCommerceEventsDocument } from './operations/list-commerce-events.generated.js';

const Query = z.object({ since: dateTime.optional().describe('Only what happened at or after this time. Write + as %2B.'), ...pageFields('Records') });

/** GET /events: the events that webhooks carry, as a list (2-decisions, D, Beyond the document). */
export const listEvents = defineRoute({
  id: 'events.list', method: 'GET', path: '/events', scope: null, idempotency: 'natural',
  summary: 'List events',
  description: 'What happened in the last 30 days to the records this key may read, in the order it happened: the same records that webhooks carry, including those not sent while the connection was paused or a draft.',
  failures: ['BAD_INPUT', 'BAD_CURSOR', 'FORBIDDEN'],
  input: z.object({ query: Query }),
  answer: pageOf(CommerceEventRecord, 'EventPage'),
  operation: ListCommerceEventsDocument,
  variables: ({ query: { since, limit, cursor } }) => ({ since: since ?? null, first: limit, after: cursor ?? null }),
  reply: ({ commerceEvents: { nodes, pageInfo } }) => ok({ data: nodes.flatMap((event) => commerceEvent(event)?.body ?? []), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/events?since=2026-11-21T00:00:00Z', answer: { data: [EVENT_EXAMPLE], next_cursor: null } },
});
