import { instant } from '#kernel/clock.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from './catalog.js';
import { findCatalogs, insertCatalog } from './catalog.store.js';
import { writePriceList } from './price-list.store.js';

/** The company's first catalog, made with a price list in the currency when the company has none. */
export async function firstCatalog({ clock }: Pick<CatalogDeps, 'clock'>, transaction: Transaction, { companyId, currency }: { companyId: number; currency: string }): Promise<Catalog> {
  const [known] = await findCatalogs(transaction, companyId);
  if (known) return known;
  const id = await drawNumbers(transaction, { companyId, series: 'catalog' });
  const catalog: Catalog = { id, slug: 'main', name: 'Catalog', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }], version: 1, updatedAt: instant(clock) };
  await insertCatalog(transaction, companyId, catalog);
  await writePriceList(transaction, companyId, { catalogId: id, code: 'default', name: 'Default', currency, taxIncluded: true, isDefault: true });
  return catalog;
}
