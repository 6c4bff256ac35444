import { consumedUpTo } from '#subgraph-kit/consume-once.js';
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

/**
 * The items by variant; those that are not known yet are stored as the catalog's event would store them, which comes a moment later. What is known is left: it may be newer.
 * A variant that is unknown although its events were heard was removed since, and is not brought back.
 */
async function knownOrNew(transaction: Transaction, companyId: number, entries: readonly AvailabilityEntry[]) {
  const known = await findItemsById(transaction, companyId, entries.flatMap(({ variantId }) => (variantId == null ? [] : [variantId])));
  const unknown = entries.flatMap(({ variantId, item }) => (item && variantId === item.variantId && !known.has(item.variantId) ? [item] : []));
  if (unknown.length === 0) return known;
  const heard = await consumedUpTo(transaction, companyId, 'catalog');
  const added = new Map(unknown.filter(({ changedAt }) => changedAt === undefined || heard === undefined || heard <= changedAt).map((item) => [item.variantId, item]));
  await saveItems(transaction, companyId, [...added.values()]);
  return new Map([...known, ...added]);
}

async function itemsBySku(reader: Reader, companyId: number, entries: readonly AvailabilityEntry[]) {
  const skus = new Set(entries.flatMap(({ variantId, sku }) => (variantId == null && sku != null ? [sku] : [])));
  return new Map((await findItemKeys(reader, companyId, { skus: [...skus], barcodes: [] })).map((item) => [item.sku, item]));
}
