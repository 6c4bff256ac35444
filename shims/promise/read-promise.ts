import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { DeliveryPromiseDocument } from './operations/delivery-promise.generated.js';
import { ASKED_EXAMPLE, PROMISE_EXAMPLE } from './promise-example.js';
import { PromiseAnswer, promiseJson } from './promise-json.js';
import { languageOf, promiseInput, PromiseQuery, withoutIgnored } from './promise-query.js';
import type { StoreCaller } from './store-caller.js';

const promised: Route<StoreCaller> = defineRoute({
  id: 'promise.read', method: 'GET', path: '', scope: null, idempotency: 'natural',
  summary: 'When it would arrive, if it were ordered now',
  description: 'For one variant or a cart, and a destination: per shipping method until when to order, when it leaves and when it arrives, with a sentence for the shopper, and the stores where it can be collected. Nothing is reserved.',
  failures: ['BAD_INPUT', 'UNAUTHENTICATED', 'ORIGIN_REFUSED', 'RATE_LIMITED'],
  headers: { 'Cache-Control': 'public, max-age=30' },
  input: z.object({ query: PromiseQuery }),
  answer: PromiseAnswer,
  operation: DeliveryPromiseDocument,
  variables: ({ query }) => ({ input: promiseInput(query) }),
  reply: ({ deliveryPromise }, { input: { query }, now }) => ok(promiseJson(deliveryPromise, { language: languageOf(query), now })),
  example: { target: `?${new URLSearchParams(ASKED_EXAMPLE).toString()}`, answer: PROMISE_EXAMPLE, refusal: { qty: ['must be at least 1'] } },
});

/** GET /public/promise: the delivery promise. */
export const readPromise: Route<StoreCaller> = { ...promised, run: (invocation) => promised.run({ ...invocation, inbound: withoutIgnored(invocation.inbound) }) };
