import { migration, type Migration } from '#subgraph-kit/migration.js';
import { readableOr, STORED } from '#subgraph-kit/stored-json.js';
import { linkOnSite } from '../references/link-on-site.js';
import { targetColumns } from './redirect-target.js';

const SLICE = 500;

interface KnownRedirect {
  readonly company_id: number;
  readonly site_id: number;
  readonly locale: string;
  readonly from_path: string;
  readonly url: string;
  readonly frontend_url: string | null;
  readonly locales: string;
}

/** Finds where on their sites the redirects that were there before lead, some hundred at a time; it begins again after a kill. */
export const followKnownRedirects = (at: number): Migration => migration(at, 'follow_known_redirects', async (runner) => {
  for (let [company, site, locale, from] = [0, 0, '', '']; ;) {
    const redirects = await runner.query(
      `SELECT e.company_id, e.site_id, e.locale, e.from_path, e.url, s.frontend_url, s.locales FROM redirect e JOIN site s ON s.company_id = e.company_id AND s.id = e.site_id
      WHERE e.url IS NOT NULL AND (e.company_id > ? OR (e.company_id = ? AND (e.site_id > ? OR (e.site_id = ? AND (e.locale > ? OR (e.locale = ? AND e.from_path > ?))))))
      ORDER BY e.company_id, e.site_id, e.locale, e.from_path LIMIT ${String(SLICE)}`, [company, company, site, site, locale, locale, from]) as KnownRedirect[];
    for (const known of redirects) {
      const { to_locale: toLocale, to_path: toPath } = targetOf(known);
      if (toPath !== null) await runner.query('UPDATE redirect SET to_locale = ?, to_path = ? WHERE company_id = ? AND site_id = ? AND locale = ? AND from_path = ?', [toLocale, toPath, known.company_id, known.site_id, known.locale, known.from_path]);
    }
    const last = redirects.at(-1);
    if (last === undefined) return;
    [company, site, locale, from] = [last.company_id, last.site_id, last.locale, last.from_path];
  }
});

const targetOf = ({ locale, from_path: from, url, frontend_url: frontendUrl, locales }: KnownRedirect): ReturnType<typeof targetColumns> =>
  targetColumns(linkOnSite({ frontendUrl, locales: readableOr([], () => STORED.list(locales, 'locales')) }, { from, locale, url }));
