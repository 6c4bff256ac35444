import { z } from 'zod';
import { LANGUAGES } from '#contract/languages.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { LOCK, LOOKUPS } from './limits.js';
import { PortalLookupDocument } from './operations/portal-lookup.generated.js';
import { StorePlace } from './place-params.js';
import { LINES_EXAMPLE, ORDER_EXAMPLE, SESSION_EXAMPLE } from './portal-example.js';
import { Line, orderJson, OrderView } from './portal-json.js';
import { OF_OPEN_STORE } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

/** The seconds of a session (document 2, E). */
export const SESSION_SECONDS = 3600 as const;

/** The longest number and verifier. */
export const [LONGEST_ORDER, LONGEST_VERIFIER] = [40, 120] as const;

const Body = z.object({
  order: z.string().trim().min(1).max(LONGEST_ORDER).describe('The number of the order, with or without #, whatever its capitals.'),
  verifier: z.string().trim().min(1).max(LONGEST_VERIFIER).describe('The e-mail address of the order, whatever its capitals, or the postcode it went to, without regard to blanks and hyphens: what verify_with of the portal allows.'),
  language: z.string().max(5).nullish().describe('it, en, de, fr or es; ignored where the store does not have it.'),
});

/** POST /{slug}/lookup: find an order, and open a session. */
export const lookup: Route<StoreCaller> = defineRoute({
  id: 'portal.lookup', method: 'POST', path: '/{slug}/lookup', scope: null, idempotency: 'natural', summary: 'Find an order and open a session',
  description: 'The shopper names an order and proves to know it. Send the session as header X-Return-Session: it is valid for 60 minutes and for this order; look the order up again when it has ended. An unknown order and a wrong verifier have the same answer, and five of them lock the number for 15 minutes.',
  failures: ['BAD_INPUT', 'NOT_FOUND', 'ORDER_NOT_FOUND', 'RATE_LIMITED', 'TOO_MANY_ATTEMPTS'], declares: { access: OF_OPEN_STORE },
  inputLimits: LOOKUPS, attempts: LOCK,
  input: z.object({ params: StorePlace, body: Body }),
  answer: z.object({ data: z.object({ session: z.string().describe('Opaque.'), expires_in: z.literal(SESSION_SECONDS).describe('Seconds.'), language: z.enum(LANGUAGES), order: OrderView, lines: z.array(Line) }).meta({ id: 'ReturnsLookup' }) }),
  operation: PortalLookupDocument, variables: ({ params: { slug }, body: { order, verifier, language } }) => ({ input: { slug, order, verifier, language: language ?? null } }),
  reply: ({ portalLookup: { session, order } }) => ({ status: 200, secrets: [session], body: { data: { session, expires_in: SESSION_SECONDS, language: order.language, ...orderJson(order) } } }),
  example: { target: '/portico-demo/lookup', body: { order: '1042', verifier: 'anna.rossi@mail.example' }, answer: { data: { session: SESSION_EXAMPLE, expires_in: SESSION_SECONDS, language: 'en', order: ORDER_EXAMPLE, lines: LINES_EXAMPLE } } },
});
