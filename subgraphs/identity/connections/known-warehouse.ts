import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';

/**
 * Throws BAD_INPUT for a warehouse that is not a location of the caller's company. Checked before the transaction, because it calls
 * another subgraph; locations are never removed and never change their company, so the result still holds at the commit.
 */
export async function requireKnownWarehouse(context: IdentityContext, warehouseId: string | null | undefined): Promise<void> {
  if (typeof warehouseId !== 'string' || await context.identity.locationExists(context, warehouseId)) return;
  throw new Failure('BAD_INPUT', 'Your company has no location with this id', { warehouseId: ['is not a location of the company'] });
}
