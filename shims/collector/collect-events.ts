import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { CollectedBatchInput } from '#contract/schema.generated.js';
import type { Reply } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { validate } from '#kit/validate.js';
import { EVENTS_EXAMPLE, EVENTS_SENT } from './collector-examples.js';
import type { CollectorCaller } from './collector-caller.js';
import { CollectEventsDocument } from './operations/collect-events.generated.js';
import { flatEvent } from './flat-event.js';
import { Batch, ReportQuery } from './report-schema.js';
import { reportingOf, withOwnBody } from './reporting.js';
import { unstoredBatch } from './unstored-batch.js';

const index = z.int().nonnegative();

/** What became of a batch (3-decisions, I). */
const Collected = z.object({
  stored: z.int().describe('Events that were stored.'),
  duplicates: z.int().describe('Events that are there already, by their uid.'),
  rejected: z.array(z.object({ index, reason: z.enum(['kind', 'uid', 'time', 'shape', 'origin', 'storage', 'consent']) })).describe('Events that are not kept, by their place in the batch from 0.'),
  skew: z.int().nullable().describe('Milliseconds by which the times of the events were shifted, because the clock of the browser is wrong; null where it is right.'),
  payloadDropped: z.array(index).describe('Events that are kept without their payload, which is not flat or too large.'),
  withheld: z.array(index).describe('Searches whose query looks like personal data: they are kept without it.'),
  unmapped: z.int().describe('Events whose product is not known.'),
  cartRefused: z.int().describe('Events of a cart that belongs to another visitor: they are kept, and the cart stays as it is.'),
  identityWithheld: z.boolean().describe('A customer was named, and the shopper did not allow personalisation: the events are anonymous.'),
  test: z.boolean().describe('Whether it was a test, of which nothing is kept.'),
  testKnown: z.boolean().describe('Whether the test code is the store\'s, and not over.'),
  reason: z.enum(['consent', 'storage']).nullable().describe('Why nothing is stored: consent is missing, or nothing can be stored now.'),
}).meta({ id: 'CollectedEvents' });

type Answered = z.infer<typeof Collected>;

const collected = defineRoute({
  id: 'events.collect', method: 'POST', path: '/events', scope: null, idempotency: 'natural', success: 202,
  summary: 'Report what a visitor did',
  description: 'A batch of up to 50 events of one visitor. Nothing is written unless consent is granted; of a visitor who denied or revoked it everything is erased before the answer. Events with a uid are written once, however often they are sent.',
  failures: ['BAD_INPUT', 'MALFORMED_BODY', 'UNAUTHENTICATED', 'ORIGIN_REFUSED', 'RATE_LIMITED', 'BODY_TOO_LARGE'],
  input: z.object({ body: Batch, query: ReportQuery }),
  answer: Collected,
  operation: CollectEventsDocument,
  variables: ({ body }, { caller }: { readonly caller: CollectorCaller }) => ({ input: batchOf(body, caller) }),
  reply: ({ collectEvents: counts }, { input: { body }, caller }): Reply<Answered> => answered({ ...counts, rejected: [...counts.rejected] } as Answered, { isTest: body.test !== undefined, caller }),
  example: { target: '/events', body: EVENTS_SENT, answer: EVENTS_EXAMPLE },
});

/** POST /events. What is wrong behind it is one of its answers: it is never a failure of the server's (document 3, I, rule 2). */
export const collectEvents: Route<CollectorCaller> = {
  ...collected,
  async run(invocation) {
    const { caller } = invocation;
    try {
      if (caller.isAway) throw new Failure('UNAVAILABLE', 'Nothing can be stored now');
      return await collected.run(withOwnBody(invocation));
    } catch (error) {
      if (!(error instanceof Failure && STORAGE.has(error.code))) throw error;
      return unstored(caller);
    }
  },
};

const STORAGE: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONFLICT', 'COMMAND_EXPIRED', 'INTERNAL']);

function batchOf(body: z.output<typeof Batch>, caller: CollectorCaller): CollectedBatchInput {
  return { ...reportingOf(body, caller), timeZone: caller.installation.timeZone, domains: caller.installation.domains.slice(), isWebPixel: caller.origin === 'null', session: body.session ?? null, events: (body.events ?? []).map(flatEvent) };
}

function unstored(caller: CollectorCaller): Reply<Answered> {
  const { test } = validate(z.object({ body: Batch }), { body: caller.body() }).body;
  return answered(unstoredBatch(caller.body()), { isTest: test !== undefined, caller });
}

function answered(counts: Answered, { isTest, caller }: { readonly isTest: boolean; readonly caller: CollectorCaller }): Reply<Answered> {
  const { stored, duplicates, rejected, skew, payloadDropped, withheld, unmapped, cartRefused, identityWithheld, reason } = counts;
  return { status: 202, body: { stored, duplicates, rejected, skew, payloadDropped, withheld, unmapped, cartRefused, identityWithheld, test: isTest, testKnown: isTest && caller.installation.testKnown, reason } };
}
