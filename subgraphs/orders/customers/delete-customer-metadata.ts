import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { deletingEntries, type EntriesToDelete } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeCustomerMetadata } from './change-customer-metadata.js';

/** Remove some keys of a namespace of a customer, or the whole namespace; what is not there stays away. */
export async function deleteCustomerMetadata(deps: OrdersDeps, context: CallContext, { email, ...given }: EntriesToDelete & { email: string }): Promise<MetadataEntry[]> {
  requirePermission(context.principal, 'commerce.write');
  return changeCustomerMetadata(deps, { name: 'deleteCustomerMetadata', context, email, namespace: given.namespace }, deletingEntries(given));
}
