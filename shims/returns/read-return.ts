import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { READS } from './limits.js';
import { PortalReturnDocument } from './operations/portal-return.generated.js';
import { ReturnPlace } from './place-params.js';
import { TOKEN_EXAMPLE } from './portal-example.js';
import { RETURN_EXAMPLE, returnJson, ReturnView } from './return-json.js';
import { BY_TOKEN } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

/** GET /{slug}/r/{token}: a return, for everybody with its token, also while the portal is switched off. */
export const readReturn: Route<StoreCaller> = defineRoute({
  id: 'portal.return', method: 'GET', path: '/{slug}/r/{token}', scope: null, idempotency: 'natural', summary: 'Follow a return', description: 'Where a return is and what comes of it, for everybody with its token; also while the portal is switched off.',
  failures: ['NOT_FOUND', 'RETURN_NOT_FOUND', 'RATE_LIMITED'], declares: { access: BY_TOKEN, limits: READS },
  input: z.object({ params: ReturnPlace }), answer: z.object({ data: ReturnView }),
  operation: PortalReturnDocument, variables: ({ params: { slug, token } }) => ({ input: { slug, token } }),
  reply: ({ portalReturn }, { input: { params: { slug } } }) => ok({ data: returnJson(slug, portalReturn) }),
  example: { target: `/portico-demo/r/${TOKEN_EXAMPLE}`, answer: { data: RETURN_EXAMPLE } },
});
