import { z } from 'zod';
import { ok } from '../answer.js';
import type { ConnectionCaller } from '../access/connection-access.js';
import { defineRoute } from '../define-route.js';
import { OwnCertificationDocument } from '../operations/own-certification.generated.js';
import type { Route } from '../route.js';
import type { Certified } from './certified.js';
import { checklist } from './checklist.js';

const time = z.iso.datetime();

const Next = z.object({
  method: z.string(), path: z.string().describe('Below the root of this interface; {number}, {line} and {return} are the number of the order (without #), the SKU of its first line and the return that a call before answered.'),
  body: z.string().nullable(), curl: z.string().describe('The call as a command; the shell must know BASE_URL and API_KEY.'),
});

const Step = z.object({
  step: z.string().describe('accepted, rejected, partial and so on.'), meaning: z.string().describe('What counts as shown.'),
  passed_at: time.nullable(), request_id: z.string().nullable().describe('X-Request-Id of the call that showed it.'),
  next: z.array(Next).describe('The calls that lead to it, in their order; none once it is shown. Those below /sandbox are listed in sandboxes alone.'),
});

const Certification = z.object({ certified_at: time.nullable().describe('When the last step was shown.'), sandbox: z.boolean(), steps: z.array(Step) }).meta({ id: 'Certification' });

const EXAMPLE: z.output<typeof Certification> = {
  certified_at: null, sandbox: true,
  steps: [{ step: 'repeated', meaning: 'It sent the same call twice, as after a lost answer, and it counted once.', passed_at: '2026-11-21T09:30:00.000Z', request_id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', next: [] }],
};

/** GET /sandbox/certification: what the connection has shown by its calls, and which come next; in every company. */
export const certificationRow = (certified: Certified, root: string): Route<ConnectionCaller> => defineRoute({
  id: 'sandbox.certification', method: 'GET', path: '/sandbox/certification', scope: null, idempotency: 'natural',
  summary: 'See what is left to show',
  description: 'The checklist of this connection. Its own calls fill it, in a sandbox and in production; nobody ticks a step.',
  failures: [],
  input: z.object({}),
  answer: Certification,
  operation: OwnCertificationDocument,
  variables: () => ({ kind: certified.kind }),
  reply: ({ ownCertification: { passedAt, ...shown } }, { now }) => ok({
    certified_at: passedAt ?? null, sandbox: shown.sandbox,
    steps: checklist(certified, shown, { now, address: `$BASE_URL${root}` }).map(({ step, meaning, passedAt: passed, requestId, next }) => ({
      step: step.toLowerCase(), meaning, passed_at: passed, request_id: requestId,
      next: next.map(({ method, path, body = null, curl }) => ({ method, path, body, curl })),
    })),
  }),
  example: { target: '/sandbox/certification', answer: EXAMPLE },
});
