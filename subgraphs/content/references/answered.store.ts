import type { Reader } from '#subgraph-kit/database.js';
import { slices } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { LinkOnSite } from './link-on-site.js';

interface LinkColumns {
  /** The table with the company and the site. */
  readonly of: string;
  readonly locale: string;
  readonly path: string;
}

/** Redirects, with what is published of the documents that they lead to. */
const REDIRECTS = 'redirect x LEFT JOIN published t ON t.company_id = x.company_id AND t.site_id = x.site_id AND t.locale = x.locale AND t.document_id = x.document_id';

/** That one of {@link REDIRECTS} leads somewhere. */
const LEADS = 'x.status <> 410 AND (x.document_id IS NULL OR t.path IS NOT NULL)';

/** That a path is answered, beside the row `s` of its site: by what is published there, or by a redirect that leads somewhere; one without a locale may be of the default one too. */
export const answeredAt = ({ of, locale, path }: LinkColumns): string =>
  `EXISTS (SELECT 1 FROM published q WHERE q.company_id = ${of}.company_id AND q.site_id = ${of}.site_id AND q.locale IN (${locale}, s.default_locale) AND q.path = ${path})
  OR EXISTS (SELECT 1 FROM ${REDIRECTS} WHERE x.company_id = ${of}.company_id AND x.site_id = ${of}.site_id AND x.locale IN (${locale}, s.default_locale) AND x.from_path = ${path} AND ${LEADS})`;

interface AskedLinks {
  readonly site: { readonly id: number; readonly defaultLocale: string; readonly locales: readonly string[] };
  readonly links: readonly LinkOnSite[];
}

const PATHS_AT_ONCE = 500;

/** Which of some paths of a site are answered, as {@link answeredAt} has it. */
export async function findAnswered(reader: Reader, companyId: number, { site, links }: AskedLinks): Promise<(link: LinkOnSite) => boolean> {
  const locales = [...new Set([...site.locales, site.defaultLocale])];
  const found = new Set<string>();
  for (const paths of slices([...new Set(links.map(({ path }) => path))], PATHS_AT_ONCE)) {
    const place = [companyId, site.id, ...locales, ...paths];
    const [ofLocales, ofPaths] = [places(locales.length), places(paths.length)];
    const rows = await reader.query<LinkOnSite>(
      `SELECT locale, path FROM published WHERE company_id = ? AND site_id = ? AND locale IN (${ofLocales}) AND path IN (${ofPaths})
      UNION SELECT x.locale, x.from_path AS path FROM ${REDIRECTS} WHERE x.company_id = ? AND x.site_id = ? AND x.locale IN (${ofLocales}) AND x.from_path IN (${ofPaths}) AND ${LEADS}`, [...place, ...place]);
    for (const { locale, path } of rows) found.add(`${locale} ${path}`);
  }
  return ({ locale, path }) => [locale, site.defaultLocale].some((one) => found.has(`${one} ${path}`));
}
