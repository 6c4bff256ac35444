import { z } from 'zod';
import { Bytes } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { OPEN_AS_FILE, READS } from './limits.js';
import { PortalReturnLabelDocument } from './operations/portal-return-label.generated.js';
import { ReturnPlace } from './place-params.js';
import { TOKEN_EXAMPLE } from './portal-example.js';
import { BY_TOKEN } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

const PDF = 'application/pdf';

/** GET /{slug}/r/{token}/label: the label of a return, also while the portal is switched off. */
export const readLabel: Route<StoreCaller> = defineRoute({
  id: 'portal.label', method: 'GET', path: '/{slug}/r/{token}/label', scope: null, idempotency: 'natural', contentType: PDF, headers: { 'Content-Disposition': 'inline; filename="return-label.pdf"' }, summary: 'The label of a return', description: 'A PDF to print, for everybody with the token of the return.',
  failures: ['NOT_FOUND', 'RETURN_NOT_FOUND', 'LABELS_NOT_ENABLED', 'LABELS_NOT_READY', 'RATE_LIMITED'], declares: { access: BY_TOKEN, limits: READS, cors: OPEN_AS_FILE },
  input: z.object({ params: ReturnPlace }), answer: z.instanceof(Bytes),
  operation: PortalReturnLabelDocument, variables: ({ params: { slug, token } }) => ({ input: { slug, token } }),
  reply: ({ portalReturnLabel }) => ({ status: 200, body: new Bytes(PDF, Buffer.from(portalReturnLabel, 'base64')) }),
  example: { target: `/portico-demo/r/${TOKEN_EXAMPLE}/label`, answer: new Bytes(PDF, Buffer.from('%PDF-1.3')) },
});
