import { Failure } from '#contract/failure.js';
import { requireScope, type Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findDeliveredSite, type DeliveredPlace, type DeliveredSiteRow } from './delivered.store.js';

/** The refusal of what is not there; also of what another site has: its existence is never confirmed (document 3, J, Errors). */
export const notThere = (what: string): Failure => new Failure('NOT_FOUND', `There is no such ${what}`);

/** Refuse callers that are not the website of a site: those without the scope, and tokens of another site. */
export function requireOwnSite(principal: Principal, { siteId }: DeliveredPlace): void {
  requireScope(principal, 'content:read');
  if (principal.siteId !== siteId) throw notThere('site');
}

/** The site that a token reads, in a locale that it has; the default one unless asked. */
export async function ownSite(reader: Reader, principal: Principal, place: DeliveredPlace & { readonly locale?: string | null | undefined }): Promise<DeliveredSiteRow & { readonly locale: string }> {
  requireOwnSite(principal, place);
  const site = await findDeliveredSite(reader, principal.companyId, place);
  if (!site) throw notThere('site');
  const locale = place.locale ?? site.default_locale;
  if (!site.locales.includes(locale)) throw notThere('locale of this site');
  return Object.assign(site, { locale });
}
