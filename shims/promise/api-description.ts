import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { PROMISE_ERRORS, PROMISE_MEANINGS, promiseFailure } from './errors.js';
import { SNIPPET_PATH } from './snippet/snippet.js';
import { EXAMPLE_PATH } from './snippet/snippet-example.js';

const PromiseError = z.object({
  error: z.enum(Object.keys(PROMISE_MEANINGS)).describe('Branch on this.'), details: z.record(z.string(), z.array(z.string())).optional().describe('Of validation_failed: the problems by parameter.'),
  retry_after: z.int().optional().describe('Of rate_limited: seconds to wait.'),
}).meta({ id: 'Error' });

/** The parts of interface G's description that are not in its routes. */
export const PROMISE_API: ApiDescription = {
  title: 'Delivery promise',
  version: 'v1',
  introduction: [
    'A storefront asks when a product or a cart would arrive if it were ordered now. The answer follows the routing, stock, calendars, cutoffs, capacity and transit times that real orders follow. Labelled v1 in beta.',
    'The token is publishable: it names the store, and is meant to be in the code of its pages. A merchant may name the origins whose pages may call; pages of others get 403 origin_not_allowed, calls without an Origin header are not checked. Pages that may call can read every answer.',
    'At most 120 calls a minute from one address, whatever their tokens, and as many of one token as its merchant allows (600 unless changed). 429 says in Retry-After and in retry_after how many seconds to wait.',
    'An answer may be kept for 30 seconds (Cache-Control: public, max-age=30); the promise in it may be older by the seconds that the merchant sets (computed_at), while messages and order_within_minutes are of the moment of the answer.',
    'To hold the shop to what its shopper saw, write the attribute _service_promise into the cart: delivery_to of the chosen method alone (2026-11-27), or of each option that has one, in stock or incoming, separated by a semicolon (standard:2026-11-27;express:2026-11-24). It becomes the promised day of the order; days of methods that the order is not shipped by promise nothing.',
    `Shops need not call it themselves: ${SNIPPET_PATH} of this host is a script of 3 KB that shows the promise in elements of their pages, counts down and fills the cart; ${EXAMPLE_PATH} is a shop's page with it.`,
  ],
  access: 'The store token, as the query parameter token.',
  schemes: {},
  errorShape: '{"error", "details", "retry_after"}',
  branchOn: ['error'],
  subjects: { promise: 'When orders would arrive.' },
  related: [{ path: SNIPPET_PATH, title: 'Script for shops' }, { path: EXAMPLE_PATH, title: 'A shop with the script' }],
  errorAnswer: () => PromiseError,
  fail: promiseFailure,
  errors: PROMISE_ERRORS,
  meanings: PROMISE_MEANINGS,
  everywhere: ['INTERNAL', 'UNAVAILABLE'],
  ofBodies: [],
};
