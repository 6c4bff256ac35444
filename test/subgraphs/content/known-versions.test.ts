import { openDatabase } from '#subgraph-kit/open-database.js';
import { contentMigrations } from '../../../subgraphs/content/migrations.js';
import { keepKnownDrafts } from '../../../subgraphs/content/versions/keep-known-drafts.js';
import { testContent } from './test-content.js';

const content = testContent();

test('drafts from before versions were kept are their first versions, once', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A', blocks: [{ id: 'h', type: 'hero', title: 'One' }] });
  await site.savePage({ id, locale: 'it', title: 'B' });
  await content.database().inTransaction((transaction) => transaction.execute('DELETE FROM translation_version'));
  for (const at of [998, 999]) {
    await (await openDatabase({ location: content.location, migrations: [...contentMigrations, keepKnownDrafts(at)], clock: content.clock })).close();
    expect(await content.database().query('SELECT document_id, locale, version, title, slug, content, saved_by FROM translation_version WHERE company_id = ?', [site.companyId])).toEqual([
      { document_id: id, locale: 'it', version: 2, title: 'B', slug: 'a', content: '[{"id":"h","type":"hero","title":"One"}]', saved_by: 'anna@example.test' },
    ]);
  }
});
