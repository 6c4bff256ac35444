import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from './catalog.js';
import { findCatalogs } from './catalog.store.js';
import { openCatalog } from './open-catalog.js';

const USUAL_CURRENCY = 'EUR';

/** The company's first catalog, made when the company has none: with a price list in the currency, EUR unless given. */
export async function firstCatalog({ clock }: Pick<CatalogDeps, 'clock'>, transaction: Transaction, { companyId, currency = USUAL_CURRENCY }: { companyId: number; currency?: string | undefined }): Promise<Catalog> {
  const [known] = await findCatalogs(transaction, companyId);
  return known ?? openCatalog(transaction, clock, { companyId, slug: 'main', name: 'Catalog', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }], currency });
}
