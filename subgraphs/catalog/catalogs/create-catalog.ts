import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog, Locale } from './catalog.js';
import { findCatalogs } from './catalog.store.js';
import { openCatalog } from './open-catalog.js';
import { checkList, currencyProblem, localeProblem, settingCodeProblem, settingNameProblem } from './setting-rules.js';

/** A new catalog as it is sent. */
export interface CreateCatalog {
  readonly slug: string;
  readonly name: string;
  readonly defaultLocale: string;
  /** All its languages; the default one alone unless given. */
  readonly locales?: readonly Locale[] | null | undefined;
  /** The currency of its default price list. */
  readonly currency: string;
}

const [MOST_CATALOGS, MOST_LOCALES, LONGEST_SLUG] = [50, 100, 60] as const;

/** Open a catalog with a default price list, code `default`. Throws ALREADY_EXISTS for a slug that is taken, TOO_MANY_ITEMS beyond 50 catalogs. */
export function createCatalog({ database, clock, outbox }: CatalogDeps, context: CallContext, given: CreateCatalog): Promise<Catalog> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'catalog.manage');
  const { slug, name, defaultLocale, currency } = given;
  const locales = given.locales ?? [{ code: defaultLocale, name: languageName(defaultLocale) }];
  checkCatalog({ slug, name, defaultLocale, locales }, { currency });
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'createCatalog' }, async () => {
    await transaction.takeChangeSequence(companyId);
    const known = await findCatalogs(transaction, companyId);
    requireFreeSlug(slug, known);
    if (known.length >= MOST_CATALOGS) throw new Failure('TOO_MANY_ITEMS', `A company has at most ${String(MOST_CATALOGS)} catalogs`, { most: MOST_CATALOGS });
    const catalog = await openCatalog(transaction, clock, { companyId, slug, name, defaultLocale, locales, currency });
    const subject = `catalog-${String(catalog.id)}`;
    transaction.recordChange({ kind: 'catalog', id: subject, before: null, after: catalog });
    await outbox.append(transaction, companyId, [{ type: 'catalog.created', subject, cause: context, payload: { catalogId: catalog.id, slug } }]);
    return catalog;
  }));
}

/** The English name of a language, for people who set none. */
function languageName(code: string): string {
  return localeProblem(code) === undefined ? new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code : code;
}

/** Throws BAD_INPUT with every problem of a catalog. */
export function checkCatalog({ slug, name, defaultLocale, locales }: Pick<Catalog, 'defaultLocale' | 'locales' | 'name' | 'slug'>, { currency }: { currency?: string } = {}): void {
  const problems = new Problems();
  problems.add('slug', settingCodeProblem(slug, LONGEST_SLUG) ?? (/^[0-9]+$/.test(slug) ? 'must not be a number: a number names a catalog by its id' : undefined));
  problems.add('name', settingNameProblem(name));
  checkList(problems, { path: 'locales', entries: locales.map(({ code }) => code), most: MOST_LOCALES }, localeProblem);
  locales.forEach((locale, index) => { problems.add(`locales.${String(index)}.name`, settingNameProblem(locale.name)); });
  if (!locales.some(({ code }) => code === defaultLocale)) problems.add('defaultLocale', 'must be one of the locales');
  if (currency !== undefined) problems.add('currency', currencyProblem(currency));
  problems.refuse('The catalog is not valid');
}

/** Throws ALREADY_EXISTS where another catalog has the slug. */
export function requireFreeSlug(slug: string, others: readonly Catalog[]): void {
  const holder = others.find((catalog) => catalog.slug === slug);
  if (holder) throw new Failure('ALREADY_EXISTS', `Catalog ${String(holder.id)} has this slug`, { slug: ['belongs to another catalog'] });
}
