import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { checklist } from '#kit/certification/checklist.js';
import { defineRoute } from '#kit/define-route.js';
import { OwnCertificationDocument } from '#kit/operations/own-certification.generated.js';
import { WMS_JSON_CERTIFIED } from './certified.js';
import { wmsRoute } from './wms-route.js';

const time = z.iso.datetime().nullable();

const Next = z.object({
  Method: z.string(), Path: z.string().describe('Below /V1; {number}, {line} and {return} are the number of the order, the code of its first item and the return that a call before answered.'),
  Body: z.string().nullable(), Curl: z.string().describe('The call as a command; the shell must know BASE_URL and API_KEY.'),
});

const Step = z.object({
  Step: z.string().describe('accepted, rejected, partial and so on.'), Meaning: z.string().describe('What counts as shown.'), PassedDateTime: time,
  RequestId: z.string().nullable().describe('X-Request-Id of the call that showed it.'), Next: z.array(Next).describe('The calls that lead to it, in their order; none once it is shown.'),
});

const Certification = z.object({ CertifiedDateTime: time.describe('When the last step was shown.'), Sandbox: z.boolean(), Steps: z.array(Step) }).meta({ id: 'Certification' });

/** GET /V1/Sandbox/Certification: what the connection has shown by its calls, and which come next; in every company. */
export const sandboxCertification = wmsRoute(defineRoute({
  id: 'sandbox.certification', method: 'GET', path: '/Sandbox/Certification', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'See what is left to show',
  description: 'The checklist of this connection. Its own calls fill it, in a sandbox and in production; nobody ticks a step.',
  failures: [],
  input: z.object({}),
  answer: Certification,
  operation: OwnCertificationDocument,
  variables: () => ({ kind: WMS_JSON_CERTIFIED.kind }),
  reply: ({ ownCertification: { passedAt, ...shown } }, { now }) => ok({
    CertifiedDateTime: passedAt ?? null, Sandbox: shown.sandbox,
    Steps: checklist(WMS_JSON_CERTIFIED, shown, { now, address: '$BASE_URL/V1' }).map(({ step, meaning, passedAt: passed, requestId, next }) => ({
      Step: step.toLowerCase(), Meaning: meaning, PassedDateTime: passed, RequestId: requestId,
      Next: next.map(({ method, path, body = null, curl }) => ({ Method: method, Path: path, Body: body, Curl: curl })),
    })),
  }),
  example: {
    target: '/Sandbox/Certification',
    answer: { CertifiedDateTime: null, Sandbox: true, Steps: [{ Step: 'accepted', Meaning: 'It accepted an order.', PassedDateTime: '2026-11-21T09:30:00.000Z', RequestId: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', Next: [] }] },
  },
}));
