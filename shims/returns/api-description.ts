import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { RETURNS_ERRORS, RETURNS_MEANINGS, returnsFailure } from './errors.js';

const ReturnsError = z.object({
  message: z.enum(Object.keys(RETURNS_MEANINGS)).describe('Branch on this.'), errors: z.record(z.string(), z.array(z.string())).optional().describe('The problems by field, of 422; why not, of order_not_simulated.'), retry_after: z.int().optional().describe('Seconds to wait, of 429 and label_not_ready.'),
}).meta({ id: 'Error' });

/** The parts of interface E's description that are not in its routes. */
export const RETURNS_API: ApiDescription = {
  title: 'Returns portal',
  version: 'v1',
  introduction: [
    'The shopper names an order by its number and proves to know it by its e-mail address or postcode, sees what can be returned and how, makes a return, and follows it by its token. Every rule is the merchant\'s return policy, which a session keeps as it was when it was opened.',
    'The hosted page of a store is /returns/{slug}; pages of any origin may call the API too, without cookies.',
    'Limits are counted by the first address of X-Forwarded-For, and by that of the connection where there is none. A server that calls for shoppers sends the address of the shopper in each call, as X-Forwarded-For: 203.0.113.7, else all of its shoppers share the limits of one client. It writes the header anew instead of adding to the one that it received, in which a shopper may say anything; proxies on the way add theirs behind it.',
    'Limits a minute: 60 reads of a client (portal, order, returns and labels together) and 1,800 of a store, 10 lookups of a client and 300 of a store, 10 returns that a client makes or cancels; besides, 600 lookups of a connection, whomever it calls for. An answer 429 says in retry_after how many seconds to wait, and has no Retry-After; 503 has the header.',
  ],
  access: 'No keys. X-Return-Session is the session that a lookup answered; the token of a return is in its path.',
  schemes: { session: { type: 'apiKey', in: 'header', name: 'X-Return-Session', description: 'The session that a lookup answered: valid for 60 minutes, one store and one order.' } },
  errorShape: '{"message", "errors", "retry_after"}',
  branchOn: ['message'],
  subjects: { portal: 'Returns of shoppers.', sandbox: 'Orders that can be returned, in a sandbox alone.' },
  errorAnswer: () => ReturnsError,
  fail: returnsFailure,
  errors: RETURNS_ERRORS,
  meanings: RETURNS_MEANINGS,
  sampleDetails: { LABELS_NOT_READY: { retryAfterSeconds: 5 } },
  everywhere: ['INTERNAL', 'UNAVAILABLE'],
  ofBodies: ['MALFORMED_BODY', 'BODY_TOO_LARGE'],
};
