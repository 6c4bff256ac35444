import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { TIMELINE_EXAMPLE } from './examples.js';
import { ReadTimelineDocument } from './operations/read-timeline.generated.js';
import { OrderPath, orderReference, unknownOrder } from './reference.js';
import { TimelineEvent, timelineJson } from './timeline-json.js';

const Timeline = z.object({ data: z.array(TimelineEvent) }).meta({ id: 'Timeline' });

/** GET /orders/{order}/timeline: what happened to an order. */
export const readTimeline = defineRoute({
  id: 'orders.timeline', method: 'GET', path: '/orders/{order}/timeline', scope: 'orders:read', idempotency: 'natural',
  summary: 'Read the timeline of an order',
  description: 'Its public events, oldest first.',
  failures: ['ORDER_NOT_FOUND'],
  input: z.object({ params: OrderPath }),
  answer: Timeline,
  operation: ReadTimelineDocument,
  variables: ({ params }) => ({ reference: orderReference(params) }),
  reply: ({ order }) => {
    if (!order) throw unknownOrder();
    return ok({ data: timelineJson(order.timeline) });
  },
  example: { target: '/orders/1042/timeline', answer: { data: TIMELINE_EXAMPLE } },
});
