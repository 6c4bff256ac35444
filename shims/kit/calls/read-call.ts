import { z } from 'zod';
import type { Scope } from '#contract/scopes.js';
import { Failure } from '#contract/failure.js';
import { ok } from '../answer.js';
import { defineRoute } from '../define-route.js';
import type { ConnectionCaller } from '../access/connection-access.js';
import type { Route } from '../route.js';
import { CALL_DETAIL_EXAMPLE } from './call-examples.js';
import { ReadCallDocument } from '../operations/read-call.generated.js';
import { CallDetail, callDetailJson } from './call.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const Path = z.object({ request_id: z.string().describe('X-Request-Id of the call\'s answer.') });

/** GET /calls/{request_id}: one of the connection's own calls. */
export const readCall = (scope: Scope | null): Route<ConnectionCaller> => defineRoute({
  id: 'calls.read', method: 'GET', path: '/calls/{request_id}', scope, idempotency: 'natural',
  summary: 'Read one of your own calls',
  description: 'The call with its headers and bodies as they travelled, secrets redacted; kept for 30 days. A call of another caller is not_found.',
  failures: ['NOT_FOUND'],
  input: z.object({ params: Path }),
  answer: CallDetail,
  operation: ReadCallDocument,
  variables: ({ params }) => ({ requestId: requestIdOf(params.request_id) }),
  reply: ({ ownCall }) => ok(callDetailJson(ownCall)),
  example: { target: '/calls/019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f', answer: CALL_DETAIL_EXAMPLE },
});

/** Text that is no request id is not found, not invalid input. */
function requestIdOf(text: string): string {
  if (!UUID.test(text.toLowerCase())) throw new Failure('NOT_FOUND', 'No call has this request id');
  return text.toLowerCase();
}
