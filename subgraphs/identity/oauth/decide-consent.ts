import { requireScope } from '#contract/principal.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { RecordChange } from '#subgraph-kit/audit/record-change.js';
import { auditAccount } from '../accounts/audit-account.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { issueCode } from './issue-code.js';
import { NO_COMPANY, OAuthRefusal } from './oauth-refusal.js';
import { profileOf } from './profile-of.js';
import { openConsent, type OpenConsent, type ShownHandle } from './read-consent.js';
import { codeLocation, errorLocation } from './redirect-answer.js';

/** A person's answer to a consent. */
export interface Decision extends ShownHandle {
  readonly issuer: string;
  readonly allow: boolean;
}

/** Where the browser goes after a consent was answered, which counts once; null where it cannot be answered, or was before. */
export async function decideConsent(context: IdentityContext, { issuer, allow, ...shown }: Decision): Promise<string | null> {
  const { principal, identity } = context;
  requireScope(principal, 'system');
  const open = await openConsent(identity, shown);
  if (!open) return null;
  const { request, session } = open;
  const to = { redirectUri: request.redirectUri, issuer, state: request.state ?? undefined };
  const beside = (transaction: Transaction) => auditAccount(transaction, context, { operation: allow ? 'allowApp' : 'refuseApp', account: { id: session.accountId, email: session.email }, change: answered(open, allow) });
  try {
    if (!await profileOf(identity.database, session.accountId)) return errorLocation(to, NO_COMPANY);
    const code = await issueCode(identity, request, { authTime: session.authTime, isRefused: !allow, beside });
    return allow ? codeLocation(to, code) : errorLocation(to, { error: 'access_denied', description: 'The person did not agree' });
  } catch (error) {
    if (error instanceof DuplicateKey || error instanceof OAuthRefusal) return null;
    throw error;
  }
}

/** What a consent gave, or would have given. */
const answered = ({ request: { redirectUri, scopes }, client: { id, name } }: OpenConsent, allow: boolean): RecordChange => ({
  kind: 'app', id, before: null, after: { name, redirectUri, scopes, ...(!allow && { refused: true }) },
});
