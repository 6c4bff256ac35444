import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { NamedSubject } from '../subjects/subject.js';
import { changeMetadata } from './change-metadata.js';
import { checkMetadataNames } from './check-metadata.js';
import type { MetadataEntry } from './metadata.js';

/** Remove some keys of a namespace of an order or return, or the whole namespace; what is not there stays away. */
export function deleteMetadata(deps: OrdersDeps, context: CallContext, { namespace, keys, ...named }: NamedSubject & { namespace: string; keys?: readonly string[] | null | undefined }): Promise<MetadataEntry[]> {
  requirePermission(context.principal, 'commerce.write');
  checkMetadataNames({ namespace, keys: keys ?? [] });
  const isGone = (entry: MetadataEntry): boolean => entry.namespace === namespace && (keys == null || keys.includes(entry.key));
  return changeMetadata(deps, { name: 'deleteMetadata', context, named, namespace }, (before) => (before.some(isGone) ? before.filter((entry) => !isGone(entry)) : before));
}
