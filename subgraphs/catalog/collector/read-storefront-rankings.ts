import type { CallContext } from '#contract/principal.js';
import type { DayRange } from '#kernel/period.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { storefrontReport } from './storefront-report.js';
import { topProducts, topTerms, type ProductTrafficRow, type SearchedTerm } from './storefront-reports.store.js';

/** The days of a ranking, and how many rows it has at most: 50 unless given. */
export interface RankingAsked extends DayRange {
  readonly first?: number | null | undefined;
}

/** What was searched for most on some days; with `withoutResults` what most often found nothing. Needs intelligence.read. */
export function readTopSearches({ database }: CatalogDeps, { principal }: CallContext, { first, withoutResults, ...range }: RankingAsked & { readonly withoutResults?: boolean | null | undefined }): Promise<SearchedTerm[]> {
  const { companyId, most } = storefrontReport(principal, range, first);
  return topTerms(database, companyId, { range, most, isVain: withoutResults === true });
}

/** The products that were viewed most on some days, with what became of it; with `notBought` those alone that nobody bought on these days. Needs intelligence.read. */
export function readViewedProducts({ database }: CatalogDeps, { principal }: CallContext, { first, notBought, ...range }: RankingAsked & { readonly notBought?: boolean | null | undefined }): Promise<ProductTrafficRow[]> {
  const { companyId, most } = storefrontReport(principal, range, first);
  return topProducts(database, companyId, { range, most, isUnbought: notBought === true });
}
