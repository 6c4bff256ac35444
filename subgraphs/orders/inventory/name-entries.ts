import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { AvailabilityEntry, NamedEntry } from './availability-entry.js';
import { findItemKeys, findItemsById, saveItems } from './item.store.js';
import { findLocations } from './location.store.js';

/** The items and locations that entries name, in their order; three queries, whatever their number. */
export async function nameEntries(transaction: Transaction, companyId: number, entries: readonly AvailabilityEntry[]): Promise<NamedEntry[]> {
  const locations = await findLocations(transaction, companyId);
  const located = new Map([...locations.map((location) => [location.id, location] as const), ...locations.map((location) => [location.code, location] as const)]);
  const byVariant = new Map<string, NamedEntry['item']>(await knownOrNew(transaction, companyId, entries));
  const bySku = await itemsBySku(transaction, companyId, entries);
  return entries.map((entry) => ({ entry, location: located.get(entry.location), item: entry.variantId == null ? bySku.get(entry.sku ?? '') : byVariant.get(entry.variantId) }));
}

/** The items by variant; those that are not known yet are stored as the catalog's event would store them, which comes later. What is known is left: it may be newer. */
async function knownOrNew(transaction: Transaction, companyId: number, entries: readonly AvailabilityEntry[]) {
  const known = await findItemsById(transaction, companyId, entries.flatMap(({ variantId }) => (variantId == null ? [] : [variantId])));
  const facts = entries.flatMap(({ variantId, item }) => (item && variantId === item.variantId && !known.has(item.variantId) ? [item] : []));
  const added = new Map(facts.map((item) => [item.variantId, item]));
  if (added.size > 0) await saveItems(transaction, companyId, [...added.values()]);
  return [...known, ...added];
}

async function itemsBySku(reader: Reader, companyId: number, entries: readonly AvailabilityEntry[]) {
  const skus = new Set(entries.flatMap(({ variantId, sku }) => (variantId == null && sku != null ? [sku] : [])));
  return new Map((await findItemKeys(reader, companyId, { skus: [...skus], barcodes: [] })).map((item) => [item.sku, item]));
}
