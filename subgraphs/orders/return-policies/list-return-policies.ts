import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPolicyPage } from './return-policy.store.js';
import type { VersionedPolicy } from './return-policy.js';

/** The versions of the return policy that were saved, the newest first; needs commerce.read. */
export async function listReturnPolicies({ database, cursors }: OrdersDeps, { principal }: CallContext, page: PageRequest): Promise<Connection<VersionedPolicy>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `return-policies:${String(companyId)}`, columns: ['version'], isDescending: true });
  return keys.page(await findPolicyPage(database, companyId, keys), ({ version }) => [version]);
}
