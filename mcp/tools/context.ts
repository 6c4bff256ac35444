import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { flawsIn } from '#mcp/argument-problems.js';
import type { AssistantCaller } from '#mcp/assistant-access.js';
import { ContextJson, contextJson } from '#mcp/context-json.js';
import { AssistantUserDocument } from '#mcp/operations/assistant-user.generated.js';
import { CONTEXT_EXAMPLE } from './tools-example.js';
import { requireUser } from '#mcp/require-user.js';
import { ROOTS } from './paths.js';

/** GET /api/mcp/context: who calls, and in which companies. */
export const context = defineRoute({
  id: 'context.read', method: 'GET', root: ROOTS.context, path: '/context', scope: null, idempotency: 'natural',
  summary: 'The person and their companies', description: 'Which companies and modules the person of the token may use, and which company is the active one. It is on the auth host and needs no company: call this first.',
  failures: ['BAD_INPUT', 'RATE_LIMITED'],
  input: z.object({ query: z.object({ org_id: z.coerce.number().int().min(1).optional().describe('A company to prefer; it is ignored where the person is not in it.') }) }),
  flaws: ({ user: { language } }: AssistantCaller) => flawsIn(language),
  answer: ContextJson,
  operation: AssistantUserDocument,
  variables: ({ query: { org_id: companyId } }, { caller: { presented } }: { readonly caller: AssistantCaller }) => ({ ...presented, companyId: companyId ?? null }),
  reply: ({ assistantUser }, { caller: { urls } }) => ({ status: 200, body: contextJson(requireUser(assistantUser), urls) }),
  example: { target: '/context', answer: CONTEXT_EXAMPLE },
});
