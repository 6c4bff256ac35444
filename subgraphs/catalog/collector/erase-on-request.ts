import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { eraseVisitor } from './erase-visitor.js';
import { findErasures, type Erasure } from './erasure.store.js';
import { visitorHash } from './visitor-hash.js';
import { visitorsOfCustomers } from './visitor.store.js';

/** Whom staff erase: a visitor, or every visitor whom references of a customer linked. */
export interface ErasureAsked {
  readonly visitorId?: string | null | undefined;
  readonly customerId?: string | null | undefined;
}

/** Erase what is kept of a visitor, or of a customer's visitors, as shoppers may ask; needs catalog.manage. Answers the proofs: none where nobody is known. */
export async function eraseOnRequest(deps: CatalogDeps, { principal }: CallContext, { visitorId, customerId }: ErasureAsked): Promise<Erasure[]> {
  requirePermission(principal, 'catalog.manage');
  const { companyId } = principal;
  if ((visitorId == null) === (customerId == null)) throw new Failure('BAD_INPUT', 'Name the visitor or the customer', { visitorId: ['must be given, or customerId'] });
  const visitors = customerId == null ? [visitorId ?? ''] : await visitorsOfCustomers(deps.database, companyId, { customerIds: [customerId] });
  const erased: Erasure[] = [];
  for (const id of visitors) {
    const erasure = await eraseVisitor(deps, companyId, { visitorId: id, state: 'REQUESTED' });
    if (erasure) erased.push(erasure);
    await nextTurn(); // others have theirs
  }
  return erased;
}

/** A page of the proofs of erasures, the last first; of a visitor those alone, whoever has their id. Needs catalog.manage. */
export async function listErasures({ database, cursors, visitorKey }: CatalogDeps, { principal }: CallContext, { visitorId, page }: { readonly visitorId: string | null | undefined; readonly page: PageRequest }): Promise<Connection<Erasure>> {
  requirePermission(principal, 'catalog.manage');
  const { companyId } = principal;
  const hash = visitorId == null ? undefined : visitorHash(visitorKey, companyId, visitorId);
  const keys = keysetOf(cursors, page, { list: `erasures ${String(companyId)} ${hash ?? ''}`, columns: ['e.id'], isDescending: true });
  return keys.page(await findErasures(database, companyId, { visitorHash: hash, keys }), ({ id }) => [id]);
}
