import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage, companyToRead } from './access.js';
import type { StaffToken } from './staff-token.js';
import { countTokens, pageOfTokens } from './staff-token.store.js';

interface TokenList {
  readonly everybody: boolean;
  readonly page: PageRequest;
}

/** Service tokens, and the platform's own tools, have no tokens of their own. */
const NOBODY = '-';

/** A page of the caller's tokens, oldest first, or of all tokens of the company, which needs company.manage. */
export async function listTokens({ principal, identity }: IdentityContext, { everybody, page }: TokenList): Promise<Page<StaffToken>> {
  const companyId = everybody ? companyToManage(principal) : companyToRead(principal);
  const personId = everybody ? undefined : principal.userId ?? NOBODY;
  const keys = keysetOf(identity.cursors, page, { list: `tokens:${String(companyId)}:${personId ?? 'all'}`, columns: ['t.id'] });
  const found = await pageOfTokens(identity.database, companyId, { keys, personId });
  return keys.page(found, ({ id }) => [id]).counted(() => countTokens(identity.database, companyId, personId));
}
