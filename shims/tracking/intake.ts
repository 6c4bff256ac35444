import { z } from 'zod';
import type { CarrierFormat } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import type { Route } from '#kit/route.js';
import { rawBody } from '#kit/body/body-reader.js';
import { BY_CARRIER } from './carrier-access.js';
import { CarrierBody } from './described-bodies.js';
import { INTAKE_EXAMPLE, INTAKE_SHELL } from './intake-example.js';
import { ApplyTrackingEventsDocument } from './operations/apply-tracking-events.generated.js';
import { ROOTS } from './paths.js';
import { readAggregator } from './read-aggregator.js';
import { readExpress } from './read-express.js';
import { readGeneric } from './read-generic.js';
import type { ReadBody } from './reading.js';
import type { TrackingCaller } from './tracking-caller.js';

const MEGABYTE = 1024 * 1024;

/** What is read of a body, by the format of its connection. */
export const READS: Readonly<Record<CarrierFormat, (payload: unknown, timeZone: string) => ReadBody>> = { AGGREGATOR: readAggregator, EXPRESS: readExpress, GENERIC: readGeneric };

const Applied = z.object({
  applied: z.int().describe('New events of known parcels.'), duplicates: z.int().describe('Events that are identical to one that is kept.'),
  unmatched: z.int().describe('Events of numbers that no parcel has; they are kept for 30 days in case one gets it.'),
  rejected: z.int().optional().describe('Events that cannot be read; only where there are some. They do not stop the others.'),
}).meta({ id: 'Applied' });
const Received = z.object({ result: z.literal('OK') }).meta({ id: 'Received' });

/** The head of a carrier's call: the connection, and what proves it. */
export const IntakePath = z.object({ connection: z.string().meta({ format: 'uuid' }).describe('The id of the carrier connection.') });
/** Its query. */
export const IntakeQuery = z.object({ key: z.string().optional().describe('Of express carriers: the webhook secret.') });
/** Its headers. */
export const IntakeHeaders = z.object({ 'x-service-signature': z.string().optional().describe('Of the generic format: lower-case hex HMAC-SHA256 of the exact body, keyed with the webhook secret.') });

/** Calls of one connection a minute; it has more where the merchant says so. */
export const byConnection = { by: 'caller', name: 'tracking intake', key: ({ carrier }: TrackingCaller) => carrier?.connection.id ?? '', most: ({ carrier }: TrackingCaller) => carrier?.connection.ratePerMinute ?? 0 } as const;

const NOTHING = { applied: 0, duplicates: 0, unmatched: 0 };

/** POST /webhooks/tracking/{connection}: events of a carrier, in the dialect of its connection. */
export const intake: Route<TrackingCaller> = {
  id: 'webhooks.receive', method: 'POST', root: ROOTS.intake, path: '/{connection}', scope: null, idempotency: 'natural',
  summary: 'Receive tracking events',
  description: 'Events of parcels, at most 10,000 and 1 MB, in the format of the connection; only an express carrier may send no body, as its handshake. Identical events (number, minute, status and description) are ignored, so a call may be repeated where its events say when they happened; events of unknown numbers are no error. An aggregator proves itself by apiKey in its body, and is answered {"result": "OK"}.',
  proofs: [['signature'], ['key'], []], meanings: { not_found: 'There is no carrier connection with this id.' },
  failures: ['NOT_FOUND', 'UNAUTHENTICATED', 'CONNECTION_DRAFT', 'CONNECTION_PAUSED', 'BAD_INPUT', 'TOO_MANY_ITEMS', 'RATE_LIMITED'],
  declares: { access: BY_CARRIER, body: rawBody(MEGABYTE), limits: [byConnection] },
  input: z.object({ params: IntakePath, query: IntakeQuery, headers: IntakeHeaders, body: CarrierBody }),
  answer: z.union([Applied, Received]),
  operation: ApplyTrackingEventsDocument,
  example: { target: '/019ab8e0-0000-7000-8000-000000000001', body: INTAKE_EXAMPLE, answer: { applied: 1, duplicates: 0, unmatched: 0 }, refusal: { 'events.0.tracking_number': ['is required'] }, shell: INTAKE_SHELL, isOnlyShell: true },
  async run({ caller: { carrier }, call, context }) {
    if (!carrier) throw new Failure('NOT_FOUND', 'There is no such connection');
    const { connection: { id, format, timeZone, statusMap }, payload } = carrier;
    const { events, rejected } = READS[format](payload, timeZone);
    const { applyTrackingEvents: applied } = events.length === 0 ? { applyTrackingEvents: NOTHING } : await call(ApplyTrackingEventsDocument, { input: { connectionId: id, statusMap, events: [...events] } }, context);
    return { status: 200, body: format === 'AGGREGATOR' ? { result: 'OK' } : { ...applied, ...(rejected > 0 && { rejected }) } };
  },
};
