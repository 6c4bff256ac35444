import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog, Locale, Market } from './catalog.js';
import { findCatalogs, updateCatalogRow } from './catalog.store.js';
import { changeSettings } from './change-settings.js';
import { checkCatalog, requireFreeSlug } from './create-catalog.js';
import { findMarkets } from './market.store.js';

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
    requireUnused(before.locales.filter(({ code }) => !after.locales.some((locale) => locale.code === code)), await findMarkets(transaction, companyId, id));
    requireFreeSlug(after.slug, (await findCatalogs(transaction, companyId)).filter((other) => other.id !== id));
    await updateCatalogRow(transaction, companyId, after);
    return { kind: 'catalog', id: `catalog-${String(id)}`, before, after, result: { ...after, version: before.version + 1 } };
  });
}

/** Throws INVALID_STATE where a market sells in a language that goes. */
function requireUnused(gone: readonly Locale[], markets: readonly Market[]): void {
  const users = markets.filter(({ locales }) => gone.some(({ code }) => locales.includes(code))).map(({ code }) => code);
  if (users.length > 0) throw new Failure('INVALID_STATE', `These markets sell in ${gone.map(({ code }) => code).join(', ')}: ${users.join(', ')}. Change their languages first`, { markets: users });
}
