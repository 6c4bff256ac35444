import type { Database } from '#subgraph-kit/database.js';
import { staffOf, testContent, type TestSite } from './test-content.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const remove = async (input: object = {}, context = staffOf(site.companyId)): Promise<any> => (await content.run<any>('mutation($input: RemoveSiteInput!) { removeSite(input: $input) { id slug status workspace { slug } pages: templates { key } } }', { input: { id: site.siteId, ...input } }, context)).removeSite;
const removeWorkspace = (workspace: string) => site.run('mutation($input: RemoveWorkspaceInput!) { removeWorkspace(input: $input) { slug name } }', { input: { workspace } });
const sites = async (): Promise<any> => (await site.run<any>('{ sites(workspace: "main") { id status } }')).sites;
const TABLES = ['site', 'template', 'collection', 'document', 'translation', 'translation_version', 'published', 'menu', 'served_menu', 'redirect', 'scheduled_publication', 'content_reference', 'document_lock', 'draft_text', 'draft_token'];
const rows = async (): Promise<Record<string, number>> => Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, (await content.database().query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [site.companyId]))[0]?.n ?? -1])));

/** One of everything. */
async function fill(): Promise<void> {
  const id = await site.published('Uno', { blocks: [{ id: 't', type: 'text', body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Qui', marks: [{ type: 'link', attrs: { href: '/due' } }] }] }] } }] });
  await site.rename(id, 'nuovo');
  await site.createPage({ title: 'Sotto', parentId: id });
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  await site.publishEntry((await site.createEntry({ collectionId, title: 'Notizia' })).id);
  await site.saveMenu([{ id: '1', type: 'PAGE', documentId: id }]);
  await site.saveRedirect({ from: '/altrove', url: 'https://shop.example.test/x' });
  await site.run('mutation($input: SchedulePublicationInput!) { schedulePublication(input: $input) { id } }', { input: { id, action: 'UNPUBLISH', at: '2099-01-01T00:00:00Z' } });
  await site.run('mutation($input: LockDocumentInput!) { lockDocument(input: $input) { by } }', { input: { id, locale: 'it' } });
}

test('a site goes with everything of it, once it is said that what is published goes too', async () => {
  await fill();
  expect(Object.entries(await rows()).filter(([, count]) => count === 0)).toEqual([]);
  await expect(remove()).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'The website of Shop shows 2 pages and entries: take them out first, archive the site, or remove it all the same (evenIfPublished)', details: { published: '2' } });
  expect(await sites()).toEqual([{ id: site.siteId, status: 'ACTIVE' }]);
  expect(await remove({ evenIfPublished: true })).toEqual({ id: site.siteId, slug: 'shop', status: 'ACTIVE', workspace: { slug: 'main' }, pages: [] });
  expect(await sites()).toEqual([]);
  expect(Object.entries(await rows()).filter(([, count]) => count !== 0)).toEqual([]);
  await expect(site.deliver('query($input: DeliveredPageInput!) { deliveredPage(input: $input) { id } }', { path: '/nuovo' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(remove()).rejects.toMatchObject({ code: 'NOT_FOUND', details: { siteId: ['is not a site of the company'] } });
});

test('another site of the company stays as it is, and so does that of another company with the same number', async () => {
  const { createSite: { id } } = await site.run<any>('mutation { createSite(input: { workspace: "main", slug: "other", name: "Other", defaultLocale: "it", status: ACTIVE }) { id } }');
  await site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId: id, key: 'plain', name: 'Plain', blocks: [] } });
  const page = await site.createPage({ siteId: id, title: 'A' });
  await site.publishPage(page.id);
  const stranger = await content.newSite();
  await stranger.published('B');
  expect(stranger.siteId).toBe(site.siteId);
  await site.createPage({ title: 'Goes' });
  await remove();
  expect(await sites()).toEqual([{ id, status: 'ACTIVE' }]);
  expect(await site.page(page.id)).toMatchObject({ translations: [{ path: '/a' }] });
  expect(await stranger.paths()).toEqual(['/b']);
});

test('an archived site is shown to nobody, and removed as it is', async () => {
  await site.published('A');
  await site.run('mutation($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: site.siteId, status: 'ARCHIVED' } });
  expect(await remove()).toMatchObject({ status: 'ARCHIVED' });
  expect(await sites()).toEqual([]);
});

test('a site on which somebody else works is waited for', async () => {
  const { id } = await site.createPage({ title: 'A' });
  await content.run('mutation($input: LockDocumentInput!) { lockDocument(input: $input) { by } }', { input: { id, locale: 'it' } }, staffOf(site.companyId, { actor: 'ben@example.test' }));
  await expect(remove()).rejects.toMatchObject({ code: 'CONFLICT', details: { lockedBy: 'ben@example.test' } });
  expect(await sites()).toEqual([{ id: site.siteId, status: 'ACTIVE' }]);
});

test('an archived site on which somebody else works is waited for too', async () => {
  const { id } = await site.createPage({ title: 'A' });
  await content.run('mutation($input: LockDocumentInput!) { lockDocument(input: $input) { by } }', { input: { id, locale: 'it' } }, staffOf(site.companyId, { actor: 'ben@example.test' }));
  await site.run('mutation($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: site.siteId, status: 'ARCHIVED' } });
  await expect(remove()).rejects.toMatchObject({ code: 'CONFLICT', details: { lockedBy: 'ben@example.test' } });
  expect(await site.page(id)).toMatchObject({ translations: [{ title: 'A' }] });
});

test('a site that is taken out of the archive while it is removed keeps what is left of it', async () => {
  for (let at = 0; at < 60; at += 1) await site.createPage({ title: `P ${String(at)}` });
  const database = content.database();
  const { inTransaction } = database;
  let count = 0;
  Object.assign(database, { inTransaction: async (work: Parameters<Database['inTransaction']>[0]) => {
    count += 1;
    if (count === 3) await inTransaction((transaction) => transaction.execute("UPDATE site SET status = 'ACTIVE' WHERE company_id = ? AND id = ?", [site.companyId, site.siteId])); // behind the first fifty
    return inTransaction(work);
  } });
  try {
    await expect(remove()).rejects.toMatchObject({ code: 'CONFLICT', message: 'Shop was taken out of the archive while it was removed: what was left of it stays' });
  } finally {
    Object.assign(database, { inTransaction });
  }
  expect([await sites(), (await rows())['document']]).toEqual([[{ id: site.siteId, status: 'ACTIVE' }], 10]);
});

/** Ends the process, as it were, at a transaction of the removal. */
function failingAt(database: Database, at: number): () => void {
  const { inTransaction } = database;
  let count = 0;
  Object.assign(database, { inTransaction: (work: Parameters<Database['inTransaction']>[0]) => {
    count += 1;
    return count >= at ? Promise.reject(new Error('killed')) : inTransaction(work);
  } });
  return () => { Object.assign(database, { inTransaction }); };
}

test('a removal that was stopped leaves the site archived, and the next one continues', async () => {
  for (let at = 0; at < 60; at += 1) await site.createPage({ title: `P ${String(at)}` });
  await site.published('A');
  const revive = failingAt(content.database(), 3);
  await expect(remove({ evenIfPublished: true })).rejects.toThrow();
  revive();
  expect(await sites()).toEqual([{ id: site.siteId, status: 'ARCHIVED' }]);
  expect((await rows())['document']).toBe(11);
  await expect(site.deliver('query($input: DeliveredSiteInput!) { deliveredSite(input: $input) { slug } }', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await remove();
  expect(Object.entries(await rows()).filter(([, count]) => count !== 0)).toEqual([]);
});

test('what is made and saved while the site is removed leaves nothing behind', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 12; at += 1) ids.push((await site.createPage({ title: `P ${String(at)}` })).id);
  const [removed] = await Promise.allSettled([remove(), ...ids.flatMap((id) => [site.savePage({ id, locale: 'it', title: 'Changed' }), site.savePage({ id, locale: 'en', title: 'New' }), site.createPage({ title: `Late ${String(id)}` })])]);
  expect(removed.status).toBe('fulfilled');
  expect(Object.entries(await rows()).filter(([, count]) => count !== 0)).toEqual([]);
});

test('a repeated command answers what it did', async () => {
  const context = { ...staffOf(site.companyId), command: { id: 'remove-once', expiresAt: '2099-01-01T00:00:00.000Z' } };
  await site.createPage({ title: 'A' });
  const first = await remove({}, context);
  expect([first.slug, await remove({}, context)]).toEqual(['shop', first]);
});

test('a workspace goes once it has no sites, which the refusal names', async () => {
  await expect(removeWorkspace('main')).rejects.toMatchObject({ code: 'INVALID_STATE', message: `It has sites: Shop (${String(site.siteId)}); remove them first`, details: { sites: [String(site.siteId)] } });
  await remove();
  expect(await removeWorkspace('main')).toEqual({ removeWorkspace: { slug: 'main', name: 'Main' } });
  await expect(removeWorkspace('main')).rejects.toMatchObject({ code: 'NOT_FOUND', details: { workspace: ['is not a workspace of the company'] } });
  expect(await site.run('{ workspaces { slug } }')).toEqual({ workspaces: [] });
});
