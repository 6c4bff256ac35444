import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findLocks } from '../locks/field-lock.store.js';
import type { FieldLock } from '../locks/field-lock.js';
import type { StoredProduct } from './stored-product.js';
import { gateOf, type Author, type Gate, type OwnedField } from './write-gate.js';

type Guarded = Pick<StoredProduct, 'catalogId' | 'id' | 'writtenBy'>;

interface Guarding {
  readonly author: Author;
  readonly products: readonly Guarded[];
  /** Locks of all the products beside those that are stored. */
  readonly owned?: readonly OwnedField[];
}

/** The gate of each of some products, by the locks of their catalog and their own; one query a catalog. */
export async function productGates(reader: Reader, companyId: number, { author, products, owned = [] }: Guarding): Promise<(product: Guarded) => Gate> {
  const locks: FieldLock[] = [];
  for (const [catalogId, own] of grouped(products, (product) => product.catalogId)) locks.push(...await findLocks(reader, { companyId, catalogId, productIds: own.map(({ id }) => id) }));
  return ({ id, catalogId, writtenBy }) => gateOf({ author, writtenBy, locks: [...owned, ...locks.filter((lock) => lock.productId === id || (lock.productId === null && lock.catalogId === catalogId))] });
}
