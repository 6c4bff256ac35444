import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { TRACKING_ERRORS, TRACKING_MEANINGS, TRACKING_MESSAGES, trackingFailure } from './errors.js';

const TrackingError = z.union([
  z.object({ error: z.enum(Object.keys(TRACKING_MEANINGS)).describe('Branch on this.'), details: z.record(z.string(), z.array(z.string())).optional().describe('Of validation_failed: the problems by field; of invalid_state: why nothing is simulated.') }),
  z.object({ message: z.enum(Object.keys(TRACKING_MESSAGES)).describe('Branch on this.') }), z.object({ result: z.literal('KO') }),
]).meta({ id: 'Error' });

/** The parts of interface F's description that are not in its routes. */
export const TRACKING_API: ApiDescription = {
  title: 'Tracking',
  version: 'v1',
  introduction: [
    'Everybody with the link of a shipment follows it, as JSON here or on the page /track/{token}: 60 reads a minute and address, shown in X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset.',
    'Carriers and tracking aggregators send what happens to parcels to the address of their connection, in one of three formats. A shipment has the status of the event that happened last, whatever the order of arrival. 600 calls a minute and connection.',
    'Events are matched by tracking number. Where a number was used again, an event is of the parcel that had it when it happened: of the parcels that had left by then, with a day of allowance before each left, the one that left last. What happened more than 30 days before the first of them left is of none.',
    'Identical events (the same number, minute, status and description) are ignored, so that a call may be repeated. An event that does not say when it happened is taken to have happened at receipt, so that a repetition in a later minute is another event: carriers that repeat calls should send the time. A time before 2000, or more than 24 hours ahead, is replaced by the time of receipt.',
  ],
  access: 'Reading needs the token in the path alone. An aggregator sends its key as apiKey in the body; an express carrier the webhook secret as the query parameter key; any other carrier signs the exact body: X-Service-Signature is the lower-case hex HMAC-SHA256 of it, keyed with the webhook secret.',
  schemes: {
    signature: { type: 'apiKey', in: 'header', name: 'X-Service-Signature', description: 'Lower-case hex HMAC-SHA256 of the raw body, keyed with the webhook secret (generic format).' },
    key: { type: 'apiKey', in: 'query', name: 'key', description: 'The webhook secret (express carriers).' },
  },
  errorShape: '{"error", "details"}, or {"message"}',
  branchOn: ['error', 'message'],
  subjects: { tracking: 'Where a shipment is.', webhooks: 'What carriers report.', sandbox: 'Parcels and events that are made up, in a sandbox alone.' },
  errorAnswer: () => TrackingError,
  fail: trackingFailure,
  errors: TRACKING_ERRORS,
  meanings: { ...TRACKING_MEANINGS, ...TRACKING_MESSAGES },
  everywhere: ['INTERNAL', 'UNAVAILABLE'],
  ofBodies: ['MALFORMED_BODY', 'BODY_TOO_LARGE'],
};
