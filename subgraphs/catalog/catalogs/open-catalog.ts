import { instant, type Clock } from '#kernel/clock.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Catalog } from './catalog.js';
import { insertCatalog } from './catalog.store.js';
import { writePriceList } from './price-list.store.js';

/** A catalog to be opened, with the currency of its default price list. */
export interface OpenedCatalog extends Pick<Catalog, 'defaultLocale' | 'locales' | 'name' | 'slug'> {
  readonly companyId: number;
  readonly currency: string;
}

/** Store a new catalog under the company's next number, with a default price list of the code `default`. */
export async function openCatalog(transaction: Transaction, clock: Clock, { companyId, currency, ...own }: OpenedCatalog): Promise<Catalog> {
  const id = await drawNumbers(transaction, { companyId, series: 'catalog' });
  const catalog: Catalog = { id, ...own, version: 1, updatedAt: instant(clock) };
  await insertCatalog(transaction, companyId, catalog);
  await writePriceList(transaction, companyId, { catalogId: id, code: 'default', name: 'Default', currency, taxIncluded: true, isDefault: true });
  return catalog;
}
