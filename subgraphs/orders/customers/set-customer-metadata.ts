import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { settingEntries, type EntriesToSet } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeCustomerMetadata } from './change-customer-metadata.js';

/** Set entries of a namespace of a customer; their other entries stay. */
export async function setCustomerMetadata(deps: OrdersDeps, context: CallContext, { email, ...given }: EntriesToSet & { email: string }): Promise<MetadataEntry[]> {
  requirePermission(context.principal, 'commerce.write');
  return changeCustomerMetadata(deps, { name: 'setCustomerMetadata', context, email, namespace: given.namespace }, settingEntries(given));
}
