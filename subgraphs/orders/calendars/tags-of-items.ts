import type { Reader } from '#subgraph-kit/database.js';
import { findTagsOfItems } from '../inventory/item-tag.store.js';
import type { Logistics } from './logistics.js';

interface Asked {
  readonly logistics: Pick<Logistics, 'policies'>;
  readonly variantIds: readonly (string | null)[];
}

/** The tags of items, by item, where a service policy asks for tags; else none, without a statement. */
export async function tagsOfItems(reader: Reader, companyId: number, { logistics: { policies }, variantIds }: Asked): Promise<ReadonlyMap<string, readonly string[]>> {
  return policies.every(({ tags }) => tags === null) ? new Map() : findTagsOfItems(reader, companyId, [...new Set(variantIds.filter((id) => id !== null))]);
}
