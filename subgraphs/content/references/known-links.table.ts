import { migration, type Migration } from '#subgraph-kit/migration.js';
import { pagePathOf } from './link-on-site.js';

const SLICE = 500;

interface KnownLink {
  readonly company_id: number;
  readonly document_id: number;
  readonly place: string;
  readonly link_path: string;
}

/** Makes links from before be found by their paths, some hundred at a time; it goes on where it was killed. */
export const findKnownLinks = (at: number): Migration => migration(at, 'find_known_links', async (runner) => {
  for (let [company, document, place] = [0, 0, '']; ;) {
    const links = await runner.query(
      `SELECT company_id, document_id, place, link_path FROM content_reference WHERE link_path IS NOT NULL AND page_path IS NULL
      AND (company_id > ? OR (company_id = ? AND (document_id > ? OR (document_id = ? AND place > ?)))) ORDER BY company_id, document_id, place LIMIT ${String(SLICE)}`, [company, company, document, document, place]) as KnownLink[];
    for (const link of links) await runner.query('UPDATE content_reference SET page_path = ? WHERE company_id = ? AND document_id = ? AND place = ?', [pagePathOf(link.link_path), link.company_id, link.document_id, link.place]);
    const last = links.at(-1);
    if (last === undefined) return;
    [company, document, place] = [last.company_id, last.document_id, last.place];
  }
});
