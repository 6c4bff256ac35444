import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { requireTags } from '#subgraph-kit/tags/tags.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeCustomerTags, type TaggedCustomer } from './change-customer-tags.js';

/** Remove tags from a customer; those that they have not stay away. */
export async function removeCustomerTags(deps: OrdersDeps, context: CallContext, { email, tags }: { email: string; tags: readonly string[] }): Promise<TaggedCustomer> {
  requirePermission(context.principal, 'commerce.write');
  return changeCustomerTags(deps, { name: 'removeCustomerTags', context, email }, { remove: requireTags(tags) });
}
