import { z } from 'zod';
import type { DeliveryState } from '#contract/schema.generated.js';
import type { DeliveryViewFragment } from '../operations/delivery-view.generated.js';

const STATES = { WAITING: 'waiting', DELIVERED: 'delivered', GIVEN_UP: 'given_up', SUPPRESSED: 'suppressed' } as const satisfies Record<DeliveryState, string>;

/** The states of a delivery and their values in the graph. */
export const STATE_OF_WORD = { waiting: 'WAITING', delivered: 'DELIVERED', given_up: 'GIVEN_UP', suppressed: 'SUPPRESSED' } as const satisfies Record<(typeof STATES)[DeliveryState], DeliveryState>;

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A webhook of the calling connection with every attempt. */
export const Delivery = z.object({
  id: z.uuid(),
  event_id: z.uuid().describe('The event, the same in every attempt.'),
  type: z.string(),
  status: z.enum(['waiting', 'delivered', 'given_up', 'suppressed']).describe('suppressed: the connection was paused or a draft; it is not sent later.'),
  body: z.string().describe('Exactly as it is signed and sent.'),
  next_attempt_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  attempts: z.array(z.object({
    number: z.int().min(1),
    started_at: z.iso.datetime(),
    duration_ms: z.int().min(0),
    delivered: z.boolean(),
    failure: z.string().nullable().describe('null when it arrived.'),
    request: z.object({ headers: Headers }),
    answer: z.object({ status: z.int(), headers: Headers, body: z.string().nullable().describe('Its beginning.') }).nullable().describe('null when there was none.'),
  })),
}).meta({ id: 'Delivery' });

const headersOf = (json: string | null): z.output<typeof Headers> => JSON.parse(json ?? '{}') as z.output<typeof Headers>;

/** A delivery as the surfaces show it. */
export const deliveryJson = (delivery: DeliveryViewFragment): z.output<typeof Delivery> => ({
  id: delivery.id, event_id: delivery.eventId, type: delivery.type, status: STATES[delivery.state], body: delivery.body,
  next_attempt_at: delivery.dueAt, created_at: delivery.createdAt,
  attempts: delivery.attempts.map((attempt) => ({
    number: attempt.number, started_at: attempt.startedAt, duration_ms: attempt.durationMs, delivered: attempt.delivered, failure: attempt.failure,
    request: { headers: headersOf(attempt.requestHeaders) },
    answer: attempt.status === null ? null : { status: attempt.status, headers: headersOf(attempt.answerHeaders), body: attempt.answerBody },
  })),
});

/** A delivered webhook, for the documentation. */
export const DELIVERY_EXAMPLE: z.output<typeof Delivery> = {
  id: '019aa5f2-7c00-7d22-8a5e-2f6b1c3d4e5f', event_id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', type: 'ping', status: 'delivered',
  body: '{"id":"019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f","type":"ping","created_at":"2026-11-21T09:00:00.000Z","data":{}}',
  next_attempt_at: null, created_at: '2026-11-21T09:00:00.000Z',
  attempts: [{
    number: 1, started_at: '2026-11-21T09:00:00.010Z', duration_ms: 41, delivered: true, failure: null,
    request: { headers: { 'X-Service-Attempt': '1' } }, answer: { status: 204, headers: {}, body: '' },
  }],
};
