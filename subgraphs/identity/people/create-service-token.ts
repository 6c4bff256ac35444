import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { requireGrantable, requireManager } from './require-manager.js';
import { requireExpiry, storeToken, type CreatedToken, type TokenToCreate } from './store-token.js';
import { tokenPermissions } from './token-permissions.js';

/** Create a token of the company for a program, which stays when people leave; needs company.manage, which it cannot have itself. */
export function createServiceToken(context: IdentityContext, { permissions: names, ...input }: TokenToCreate & { readonly permissions: readonly string[] }): Promise<CreatedToken> {
  const { principal, identity: { database } } = context;
  const companyId = companyToManage(principal);
  const permissions = tokenPermissions(names);
  if (permissions.includes('company.manage')) {
    throw new Failure('BAD_INPUT', 'People and credentials are managed by people; leave company.manage out', { permissions: ['must not contain company.manage'] });
  }
  requireGrantable(principal, permissions);
  return database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    await requireManager(transaction, principal, 'ADMIN');
    await requireExpiry(transaction, context, input);
    return storeToken(transaction, context, { ...input, companyId, personId: null, permissions });
  });
}
