import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { deletingEntries, type EntriesToDelete } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { NamedSubject } from '../subjects/subject.js';
import { changeMetadata } from './change-metadata.js';

/** Remove some keys of a namespace of an order or return, or the whole namespace; what is not there stays away. */
export async function deleteMetadata(deps: OrdersDeps, context: CallContext, { namespace, keys, ...named }: NamedSubject & EntriesToDelete): Promise<MetadataEntry[]> {
  requirePermission(context.principal, 'commerce.write');
  return changeMetadata(deps, { name: 'deleteMetadata', context, named, namespace }, deletingEntries({ namespace, keys }));
}
