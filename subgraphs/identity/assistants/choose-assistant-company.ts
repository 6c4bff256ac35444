import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { INVALID_TOKEN } from '#contract/insufficient-scope.js';
import type { AccountProfile } from '../accounts/account-profile.js';
import { updateActiveCompany } from '../accounts/account.store.js';
import { auditAccount } from '../accounts/audit-account.store.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Presented } from '../oauth/read-access-token.js';
import { toAssistantUser, type AssistantUser } from './assistant-user.js';
import { assistantToken } from './read-assistant-user.js';

interface Chosen extends Presented {
  readonly companyId: number;
}

/** Save the company in which a person's AI clients work; answers who they speak for from then on. Throws UNAUTHENTICATED for a token that does not count for the AI tools, FORBIDDEN for a company that is not theirs. */
export async function chooseAssistantCompany(context: IdentityContext, { companyId, ...presented }: Chosen): Promise<AssistantUser> {
  const token = await assistantToken(context, presented);
  if (!token) throw new Failure('UNAUTHENTICATED', 'This is no access token for the AI tools', { error: INVALID_TOKEN });
  const { profile } = token;
  if (!profile.companies.some(({ id }) => id === companyId)) throw new Failure('FORBIDDEN', 'The person is not in this company', { companyId: ['is none of their companies'] });
  if (profile.chosenCompanyId !== companyId) await saveChoice(context, profile, companyId);
  return toAssistantUser({ ...token, profile: { ...profile, chosenCompanyId: companyId, activeCompanyId: companyId } }, null);
}

/** The audit log of the chosen company alone says so: the numbers of a person's other companies are none of its business. */
const saveChoice = (context: IdentityContext, account: AccountProfile, companyId: number): Promise<void> => context.identity.database.inTransaction(async (transaction) => {
  await updateActiveCompany(transaction, account.id, { companyId, at: instant(context.identity.clock) });
  await auditAccount(transaction, context, {
    operation: 'chooseAssistantCompany', account, companyId, change: { kind: 'account', id: account.id, before: { isActiveCompany: false }, after: { isActiveCompany: true } },
  });
});
