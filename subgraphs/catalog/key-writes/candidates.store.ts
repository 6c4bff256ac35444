import type { ProductItem } from '#contract/product-item.js';
import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { findStoredProducts, type Needed } from '../products/stored-product.store.js';
import { findByKeyIds } from './key-id.store.js';
import { isOfPeople, type KeyReader } from './key-writer.js';
import { bySku, type Candidates } from './match-item.js';

/** Every product that the names of some items mean; a damaged one refuses its own item alone. */
export async function findCandidates(reader: Reader, key: KeyReader, items: readonly ProductItem[]): Promise<Candidates> {
  const externalIds = unique(items.flatMap(({ externalId }) => externalId ?? []));
  const byKeyId = isOfPeople(key) ? new Map<string, number>() : await findByKeyIds(reader, key, externalIds);
  const own = items.flatMap(({ sku, target }) => [...sku === undefined ? [] : [sku], ...target && 'sku' in target ? [target.sku] : []]);
  const ids = items.flatMap(({ target }) => (target && 'id' in target ? [target.id] : []));
  const stored = await findStoredProducts(reader, key.companyId, {
    skus: unique(items.flatMap(({ variants = [] }) => variants.flatMap(({ sku, newSku }) => (newSku === undefined ? [sku] : [sku, newSku])))),
    withDamaged: true, eitherSkus: unique(own), ids: unique([...ids, ...byKeyId.values()]), needed: neededOf(items), externalIds: isOfPeople(key) ? externalIds : [],
  });
  const byExternalId = isOfPeople(key) ? new Map(stored.flatMap(({ id, facts }) => (facts.externalId === null ? [] : [[facts.externalId, id] as const]))) : byKeyId;
  return { stored, bySku: bySku(stored), byExternalId, catalogId: key.catalogId };
}

/** What an item does not name of its product stays as it is, and need not be read. */
const neededOf = (items: readonly ProductItem[]): Needed => ({
  categories: items.some(({ category, categoryIds }) => category !== undefined || categoryIds !== undefined), translations: items.some(({ translations }) => translations !== undefined),
  images: items.some(({ imageUrls }) => imageUrls !== undefined),
  prices: items.some(({ variants = [] }) => variants.some(({ prices }) => prices !== undefined)),
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Which handles products of the company have already. */
export async function findHandles(reader: Reader, companyId: number, handles: readonly string[]): Promise<ReadonlySet<string>> {
  if (handles.length === 0) return new Set();
  const rows = await reader.query<{ handle: string }>(`SELECT handle FROM product WHERE company_id = ? AND handle IN (${places(handles.length)})`, [companyId, ...handles]);
  return new Set(rows.map(({ handle }) => handle));
}
