import { openDatabase } from '#subgraph-kit/open-database.js';
import { contentMigrations } from '../../../subgraphs/content/migrations.js';
import { CONTENT_REFERENCE } from '../../../subgraphs/content/references/content-reference.table.js';
import { findKnownLinks } from '../../../subgraphs/content/references/known-links.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const link = (place: string, path: string | null) => ({
  company_id: 7, document_id: 3, place, locale: 'it', state: 'DRAFT' as const, site_id: 1, path: '0.link', kind: 'LINK' as const, target: '', record_id: null, collection: null,
  url: path, link_locale: path === null ? null : 'it', link_path: path, page_path: null,
});

const LONG = `/${'x'.repeat(700)}`;

test('links from before are found by their paths, however often that is done, but those that no page can have', async () => {
  const location = testDatabase('content');
  const old = await openDatabase({ location, migrations: contentMigrations, clock: manualClock() });
  await old.inTransaction((transaction) => transaction.insert(CONTENT_REFERENCE, [link('a', '/b'), link('b', null), link('c', LONG), { ...link('d', '/é'), document_id: 4 }]));
  await old.close();
  for (const sequence of [990, 991]) {
    const database = await openDatabase({ location, migrations: [...contentMigrations, findKnownLinks(sequence)], clock: manualClock() });
    expect(await database.query('SELECT place, page_path FROM content_reference WHERE company_id = 7 ORDER BY place')).toEqual([{ place: 'a', page_path: '/b' }, { place: 'b', page_path: null }, { place: 'c', page_path: null }, { place: 'd', page_path: '/é' }]);
    await database.close();
  }
});
