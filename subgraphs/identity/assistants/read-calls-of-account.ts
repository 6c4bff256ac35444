import { requireScope } from '#contract/principal.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { callsOfAccount, type CallOfAccount } from './assistant-call.store.js';

/** What the AI clients of an account called lately, in all its companies, newest first. For the platform's own pages. */
export async function readCallsOfAccount({ principal, identity: { database } }: IdentityContext, { accountId, first }: { readonly accountId: string; readonly first: number }): Promise<readonly CallOfAccount[]> {
  requireScope(principal, 'system');
  return callsOfAccount(database, accountId, pageSize(first));
}
