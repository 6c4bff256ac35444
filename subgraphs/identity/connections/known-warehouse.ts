import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';

/**
 * The location that a warehouse's id or code names; null and undefined as they are, BAD_INPUT for what is not a location of the caller's company. Asked before the transaction, because it calls
 * another subgraph; locations are never removed and never change their company, so the result still holds at the commit.
 */
export async function requireKnownWarehouse<Absent extends null | undefined>(context: IdentityContext, reference: string | Absent): Promise<string | Absent> {
  if (typeof reference !== 'string') return reference;
  const known = await context.identity.findLocationId(context, reference);
  if (known !== null) return known;
  throw new Failure('BAD_INPUT', 'Your company has no location with this code or id; the query locations lists them', { warehouseId: ['is not the id or the code, capitals as written, of a location of the company'] });
}
