import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { settingEntries, type EntriesToSet } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { NamedSubject } from '../subjects/subject.js';
import { changeMetadata } from './change-metadata.js';

/** Set entries of a namespace of an order or return; its other entries stay. */
export async function setMetadata(deps: OrdersDeps, context: CallContext, { namespace, entries, ...named }: NamedSubject & EntriesToSet): Promise<MetadataEntry[]> {
  requirePermission(context.principal, 'commerce.write');
  return changeMetadata(deps, { name: 'setMetadata', context, named, namespace }, settingEntries({ namespace, entries }));
}
