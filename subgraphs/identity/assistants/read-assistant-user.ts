import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { countingToken, type LivingToken, type Presented } from '../oauth/read-access-token.js';
import { toAssistantUser, type AssistantUser } from './assistant-user.js';

interface Asked extends Presented {
  readonly companyId?: number | null | undefined;
}

/** Who an access token of an AI client speaks for at this moment, in the company asked for where the person is in it; null for a text that is none. Throws UNAUTHENTICATED for a token that counted once. */
export async function readAssistantUser(context: IdentityContext, { companyId, ...presented }: Asked): Promise<AssistantUser | null> {
  const token = await assistantToken(context, presented);
  return token && toAssistantUser(token, companyId);
}

/** An access token that counts for the AI tools (document 3, Authentication, M): no token of our own tools does. For the platform's own surfaces. */
export async function assistantToken(context: IdentityContext, presented: Presented): Promise<LivingToken | null> {
  requireScope(context.principal, 'system');
  const token = await countingToken(context, presented);
  return token?.scopes.includes('service.ai_tools') ? token : null;
}
