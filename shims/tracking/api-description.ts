import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { TRACKING_ERRORS, TRACKING_MEANINGS, trackingFailure } from './errors.js';

const TrackingError = z.union([
  z.object({ error: z.enum(Object.keys(TRACKING_MEANINGS)).describe('Branch on this.'), details: z.record(z.string(), z.array(z.string())).optional().describe('Of validation_failed: the problems by field.') }),
  z.object({ message: z.string() }), z.object({ result: z.literal('KO') }),
]).meta({ id: 'Error' });

/** The parts of interface F's description that are not in its routes. */
export const TRACKING_API: ApiDescription = {
  title: 'Tracking',
  version: 'v1',
  introduction: [
    'Everybody with the link of a shipment follows it, as JSON here or on the page /track/{token}: 60 reads a minute and address, shown in X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset.',
    'Carriers and tracking aggregators send what happens to parcels to the address of their connection, in one of three formats. Events are matched by tracking number, the most recent parcel with that number; a shipment has the status of the event that happened last, whatever the order of arrival. Identical events are ignored, so that a call may be repeated. 600 calls a minute and connection.',
  ],
  access: 'Reading needs the token in the path alone. An aggregator sends its key as apiKey in the body; an express carrier the webhook secret as the query parameter key; any other carrier signs the exact body: X-Service-Signature is the lower-case hex HMAC-SHA256 of it, keyed with the webhook secret.',
  schemes: {
    signature: { type: 'apiKey', in: 'header', name: 'X-Service-Signature', description: 'Lower-case hex HMAC-SHA256 of the raw body, keyed with the webhook secret (generic format).' },
    key: { type: 'apiKey', in: 'query', name: 'key', description: 'The webhook secret (express carriers).' },
  },
  errorShape: '{"error", "details"}, or {"message"}',
  subjects: { tracking: 'Where a shipment is.', webhooks: 'What carriers report.' },
  errorAnswer: () => TrackingError,
  fail: trackingFailure,
  errors: TRACKING_ERRORS,
  meanings: TRACKING_MEANINGS,
  everywhere: ['INTERNAL', 'UNAVAILABLE'],
  ofBodies: ['MALFORMED_BODY', 'BODY_TOO_LARGE'],
};
