import { z } from 'zod';
import { REVALIDATION_PROFILE, SITE_OWNER } from '#contract/delivery-profile.js';
import type { DeliveryProfile } from '#kit/deliveries/delivery-profile.js';
import type { EventAudience, Notification } from '#kit/events/event-audience.js';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000] as const;

/** The revalidation webhook of a site (document 3, J, Events): six attempts in about nine hours, five seconds each, unsigned without a secret. */
const PROFILE: DeliveryProfile = {
  name: REVALIDATION_PROFILE,
  waits: [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR],
  deadlineMilliseconds: 5 * SECOND,
  ignoresBody: true,
  headers: { event: 'Service-Webhook-Event', id: 'Service-Webhook-Id', attempt: 'Service-Webhook-Attempt', signature: 'Service-Signature' },
  standardWebhooks: false,
  mayBeUnsigned: true,
  secretField: 'secret',
};

const Change = z.object({ siteId: z.int(), site: z.string(), kind: z.enum(['PAGE', 'ENTRY']), collection: z.string().nullable(), locale: z.string(), publishedAt: z.string() });

const TYPES: ReadonlySet<string> = new Set(['content.published', 'content.unpublished']);

/** Notifies the website of a site of what was published, and beyond the document of what was taken out, once for each locale. */
export const REVALIDATION: EventAudience = {
  source: 'content',
  kind: null,
  profile: PROFILE,
  notifications({ id, type, payload }): readonly Notification[] {
    if (!TYPES.has(type)) return [];
    const { siteId, site, kind, collection, locale, publishedAt } = Change.parse(payload);
    const path = kind === 'PAGE' ? '/' : `/${collection ?? ''}`;
    return [{ type, body: { id, event: type, site, locale, path, published_at: publishedAt }, owner: { kind: SITE_OWNER, id: String(siteId) } }];
  },
};
