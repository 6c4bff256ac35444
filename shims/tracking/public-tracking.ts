import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { LANGUAGES } from '#contract/languages.js';
import type { Cors } from '#kit/cors.js';
import { defineRoute } from '#kit/define-route.js';
import type { AddressLimit } from '#kit/limits/limit.js';
import { chosenLanguage } from '#kit/page/pages.js';
import type { Route } from '#kit/route.js';
import { PublicTrackingDocument, type PublicTrackingQuery } from './operations/public-tracking.generated.js';
import { ROOTS } from './paths.js';
import { BY_LINK, TOKEN } from './public-access.js';
import { TRACKING_EXAMPLE } from './tracking-example.js';
import type { TrackingCaller } from './tracking-caller.js';
import { STATUS_WORDS } from './words.js';

/** What a link shows. */
export type Tracking = NonNullable<PublicTrackingQuery['publicTracking']>;

/** What a link shows; NOT_FOUND where it is none of ours, or its shipment is unknown or voided. */
export function shownTracking({ publicTracking }: PublicTrackingQuery): Tracking {
  if (!publicTracking) throw new Failure('NOT_FOUND', 'The link is unknown, or its shipment was voided');
  return publicTracking;
}

/** Reads of an address a minute (document 2, Limits, F). */
export const READS_A_MINUTE: AddressLimit = { by: 'address', name: 'public tracking', most: 60, headers: 'X-RateLimit' };

/** Pages of any storefront may read it: it needs no cookies, and the link is the key. */
const OPEN_TO_ALL: Cors<TrackingCaller> = { origins: 'any', exposed: ['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] };

/** The colour of a brand without one (document 2, F, Tracking). */
export const UNSET_COLOR = '#111111';

const Status = z.enum(Object.values(STATUS_WORDS)).meta({ id: 'TrackingStatus' });
const time = z.string().nullable();

const Data = z.object({
  brand: z.object({ name: z.string(), logo_url: z.string().nullable(), accent_color: z.string(), support_email: z.string().nullable(), support_url: z.string().nullable() }),
  locale: z.enum(LANGUAGES), order_name: z.string(), customer_first_name: z.string().describe('Empty if none.'), destination: z.string().describe('City and country; either part may be missing.'),
  carrier: z.string().nullable(), tracking_numbers: z.array(z.string()).describe('One per parcel.'), carrier_url: z.string().nullable(), status: Status, status_at: time, shipped_at: time, delivered_at: time,
  estimated_delivery_at: time, items: z.array(z.object({ title: z.string(), quantity: z.int() })),
  events: z.array(z.object({ occurred_at: z.string(), status: Status, description: z.string().describe('As the carrier sent it.'), location: z.string() })).describe('At most 50, newest first.'),
}).meta({ id: 'Tracking' });

const UNBRANDED = { name: '', logoUrl: null, accentColor: null, supportEmail: null, supportUrl: null };

const brandJson = ({ name, logoUrl, accentColor, supportEmail, supportUrl }: NonNullable<Tracking['company']['brand']>) =>
  ({ name, logo_url: logoUrl, accent_color: accentColor ?? UNSET_COLOR, support_email: supportEmail, support_url: supportUrl });

/** What the interface answers. */
export function trackingJson({ company: { brand }, items, events, ...one }: Tracking): z.output<typeof Data> {
  return {
    brand: brandJson(brand ?? UNBRANDED),
    locale: LANGUAGES.find((language) => language === one.language) ?? 'en', order_name: one.orderName, customer_first_name: one.customerFirstName, destination: one.destination,
    carrier: one.carrier, tracking_numbers: [...one.trackingNumbers], carrier_url: one.carrierUrl, status: STATUS_WORDS[one.status], status_at: one.statusAt, shipped_at: one.shippedAt,
    delivered_at: one.deliveredAt, estimated_delivery_at: one.estimatedDeliveryAt, items: items.map(({ title, quantity }) => ({ title, quantity })),
    events: events.map(({ occurredAt, status, description, location }) => ({ occurred_at: occurredAt, status: STATUS_WORDS[status], description, location })),
  };
}

/** A language that is not supported is as none (document 2, F, Endpoints). */
const Lang = z.preprocess((asked) => (Array.isArray(asked) ? chosenLanguage(asked) : asked), z.union([z.enum(LANGUAGES), z.string()]).optional()).describe('it, en, de, fr or es, in capitals too; of several the first of these, and another one is as none. The order\'s language unless given.');

/** GET /public/tracking/{token}: one shipment, for everybody with its link. */
export const publicTracking: Route<TrackingCaller> = defineRoute({
  id: 'tracking.read', method: 'GET', root: ROOTS.tracking, path: '/{token}', scope: null, idempotency: 'natural',
  summary: 'Follow a shipment',
  description: 'What a shipment holds, where it is and what its carrier reported, without login and without personal data beyond the first name and the city. The token is the last part of the tracking link; it does not expire, and ends when the shipment is voided.',
  meanings: { not_found: 'The link is unknown or was changed, or its shipment was voided.' },
  failures: ['NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_LINK, limits: [READS_A_MINUTE], cors: OPEN_TO_ALL, callLog: 'none' },
  input: z.object({ params: z.object({ token: z.string().meta({ pattern: TOKEN.source }).describe('The last part of the link, as Shipment.trackingToken of the graph answers it: a position, a dot and its signature; 20 to 200 letters, digits, dots, dashes and underscores.') }), query: z.object({ lang: Lang }) }),
  answer: z.object({ data: Data }),
  operation: PublicTrackingDocument,
  variables: ({ params: { token }, query: { lang } }) => ({ token, language: lang ?? null }),
  reply: (data) => ({ status: 200, body: { data: trackingJson(shownTracking(data)) } }),
  example: { target: '/WyIwMTlhYjhlMCJd.c2lnbmF0dXJl-of_a_link?lang=en', answer: { data: TRACKING_EXAMPLE } },
});
