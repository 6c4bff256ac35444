import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog, Locale } from './catalog.js';
import { findCatalogs, updateCatalogRow } from './catalog.store.js';
import { changeSettings } from './change-settings.js';
import { checkCatalog, requireFreeSlug } from './create-catalog.js';

/** What changes of a catalog; what is left out stays. */
export interface UpdateCatalog {
  readonly id: number;
  readonly slug?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly defaultLocale?: string | null | undefined;
  readonly locales?: readonly Locale[] | null | undefined;
}

/** Change a catalog's name, slug or languages. Texts in a language that is taken out are kept, and answered again when it returns. */
export function updateCatalog(deps: CatalogDeps, context: CallContext, { id, slug, name, defaultLocale, locales }: UpdateCatalog): Promise<Catalog> {
  return changeSettings(deps, { name: 'updateCatalog', context, catalogId: id }, async (transaction, before) => {
    const { companyId } = context.principal;
    const after: Catalog = { ...before, slug: slug ?? before.slug, name: name ?? before.name, defaultLocale: defaultLocale ?? before.defaultLocale, locales: locales ?? before.locales, updatedAt: instant(deps.clock) };
    checkCatalog(after);
    requireFreeSlug(after.slug, (await findCatalogs(transaction, companyId)).filter((other) => other.id !== id));
    await updateCatalogRow(transaction, companyId, after);
    return { kind: 'catalog', id: `catalog-${String(id)}`, before, after, result: { ...after, version: before.version + 1 } };
  });
}
