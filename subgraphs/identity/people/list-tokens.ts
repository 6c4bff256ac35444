import { pageOf, type Connection as Page } from '#subgraph-kit/connection.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage, companyToRead } from './access.js';
import type { StaffToken } from './staff-token.js';
import { tokensAfter } from './staff-token.store.js';

interface TokenList {
  readonly everybody: boolean;
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** Service tokens, and the platform's own tools, have no tokens of their own. */
const NOBODY = '-';

/** A page of the caller's tokens, oldest first, or of all tokens of the company, which needs company.manage. */
export async function listTokens({ principal, identity }: IdentityContext, { everybody, first, after }: TokenList): Promise<Page<StaffToken>> {
  const companyId = everybody ? companyToManage(principal) : companyToRead(principal);
  const personId = everybody ? undefined : principal.userId ?? NOBODY;
  const list = `tokens:${String(companyId)}:${personId ?? 'all'}`;
  const [last = ''] = typeof after === 'string' ? identity.cursors.decode(list, after) : [];
  const limit = pageSize(first);
  const found = await tokensAfter(identity.database, companyId, { after: String(last), limit: limit + 1, personId });
  return pageOf(found, limit, ({ id }) => identity.cursors.encode(list, [id]));
}
