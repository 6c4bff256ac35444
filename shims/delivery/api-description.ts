import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { REVALIDATION_WEBHOOK } from './revalidation-webhook.js';
import { DELIVERY_ERRORS, DELIVERY_MEANINGS, deliveryFailure } from './errors.js';

const DeliveryError = z.object({ message: z.string().describe('What is wrong.') }).meta({ id: 'Error' });

/** The parts of interface J's description that are not in its routes. */
export const DELIVERY_API: ApiDescription = {
  title: 'Content delivery',
  version: 'v1',
  introduction: [
    'A website reads what editors published: pages by their path, entries of collections, menus, redirects and the sitemap, in each locale of its site. In beta. It is read-only, and for servers alone: pages of browsers cannot call it.',
    'A token reads exactly one site. It is made in the settings of the site (createConnection, kind DELIVERY, by whoever has cms.manage), shown once, kept as a hash and can be revoked at any time. Send it as Authorization: Bearer cmsdt_...; nothing else is read. What is not there is 404, and so is everything of another site.',
    'Every answer has a strong ETag and Last-Modified, may be kept for a minute by its caller alone (Cache-Control: private, max-age=60), and is asked for again with If-None-Match: 304 while it is the same. Publishing changes the tag at once.',
    'Lists take page and per_page (12 unless given, at most 50) and answer the standard pagination object. Nothing of a query is an error: what is no number counts as not given, and of a repeated parameter the last one counts.',
    'After a page or an entry is published, or taken out, the revalidation webhook is posted to the address of the site, once for each locale: {id, event, site, locale, path, published_at, secret}, where event is content.published or content.unpublished, and path / for a page and /<collection> for an entry. Service-Signature is t=<unix time>,v1=<lowercase hex HMAC-SHA256 of <t>.<raw body>> with the secret of the site, and absent without one; verify the exact bytes, compare in constant time, and reject a t older than 5 minutes. Service-Webhook-Id is id of the body and the same on every attempt, Service-Webhook-Event the event, Service-Webhook-Attempt 1 to 6. Any 2xx within 5 seconds is a success; anything else is tried again after 1 minute, 5 minutes, 30 minutes, 2 hours and 6 hours. The field secret is deprecated and will be removed.',
    'At most 120 calls a minute from one address, over all operations. X-RateLimit-Limit and X-RateLimit-Remaining are on every answer; 429 says in Retry-After how many seconds to wait.',
  ],
  errorShape: '{"message"}',
  branchOn: [],
  subjects: { site: 'The site of the token.', pages: 'Pages by their path.', entries: 'Entries of collections.', menus: 'Menus.', redirects: 'Where paths lead that were left.', sitemap: 'Everything that is published.', revalidation: 'What websites are notified of.' },
  webhooks: { contentChanged: REVALIDATION_WEBHOOK },
  errorAnswer: () => DeliveryError,
  fail: deliveryFailure,
  errors: DELIVERY_ERRORS,
  meanings: DELIVERY_MEANINGS,
  everywhere: ['UNAUTHENTICATED', 'APP_TOKEN', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
  scopesOfAll: ['content:read'],
  ofBodies: [],
};
