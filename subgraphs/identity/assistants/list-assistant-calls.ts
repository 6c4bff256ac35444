import { canonicalJson } from '#kernel/canonical-json.js';
import { Failure } from '#contract/failure.js';
import { hasPermission, requirePermission } from '#contract/require-permission.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { IdentityContext } from '../identity-deps.js';
import { accountOf } from '../oauth/account-of.js';
import { companyOfAccountOwner, companyToManage } from '../people/access.js';
import type { AssistantCallOutcome } from './assistant-call.js';
import { pageOfAssistantCalls, type StoredAssistantCall } from './assistant-call.store.js';

/** The filter of a list of calls. */
interface AssistantCallFilter {
  readonly personId?: string | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly tool?: string | null | undefined;
  readonly outcome?: AssistantCallOutcome | null | undefined;
}

interface AssistantCallList {
  readonly filter?: AssistantCallFilter | null | undefined;
  readonly page: PageRequest;
}

/** A page of what AI clients called in the caller's company, newest first: with company.manage everybody's, else the caller's own, for which a limited token does not do. A person who is not known is BAD_INPUT. */
export async function listAssistantCalls(context: IdentityContext, { filter, page }: AssistantCallList): Promise<Page<StoredAssistantCall>> {
  const { database, cursors } = context.identity;
  const { personId, ...exact } = filter ?? {};
  const wanted = { ...exact, accountId: await accountAsked(context, personId) };
  const { companyId } = context.principal;
  const keys = keysetOf(cursors, page, { list: `assistant-calls:${canonicalJson(wanted)}:${String(companyId)}`, columns: ['id'], isDescending: true });
  return keys.page(await pageOfAssistantCalls(database, companyId, { filter: wanted, keys }), ({ id }) => [id]);
}

/** The account whose calls are listed; null for everybody's. Programs have no calls of their own. */
async function accountAsked(context: IdentityContext, personId: string | null | undefined): Promise<string | null> {
  const { principal, identity: { database }, loaders } = context;
  if (!hasPermission(principal, 'company.manage')) {
    companyOfAccountOwner(principal);
    if (personId != null && personId !== principal.userId) requirePermission(principal, 'company.manage');
    return await accountOf(database, principal) ?? '';
  }
  companyToManage(principal);
  if (personId == null) return null;
  const person = await loaders.person(personId);
  if (!person) throw new Failure('BAD_INPUT', `Your company has no person ${personId}`, { 'filter.personId': ['is not known: people lists those of your company'] });
  return person.accountId;
}
