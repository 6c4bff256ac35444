import { Failure } from '#contract/failure.js';
import { requirePermission } from '#contract/require-permission.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToRead } from './access.js';
import { tokenEvent } from './people-events.js';
import type { StaffToken } from './staff-token.js';
import { deleteToken, tokenById } from './staff-token.store.js';

/** Revoke a token: it is refused from the commit on, in every process. The caller's own needs company.read, another person's company.manage. Returns the revoked token. */
export function revokeToken(context: IdentityContext, id: string): Promise<StaffToken> {
  const { principal, identity } = context;
  const companyId = companyToRead(principal);
  return identity.database.inTransaction(async (transaction) => {
    const token = await tokenById(transaction, companyId, id);
    if (!token) throw new Failure('NOT_FOUND', 'This token does not exist');
    if (token.personId !== principal.userId) requirePermission(principal, 'company.manage');
    await deleteToken(transaction, token);
    transaction.recordChange({ kind: 'token', id: token.id, before: token, after: null });
    await identity.outbox.append(transaction, companyId, [tokenEvent('revoked', token, context)]);
    return token;
  });
}
