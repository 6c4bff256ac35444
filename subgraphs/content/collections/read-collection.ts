import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import { requireContentReader } from '../sites/access.js';
import type { Collection } from './collection.js';
import { findCollectionToSave } from './collection.store.js';

/** One collection by its id. */
export function readCollection({ database }: ContentDeps, { principal }: CallContext, id: number): Promise<Collection | undefined> {
  requireContentReader(principal);
  return findCollectionToSave(database, principal.companyId, id);
}
