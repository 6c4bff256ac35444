import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { flawsIn } from '#mcp/argument-problems.js';
import type { AssistantCaller } from '#mcp/assistant-access.js';
import { ContextJson, contextJson } from '#mcp/context-json.js';
import { ChooseAssistantCompanyDocument } from '#mcp/operations/choose-assistant-company.generated.js';
import { CONTEXT_EXAMPLE } from './tools-example.js';
import { ROOTS } from './paths.js';

/** PUT /api/mcp/company: the company that the person works in, for every AI client. */
export const company = defineRoute({
  id: 'context.company', method: 'PUT', root: ROOTS.context, path: '/company', scope: null, idempotency: 'natural',
  summary: 'Choose the active company', description: 'Saved for the person, whichever client they use next. It is on the auth host.',
  failures: ['BAD_INPUT', 'FORBIDDEN', 'RATE_LIMITED'],
  input: z.object({ body: z.object({ organization_id: z.int().min(1).describe('One of companies[].id.') }) }),
  flaws: ({ user: { language } }: AssistantCaller) => flawsIn(language),
  answer: ContextJson,
  operation: ChooseAssistantCompanyDocument,
  variables: ({ body: { organization_id: companyId } }, { caller: { presented } }: { readonly caller: AssistantCaller }) => ({ input: { ...presented, companyId } }),
  reply: ({ chooseAssistantCompany: user }, { caller: { urls } }) => ({ status: 200, body: contextJson(user, urls) }),
  example: { target: '/company', body: { organization_id: 1 }, answer: { ...CONTEXT_EXAMPLE, active_company_source: 'only' } },
});
