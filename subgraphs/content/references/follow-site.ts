import type { Transaction } from '#subgraph-kit/database.js';
import type { Site } from '../sites/site.js';
import { findLinks, updateLink, type LinkPlace, type LinkRow } from './link.store.js';
import { linkOnSite, type LinkOnSite } from './link-on-site.js';

const LINKS_AT_ONCE = 500;

/** Find anew where links lead when the address of a site's website, or its locales, changed. */
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
}

const leadsTo = ({ link_locale: locale, link_path: path }: LinkRow, link: LinkOnSite | undefined): boolean => locale === (link?.locale ?? null) && path === (link?.path ?? null);
