import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';

/** The tags of a product; for people alone, whatever scopes a connection has. */
export async function readProductTags(tagsOf: (productId: number) => Promise<readonly string[]>, { principal }: CallContext, productId: number): Promise<readonly string[]> {
  requirePermission(principal, 'catalog.read');
  return tagsOf(productId);
}
