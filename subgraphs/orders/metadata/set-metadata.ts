import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { NamedSubject } from '../subjects/subject.js';
import { changeMetadata } from './change-metadata.js';
import { checkMetadata, type SentEntry } from './check-metadata.js';
import { refuseTooMuch, withEntries, type MetadataEntry } from './metadata.js';

/** Set entries of a namespace of an order or return; its other entries stay. */
export function setMetadata(deps: OrdersDeps, context: CallContext, { namespace, entries, ...named }: NamedSubject & { namespace: string; entries: readonly SentEntry[] }): Promise<MetadataEntry[]> {
  requirePermission(context.principal, 'commerce.write');
  checkMetadata({ namespace, entries });
  return changeMetadata(deps, { name: 'setMetadata', context, named, namespace }, (before) => {
    const after = withEntries(before, entries.map(({ key, value }) => ({ namespace, key, value })));
    if (after !== before) refuseTooMuch(after);
    return after;
  });
}
