import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';

/**
 * Refuse a warehouse that is no location of the caller's company: BAD_INPUT. It is asked before the transaction, because it is a call to
 * another subgraph; locations are never removed and never change their company, so what was true then is true at the commit.
 */
export async function requireKnownWarehouse(context: IdentityContext, warehouseId: string | null | undefined): Promise<void> {
  if (typeof warehouseId !== 'string' || await context.identity.locationExists(context, warehouseId)) return;
  throw new Failure('BAD_INPUT', 'Your company has no location with this id', { warehouseId: ['is no location of the company'] });
}
