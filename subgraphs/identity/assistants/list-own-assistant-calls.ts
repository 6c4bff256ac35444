import { requireScope } from '#contract/principal.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import { heldSession } from '../accounts/read-session.js';
import type { IdentityContext } from '../identity-deps.js';
import { callsOfAccount, type CallOfAccount } from './assistant-call.store.js';

/** What one's own AI clients called lately, in all one's companies, newest first; none without a session, nor with a one-time password. For the platform's own pages. */
export async function listOwnAssistantCalls({ principal, identity }: IdentityContext, { sessionToken, first }: { readonly sessionToken: string; readonly first: number }): Promise<readonly CallOfAccount[]> {
  requireScope(principal, 'system');
  const most = pageSize(first);
  const held = await heldSession(identity, sessionToken);
  return held?.account.passwordExpiresAt === null ? callsOfAccount(identity.database, held.account.id, most) : [];
}
