import { instant, systemClock } from '#kernel/clock.js';
import { PUBLISHED } from '../../subgraphs/content/documents/document.table.js';
import { openCompany } from '../kit/company.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';

const [ADDRESSES, BATCH, BLOCKS, ITEMS] = [50_000, 500, 8, 8];

/** The last page of the sitemap with 50 addresses a page. */
export const LAST_PAGE = ADDRESSES / 50;

const TEXT = 'How our linen is washed, dried and pressed before it is cut, and what to do with it at home. '.repeat(3);

type Graph = Awaited<ReturnType<typeof openBench>>;

async function write({ asStaff }: Graph, name: string, [type, answer, input]: readonly [type: string, answer: string, input: object]): Promise<{ readonly id: number }> {
  const data = await asStaff(`mutation M($input: ${type}!) { ${name}(input: $input) { ${answer} } }`, { input }) as Record<string, { readonly id: number }>;
  return data[name] ?? { id: 0 };
}

/** Fill empty databases with a site that has a page, an entry, a menu and 50,000 addresses; answers the token of its website. */
export async function fillDelivery(databases: BenchDatabases): Promise<string> {
  const graph = await openBench(databases);
  await openCompany(graph, 'Bench');
  await write(graph, 'createWorkspace', ['CreateWorkspaceInput', 'slug', { slug: 'studio', name: 'Studio' }]);
  const { id: siteId } = await write(graph, 'createSite', ['CreateSiteInput', 'id', { workspace: 'studio', slug: 'shop', name: 'Shop', status: 'ACTIVE', defaultLocale: 'it', locales: ['it', 'en'], frontendUrl: 'https://shop.example/' }]);
  await writeDocuments(graph, siteId);
  await writeAddresses(graph, siteId);
  const { createConnection: { apiKey } } = await graph.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'DELIVERY', name: 'Website', activate: true, delivery: { siteId } } });
  await graph.close();
  return String(apiKey);
}

async function writeDocuments(graph: Graph, siteId: number): Promise<void> {
  const fields = [{ key: 'heading', label: 'Heading', type: 'TEXT' }, { key: 'body', label: 'Body', type: 'LONG_TEXT' }];
  await write(graph, 'saveTemplate', ['SaveTemplateInput', 'key', { siteId, key: 'standard', name: 'Standard', blocks: [{ key: 'text', label: 'Text', fields }] }]);
  const blocks = Array.from({ length: BLOCKS }, (_, block) => ({ id: `b${String(block)}`, type: 'text', heading: `Heading ${String(block)}`, body: TEXT }));
  const { id: page } = await write(graph, 'createPage', ['CreatePageInput', 'id', { siteId, template: 'standard', title: 'Care', blocks }]);
  await write(graph, 'publishPage', ['PublishPageInput', 'id', { id: page }]);
  const { id: collectionId } = await write(graph, 'createCollection', ['CreateCollectionInput', 'id', { siteId, slug: 'journal', name: 'Journal', fields }]);
  const { id: entry } = await write(graph, 'createEntry', ['CreateEntryInput', 'id', { collectionId, title: 'Linen', fields: { heading: 'Linen', body: TEXT } }]);
  await write(graph, 'publishEntry', ['PublishEntryInput', 'id', { id: entry }]);
  const items = Array.from({ length: ITEMS }, (_, item) => ({ id: `i${String(item)}`, type: 'PAGE', documentId: page }));
  await write(graph, 'saveMenu', ['SaveMenuInput', 'handle', { siteId, handle: 'main', name: 'Main', items }]);
}

/** Published entries as plain rows, because writing them through the graph would take minutes. */
async function writeAddresses({ database }: Graph, siteId: number): Promise<void> {
  const [content, at] = [database('content'), instant(systemClock)];
  const row = (number: number) => ({
    company_id: COMPANY, site_id: siteId, locale: 'it', document_id: 1_000 + number, kind: 'ENTRY' as const, collection_id: 1_000, template: null, is_home: 0 as const, sort: number,
    title: `Note ${String(number)}`, slug: `note-${String(number)}`, path: `/notes/note-${String(number)}`, content: 'null', seo: 'null', etag: String(number).padStart(32, '0'), published_at: at, modified_at: at,
  });
  for (let written = 0; written < ADDRESSES; written += BATCH) {
    await content.inTransaction((transaction) => transaction.upsert(PUBLISHED, Array.from({ length: Math.min(BATCH, ADDRESSES - written) }, (_, index) => row(written + index))));
  }
}
