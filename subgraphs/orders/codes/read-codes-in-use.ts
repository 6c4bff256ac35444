import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { findLocations } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPolicy } from '../return-policies/return-policy.store.js';
import { customerTags, facetValues } from './code-in-use.store.js';

/** What records are told apart by that people or channels write themselves. */
export type CodeKind = 'ORDER_TAG' | 'RETURN_TAG' | 'CUSTOMER_TAG' | 'CHANNEL' | 'RETURN_REASON' | 'LOCATION';

/** The codes of a kind that are in use, in their order, at most 50; those of return reasons are of the return policy. Needs commerce.read. */
export async function readCodesInUse({ database }: OrdersDeps, { principal }: CallContext, kind: CodeKind): Promise<readonly string[]> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  switch (kind) {
    case 'ORDER_TAG': return facetValues(database, companyId, { of: 'ORDER', name: 'tag' });
    case 'RETURN_TAG': return facetValues(database, companyId, { of: 'RETURN', name: 'tag' });
    case 'CHANNEL': return facetValues(database, companyId, { of: 'ORDER', name: 'channel' });
    case 'CUSTOMER_TAG': return customerTags(database, companyId);
    case 'LOCATION': return (await findLocations(database, companyId)).map(({ code }) => code).toSorted();
    case 'RETURN_REASON': return (await findPolicy(database, companyId)).reasons.map(({ code }) => code);
  }
}
