import { z } from 'zod';
import type { OwnWebhook } from '#kit/docs/api-description.js';

const ID = '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f';

/** The headers of the call (document 3, J, Events). */
const RevalidationHeaders = z.object({
  'Service-Webhook-Id': z.uuid().describe('As id of the body, and the same on every attempt.'),
  'Service-Webhook-Event': z.enum(['content.published', 'content.unpublished']).describe('As event of the body.'),
  'Service-Webhook-Attempt': z.int().min(1).max(6).describe('The number of the attempt; a resend by hand begins at 1 again, under the same id.'),
  'Service-Signature': z.string().regex(/^t=\d+,v1=[0-9a-f]{64}$/).optional().describe('t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of <t>.<raw body> with the secret of the site; absent without one.'),
});

/** The body (document 3, J, Resources). */
const ContentChange = z.object({
  id: z.uuid().describe('Unique for a publication and locale: skip ids already handled.'),
  event: z.enum(['content.published', 'content.unpublished']),
  site: z.string().describe('The slug of the site.'), locale: z.string(),
  path: z.string().describe('/ for a page, /<collection> for an entry.'),
  published_at: z.iso.datetime().describe('When it was published, or taken out.'),
  secret: z.string().describe('The secret of the site, empty without one. Deprecated: verify the signature instead.'),
}).meta({ id: 'ContentChange' });

/** The revalidation webhook of the description. */
export const REVALIDATION_WEBHOOK: OwnWebhook = {
  summary: 'Content was published or taken out',
  description: 'Sent to the revalidation address of the site right after a page or an entry was published, or taken out, once for each locale. Verify the signature over the exact bytes, compare in constant time, and reject a t older than 5 minutes. Redirects are not followed.',
  subject: 'revalidation',
  headers: RevalidationHeaders,
  body: ContentChange,
  example: { id: ID, event: 'content.published', site: 'shop', locale: 'it', path: '/journal', published_at: '2026-11-21T09:30:00.000Z', secret: '' },
  answers: {
    '2XX': 'Received; the body is ignored.',
    default: 'Anything else, or no answer within 5 seconds, is tried again after 1 minute, 5 minutes, 30 minutes, 2 hours and 6 hours: 6 attempts.',
  },
};
