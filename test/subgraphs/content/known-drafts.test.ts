import { openDatabase } from '#subgraph-kit/open-database.js';
import { indexKnownDrafts } from '../../../subgraphs/content/search/known-drafts.table.js';
import { contentMigrations } from '../../../subgraphs/content/migrations.js';
import { COLLECTION } from '../../../subgraphs/content/collections/collection.table.js';
import { DOCUMENT, TRANSLATION } from '../../../subgraphs/content/documents/document.table.js';
import { DRAFT_TEXT, DRAFT_TOKEN } from '../../../subgraphs/content/search/draft-text.table.js';
import { TEMPLATE } from '../../../subgraphs/content/templates/template.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const AT = '2026-03-01T00:00:00.000Z';
const document = (id: number, more: object) => ({ company_id: 7, id, site_id: 1, kind: 'PAGE' as const, collection_id: 0, parent_id: 0, template: 'plain', is_home: 0, sort: id, version: 1, created_at: AT, updated_at: AT, ...more });
const text = (id: number, locale: string, more: object) => ({ company_id: 7, document_id: id, locale, site_id: 1, collection_id: 0, parent_id: 0, title: `T${String(id)}`, slug: `s${String(id)}`, content: null, seo: null, version: 1, updated_at: AT, updated_by: 'a', ...more });

test('drafts that were there before there was a search, or that were found by their choices, are found by what can be read of their texts, however often they are indexed', async () => {
  const location = testDatabase('content');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: contentMigrations, clock });
  await old.inTransaction(async (transaction) => {
    await transaction.insert(TEMPLATE, [{ company_id: 7, site_id: 1, template_key: 'plain', name: 'Plain', blocks: JSON.stringify({ blocks: [{ key: 'hero', label: 'Hero', fields: [{ key: 'title', label: 'Title', type: 'TEXT', required: true }, { key: 'tone', label: 'Tone', type: 'CHOICE', required: false, choices: [{ value: 'l', label: 'Light' }] }] }] }), version: 1, updated_at: AT }]);
    await transaction.insert(COLLECTION, [{ company_id: 7, id: 1, site_id: 1, slug: 'news', name: 'News', fields: JSON.stringify({ fields: [{ key: 'summary', label: 'Summary', type: 'TEXT', required: false }] }), version: 1, updated_at: AT }]);
    await transaction.insert(DOCUMENT, [document(1, {}), document(2, { parent_id: 1 }), document(3, { kind: 'ENTRY', collection_id: 1, template: null }), document(4, { template: 'gone' })]);
    await transaction.insert(TRANSLATION, [
      text(1, 'it', { title: 'Città', slug: 'citta', content: '[{"id":"b","type":"hero","title":"Über uns","tone":"l"}]' }), text(2, 'it', { parent_id: 1, title: 'Team', slug: 'team' }), text(2, 'en', { parent_id: 1, title: 'Team', slug: 'people' }),
      text(3, 'it', { collection_id: 1, title: 'First', slug: 'first', content: '{"summary":"Opening"}' }), text(4, 'it', { title: 'Broken', slug: 'broken', content: '{"a":' }),
    ]);
    await transaction.insert(DRAFT_TEXT, [{ company_id: 7, record: '1.it', site_id: 1, document_id: 1, locale: 'it', kind: 'PAGE', updated_at: AT, text: 'Über uns\nLight' }]);
    await transaction.insert(DRAFT_TOKEN, ['citta', 'light'].map((token) => ({ company_id: 7, token, record: '1.it' })));
  });
  await old.close();
  const indexed = async (sequence: number): Promise<unknown> => {
    const database = await openDatabase({ location, migrations: [...contentMigrations, indexKnownDrafts(sequence)], clock });
    const tokens = await database.query<{ token: string; record: string }>('SELECT token, record FROM draft_token WHERE company_id = 7 ORDER BY record, token');
    const texts = await database.query<{ record: string; text: string }>('SELECT record, text FROM draft_text WHERE company_id = 7 AND site_id = 1 ORDER BY record');
    await database.close();
    return [tokens.map(({ token, record }) => `${record} ${token}`), texts];
  };
  const found = [
    ['1.it citta', '1.it uber', '1.it uns', '2.en people', '2.en team', '2.it /citta', '2.it team', '3.it /news', '3.it first', '3.it opening', '4.it broken'],
    [{ record: '1.it', text: 'Über uns' }, { record: '2.en', text: '' }, { record: '2.it', text: '' }, { record: '3.it', text: 'Opening' }, { record: '4.it', text: '' }],
  ];
  expect([await indexed(998), await indexed(999)]).toEqual([found, found]);
});
