import type { Transaction } from '#subgraph-kit/database.js';
import { targetColumns } from '../redirects/redirect-target.js';
import { findRedirectLinks, updateRedirectLink, type RedirectLink } from '../redirects/redirect-target.store.js';
import type { Site } from '../sites/site.js';
import { findLinks, updateLink, type LinkPlace, type LinkRow } from './link.store.js';
import { linkOnSite, type LinkOnSite } from './link-on-site.js';

const LINKS_AT_ONCE = 500;

/** Find anew where links and redirects lead when the address of a site's website, or its locales, changed. */
export async function followSite(transaction: Transaction, companyId: number, site: Site): Promise<void> {
  let after: LinkPlace | undefined = { document_id: 0, place: '' };
  while (after) {
    const links = await findLinks(transaction, companyId, { siteId: site.id, after, most: LINKS_AT_ONCE });
    for (const row of links) {
      const link = linkOnSite(site, row);
      if (!leadsTo(row, link)) await updateLink(transaction, companyId, { ...row, link });
    }
    after = links.at(-1);
  }
  await followRedirects(transaction, companyId, site);
}

const leadsTo = ({ link_locale: locale, link_path: path }: LinkRow, link: LinkOnSite | undefined): boolean => locale === (link?.locale ?? null) && path === (link?.path ?? null);

async function followRedirects(transaction: Transaction, companyId: number, site: Site): Promise<void> {
  let after: Pick<RedirectLink, 'from_path' | 'locale'> | undefined = { locale: '', from_path: '' };
  while (after) {
    const redirects: RedirectLink[] = await findRedirectLinks(transaction, companyId, { siteId: site.id, after, most: LINKS_AT_ONCE });
    for (const { locale, from_path: from, url, ...known } of redirects) {
      const link = linkOnSite(site, { from, locale, url });
      const target = targetColumns(link);
      if (target.to_locale !== known.to_locale || target.to_path !== known.to_path) await updateRedirectLink(transaction, companyId, { siteId: site.id, locale, from_path: from, link });
    }
    after = redirects.at(-1);
  }
}
