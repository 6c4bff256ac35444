import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { READS } from './limits.js';
import { PortalOrderDocument } from './operations/portal-order.generated.js';
import { StorePlace } from './place-params.js';
import { LINES_EXAMPLE, ORDER_EXAMPLE } from './portal-example.js';
import { Line, orderJson, OrderView, Resolutions, resolutionsJson } from './portal-json.js';
import { SessionHeader, sessionOf } from './session-header.js';
import { BY_SESSION } from './store-access.js';
import type { StoreCaller } from './store-caller.js';
import { METHOD_WORDS, methodLabel } from './words.js';

const Reason = z.object({ code: z.string(), label: z.string().describe('In the language of the session.'), requires_photo: z.boolean(), requires_comment: z.boolean() }).meta({ id: 'ReturnReason' });
const Method = z.object({ code: z.enum(Object.values(METHOD_WORDS)), label: z.string(), fee: z.number().describe('Withheld from refunds; a reason may have another.') }).meta({ id: 'ReturnMethod' });

/** A store that takes returns. */
export const Store = z.object({ code: z.string(), name: z.string(), city: z.string().nullable(), address: z.string().nullable() }).meta({ id: 'ReturnStore' });

/** GET /{slug}/order: what of the order of a session can be returned, and how. */
export const readOrder: Route<StoreCaller> = defineRoute({
  id: 'portal.order', method: 'GET', path: '/{slug}/order', scope: null, idempotency: 'natural', summary: 'The order of a session', description: 'What of the order can be returned, with which reasons and methods, and what can be had in exchange now.',
  failures: ['NOT_FOUND', 'UNAUTHENTICATED', 'RATE_LIMITED'], declares: { access: BY_SESSION, limits: READS }, proofs: [['session']],
  input: z.object({ params: StorePlace, headers: SessionHeader }),
  answer: z.object({ data: z.object({ order: OrderView, lines: z.array(Line), reasons: z.array(Reason), methods: z.array(Method), stores: z.array(Store), resolutions: Resolutions }).meta({ id: 'ReturnsOrderView' }) }),
  operation: PortalOrderDocument, variables: ({ params: { slug }, headers }) => ({ input: { slug, session: sessionOf(headers) } }),
  reply: ({ portalOrder: { reasons, methods, stores, resolutions, ...order } }) => ok({ data: {
    ...orderJson(order),
    reasons: reasons.map(({ code, label, requiresPhoto, requiresComment }) => ({ code, label, requires_photo: requiresPhoto, requires_comment: requiresComment })),
    methods: methods.map(({ code, fee }) => ({ code: METHOD_WORDS[code], label: methodLabel(code, order.language), fee: Number(fee) })),
    stores: stores.map(({ code, name, city, address }) => ({ code, name, city, address })), resolutions: resolutionsJson(resolutions),
  } }),
  example: { target: '/portico-demo/order', answer: { data: {
    order: ORDER_EXAMPLE, lines: LINES_EXAMPLE, reasons: [{ code: 'too_small', label: 'Too small', requires_photo: false, requires_comment: false }, { code: 'damaged', label: 'Damaged or faulty', requires_photo: true, requires_comment: false }],
    methods: [{ code: 'carrier_label', label: 'Ship it with our label', fee: 4.9 }, { code: 'in_store', label: 'Hand it in at a store', fee: 0 }], stores: [{ code: 'MILANO', name: 'Milano store', city: 'Milano', address: 'Via Torino 1, 20123' }],
    resolutions: { refund: true, exchange: true, store_credit: true },
  } } },
});
