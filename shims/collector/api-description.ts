import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { COLLECTOR_ERRORS, COLLECTOR_MEANINGS, collectorFailure } from './errors.js';

const CollectorError = z.object({
  code: z.enum(Object.keys(COLLECTOR_MEANINGS)).describe('Branch on this.'), message: z.string().describe('What is wrong, and what to do.'), errors: z.record(z.string(), z.array(z.string())).optional().describe('Of invalid: the problems by field.'),
}).meta({ id: 'Error' });

/** The parts of interface I's description that are not in its routes. */
export const COLLECTOR_API: ApiDescription = {
  title: 'Storefront collector',
  version: 'v1',
  introduction: [
    'A storefront reports what its visitors do: pages, products, searches, carts, checkouts and purchases. Nothing is written unless the shopper granted consent, and who denies or revokes it is erased before the answer.',
    'The public key names the store and is meant to be in the code of its pages; it gives no right to read. With it counts the page: its Origin must be a domain of the collector, or below a wildcard of it. *.shop.example is a.shop.example and b.a.shop.example, not shop.example. Servers send the header Origin themselves.',
    'Browsers send text/plain without headers of their own, and the key in the body: preflights are not answered, and any other method of a path than the one that it has is 405. Servers may send application/json and the header X-Service-Key.',
    'Who reports from a server sends the shopper\'s User-Agent along: events of programs (curl, axios, python-requests and other bots) are kept and flagged, and are in no figure.',
    'A customer is named by a reference that the merchant\'s server signs: v1.<storeId>.<customerId>.<expiresAt>.<signature>, where storeId is store_id of GET /ping, expiresAt a Unix time at most 24 hours ahead (15 minutes are recommended), and signature the lowercase hex HMAC-SHA256 of v1.<storeId>.<customerId>.<expiresAt> with the signing secret. Sign on the server, never in a page. A reference that does not count is no error: the visitor is anonymous.',
    'Pages can read an answer only once their origin is known to be allowed: of 403, 404, 405, 413 and the 429 of an address, which come before, they see a network error.',
    'A body is read before the key, wherever that is: a body that is too large is 413 whatever the key and the page, and one that is no JSON has no key in it: 404, unless a header or the query has the key.',
    'At most 120 calls a minute from one address, over all operations, and 20,000 of one key. X-RateLimit-Limit and X-RateLimit-Remaining are on every answer; 429 says in Retry-After how many seconds to wait.',
  ],
  access: 'The public key: the header X-Service-Key, the field key of the body, or the query parameter key, the first that there is.',
  schemes: { publicKey: { type: 'apiKey', in: 'header', name: 'X-Service-Key', description: 'The public key of the collector; or as the field key of the body, or the query parameter key.' } },
  errorShape: '{"code", "message", "errors"}',
  branchOn: ['code'],
  subjects: { events: 'What visitors do.', consent: 'What shoppers decide.', ping: 'The connection.', widgets: 'What pages show.', sandbox: 'Shoppers who are made up, in a sandbox alone.' },
  related: [{ path: '/collect.js', title: 'Script for storefronts' }, { path: '/collect-pixel.js', title: 'Script for Shopify\'s checkout' }],
  errorAnswer: () => CollectorError,
  fail: (failure) => collectorFailure(failure, { requestId: '', path: '' }),
  errors: COLLECTOR_ERRORS,
  meanings: COLLECTOR_MEANINGS,
  everywhere: ['METHOD_NOT_ALLOWED'], // a batch is never answered with a fault (document 3, I, rule 2)
  ofBodies: ['BODY_TOO_LARGE', 'MALFORMED_BODY'],
};
