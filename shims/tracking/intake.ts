import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Route } from '#kit/route.js';
import { rawBody } from '#kit/body/body-reader.js';
import { BY_CARRIER } from './carrier-access.js';
import { CarrierBody } from './described-bodies.js';
import { INTAKE_EXAMPLE, INTAKE_SHELL } from './intake-example.js';
import { BY_CONNECTION, INTAKE_HEAD } from './intake-head.js';
import { ApplyTrackingEventsDocument } from './operations/apply-tracking-events.generated.js';
import { ROOTS } from './paths.js';
import { readEvents } from './read-events.js';
import type { TrackingCaller } from './tracking-caller.js';

const MEGABYTE = 1024 * 1024;

const Applied = z.object({
  applied: z.int().describe('New events of known parcels.'), duplicates: z.int().describe('Events that are identical to one that is kept.'),
  unmatched: z.int().describe('Events of numbers that no parcel has; they are kept for 30 days in case one gets it.'),
  rejected: z.int().optional().describe('Events that cannot be read; only where there are some. They do not stop the others.'),
}).meta({ id: 'Applied' });
const Received = z.object({ result: z.literal('OK') }).meta({ id: 'Received' });

const NOTHING = { applied: 0, duplicates: 0, unmatched: 0 };

/** POST /webhooks/tracking/{connection}: events of a carrier, in the dialect of its connection. */
export const intake: Route<TrackingCaller> = {
  id: 'webhooks.receive', method: 'POST', root: ROOTS.intake, path: '/{connection}', scope: null, idempotency: 'natural',
  summary: 'Receive tracking events',
  description: 'Events of parcels, at most 10,000 and 1 MB, in the format of the connection; only an express carrier may send no body, as its handshake. Identical events (number, minute, status and description) are ignored, so a call may be repeated where its events say when they happened; events of unknown numbers are no error. An aggregator proves itself by apiKey in its body, and is answered {"result": "OK"}.',
  proofs: [['signature'], ['key'], []], meanings: { not_found: 'There is no carrier connection with this id.' },
  failures: ['NOT_FOUND', 'UNAUTHENTICATED', 'CONNECTION_DRAFT', 'CONNECTION_PAUSED', 'BAD_INPUT', 'TOO_MANY_ITEMS', 'RATE_LIMITED'],
  declares: { access: BY_CARRIER, body: rawBody(MEGABYTE), limits: [BY_CONNECTION] },
  input: z.object({ ...INTAKE_HEAD, body: CarrierBody }),
  answer: z.union([Applied, Received]),
  operation: ApplyTrackingEventsDocument,
  example: { target: '/019ab8e0-0000-7000-8000-000000000001', body: INTAKE_EXAMPLE, answer: { applied: 1, duplicates: 0, unmatched: 0 }, refusal: { 'events.0.tracking_number': ['is required'] }, shell: INTAKE_SHELL, isOnlyShell: true },
  async run({ caller: { carrier }, call, context }) {
    if (!carrier) throw new Failure('NOT_FOUND', 'There is no such connection');
    const { connection: { id, format, timeZone, statusMap }, payload } = carrier;
    const { events, rejected } = readEvents[format](payload, timeZone);
    const { applyTrackingEvents: applied } = events.length === 0 ? { applyTrackingEvents: NOTHING } : await call(ApplyTrackingEventsDocument, { input: { connectionId: id, statusMap, events: [...events] } }, context);
    return { status: 200, body: format === 'AGGREGATOR' ? { result: 'OK' } : { ...applied, ...(rejected > 0 && { rejected }) } };
  },
};
