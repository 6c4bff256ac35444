import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { WRITES } from './limits.js';
import { CancelPortalReturnDocument } from './operations/cancel-portal-return.generated.js';
import { ReturnPlace } from './place-params.js';
import { TOKEN_EXAMPLE } from './portal-example.js';
import { RETURN_EXAMPLE, returnJson, ReturnView } from './return-json.js';
import { BY_TOKEN } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

/** POST /{slug}/r/{token}/cancel: the shopper cancels before the parcel moves. */
export const cancelReturn: Route<StoreCaller> = defineRoute({
  id: 'portal.cancel_return', method: 'POST', path: '/{slug}/r/{token}/cancel', scope: null, idempotency: 'natural', summary: 'Cancel a return', description: 'Before the parcel moves; its exchange order is cancelled with it. Repeating it changes nothing.',
  failures: ['NOT_FOUND', 'RETURN_NOT_FOUND', 'INVALID_STATE', 'RATE_LIMITED'], declares: { access: BY_TOKEN, limits: WRITES },
  input: z.object({ params: ReturnPlace }), answer: z.object({ data: ReturnView }),
  operation: CancelPortalReturnDocument, variables: ({ params: { slug, token } }) => ({ input: { slug, token } }),
  reply: ({ cancelPortalReturn }, { input: { params: { slug } } }) => ok({ data: returnJson(slug, cancelPortalReturn) }),
  example: { target: `/portico-demo/r/${TOKEN_EXAMPLE}/cancel`, answer: { data: { ...RETURN_EXAMPLE, status: 'cancelled', timeline: [...RETURN_EXAMPLE.timeline, { status: 'cancelled', at: '2026-11-20T09:00:00.001Z' }], label: { available: false, carrier: null, tracking_number: null } } } },
});
