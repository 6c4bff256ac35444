import { openDatabase } from '#subgraph-kit/open-database.js';
import { contentMigrations } from '../../../subgraphs/content/migrations.js';
import { followKnownRedirects } from '../../../subgraphs/content/redirects/known-redirects.table.js';
import { REDIRECT } from '../../../subgraphs/content/redirects/redirect.table.js';
import { rewriteSharpS } from '../../../subgraphs/content/search/known-sharp-s.table.js';
import { DRAFT_TOKEN } from '../../../subgraphs/content/search/draft-text.table.js';
import { SITE } from '../../../subgraphs/content/sites/site.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const AT = '2026-03-01T00:00:00.000Z';
const site = (id: number, locales: string) => ({ company_id: 7, id, workspace_id: '00000000-0000-7000-8000-000000000001', slug: `s${String(id)}`, name: 'S', status: 'ACTIVE' as const, default_locale: 'it', locales, frontend_url: 'https://shop.test', version: 1, updated_at: AT, content_changed_at: null });
const redirect = (from: string, url: string | null, more: object = {}) => ({ company_id: 7, site_id: 1, locale: 'it', from_path: from, status: 301, document_id: url === null ? 5 : null, url, origin: 'EDITED' as const, created_at: AT, to_locale: null, to_path: null, ...more });

const migrated = async (location: ReturnType<typeof testDatabase>, sequence: number): Promise<readonly [string[], string[]]> => {
  const database = await openDatabase({ location, migrations: [...contentMigrations, followKnownRedirects(sequence), rewriteSharpS(sequence + 1)], clock: manualClock() });
  const redirects = await database.query<{ from_path: string; to_locale: string | null; to_path: string | null }>('SELECT from_path, to_locale, to_path FROM redirect WHERE company_id = 7 ORDER BY from_path');
  const tokens = await database.query<{ token: string; record: string }>('SELECT token, record FROM draft_token WHERE company_id = 7 ORDER BY record, token');
  await database.close();
  return [redirects.map(({ from_path: from, to_locale: locale, to_path: path }) => `${from} ${String(locale)} ${String(path)}`), tokens.map(({ token, record }) => `${record} ${token}`)];
};

test('redirects and words from before are followed and found as those that are saved now, however often that is done', async () => {
  const location = testDatabase('content');
  const old = await openDatabase({ location, migrations: contentMigrations, clock: manualClock() });
  await old.inTransaction(async (transaction) => {
    await transaction.insert(SITE, [site(1, '["it","en"]'), site(2, '{')]);
    await transaction.insert(REDIRECT, [redirect('/a', '/en/b'), redirect('/b', 'https://shop.test/c/?q'), redirect('/c', 'https://else.test/c'), redirect('/d', null), redirect('/e', '/it/x', { site_id: 2 }), redirect('/f', `/${'x'.repeat(700)}`)]);
    await transaction.insert(DRAFT_TOKEN, [['große', '1.it'], ['grosse', '1.it'], ['straße', '2.it'], ['/maß', '2.it'], ['lino', '2.it'], ['ß'.repeat(30), '3.it']].map(([token = '', record = '']) => ({ company_id: 7, token, record })));
  });
  await old.close();
  const found = [['/a en /b', '/b it /c', '/c null null', '/d null null', '/e it /it/x', '/f null null'], ['1.it grosse', '2.it /mass', '2.it lino', '2.it strasse', `3.it ${'s'.repeat(40)}`]];
  expect([await migrated(location, 990), await migrated(location, 992)]).toEqual([found, found]);
});
