import { staffOf, testContent, type TestSite } from './test-content.js';

const content = testContent();
const MINUTE = 60_000;

interface Version { readonly version: number; readonly isPublished: boolean; readonly savedBy: string; readonly savedAt: string; readonly title: string; readonly slug: string }

const VERSION = 'version isPublished savedBy savedAt title slug';
const block = (id: string, title: string) => ({ id, type: 'hero', title });

const versionsOf = async (site: TestSite, id: number, page = 'first: 500'): Promise<{ nodes: Version[]; pageInfo: { hasNextPage: boolean; endCursor: string } }> =>
  (await site.run<{ page: { translations: { versions: { nodes: Version[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }[] } }>(
    `query($id: SafeInt!) { page(id: $id) { translations { versions(${page}) { nodes { ${VERSION} } pageInfo { hasNextPage endCursor } } } } }`, { id })).page.translations[0]?.versions ?? { nodes: [], pageInfo: { hasNextPage: false, endCursor: '' } };
const restore = (site: TestSite, input: object) => site.run<{ restoreVersion: Version }>(`mutation($input: RestoreVersionInput!) { restoreVersion(input: $input) { ${VERSION} content } }`, { input: { locale: 'it', ...input } }, 'ben@example.test');
const read = async (site: TestSite, input: object): Promise<unknown> => (await site.run<{ contentVersion: unknown }>('query($input: ContentVersionInput!) { contentVersion(input: $input) { locale version title seo content } }', { input: { locale: 'it', ...input } })).contentVersion;
const diff = async (site: TestSite, input: object): Promise<unknown> => (await site.run<{ versionDiff: unknown }>('query($input: VersionDiffInput!) { versionDiff(input: $input) { isComplete changes { kind path before after placeBefore placeAfter } } }', { input: { locale: 'it', ...input } })).versionDiff;

test('each draft that is saved is a version, the newest first, with who saved it when and which one websites show', async () => {
  const site = await content.newSite();
  content.clock.turn(MINUTE);
  const { id } = await site.createPage({ title: 'A', blocks: [block('h', 'One')], seo: { a: 1 } });
  await site.publishPage(id);
  content.clock.turn(MINUTE);
  await site.savePage({ id, locale: 'it', title: 'B' }, 'ben@example.test');
  await site.savePage({ id, locale: 'it', title: 'B' });
  const { nodes, pageInfo } = await versionsOf(site, id);
  expect(nodes).toEqual([
    { version: 2, isPublished: false, savedBy: 'ben@example.test', savedAt: '2026-11-21T09:32:00.000Z', title: 'B', slug: 'a' },
    { version: 1, isPublished: true, savedBy: 'anna@example.test', savedAt: '2026-11-21T09:31:00.000Z', title: 'A', slug: 'a' },
  ]);
  expect(pageInfo.hasNextPage).toBe(false);
  const { pageInfo: { endCursor, hasNextPage } } = await versionsOf(site, id, 'first: 1');
  expect(hasNextPage).toBe(true);
  expect((await versionsOf(site, id, `first: 1, after: "${endCursor}"`)).nodes).toMatchObject([{ version: 1 }]);
  expect(await read(site, { id, version: 1 })).toEqual({ locale: 'it', version: 1, title: 'A', seo: { a: 1 }, content: [{ id: 'h', type: 'hero', title: 'One' }] });
  expect(await read(site, { id, version: 9 })).toBeNull();
});

test('the last hundred versions are kept, and the published one, as long as it is published', async () => {
  const site = await content.newSite();
  const id = await site.published('1');
  for (let at = 2; at <= 103; at += 1) await site.savePage({ id, locale: 'it', title: String(at) });
  const kept = (await versionsOf(site, id)).nodes.map(({ version }) => version);
  expect([kept.length, kept[0], kept[99], kept[100]]).toEqual([101, 103, 4, 1]);
  await site.unpublishPage(id);
  await site.savePage({ id, locale: 'it', title: '104' });
  expect((await versionsOf(site, id)).nodes.at(-1)).toMatchObject({ version: 5 });
});

test('two versions are compared by the ids of blocks', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A', blocks: [block('x', '1'), block('y', '2'), block('z', '3')] });
  await site.savePage({ id, locale: 'it', title: 'B', blocks: [block('z', '3'), block('x', '9'), block('y', '2')] });
  expect(await diff(site, { id, from: 1, to: 2 })).toEqual({ isComplete: true, changes: [
    { kind: 'CHANGED', path: ['title'], before: 'A', after: 'B', placeBefore: null, placeAfter: null },
    { kind: 'MOVED', path: ['blocks', 'z'], before: null, after: null, placeBefore: 2, placeAfter: 0 },
    { kind: 'CHANGED', path: ['blocks', 'x', 'title'], before: '1', after: '9', placeBefore: null, placeAfter: null },
  ] });
  await expect(diff(site, { id, from: 1, to: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(diff(site, { id: 999, from: 1, to: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an entry has versions too', async () => {
  const site = await content.newSite();
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [{ key: 'body', label: 'Body', type: 'TEXT' }] });
  const { id } = await site.createEntry({ collectionId, title: 'A', fields: { body: '1' } });
  await site.saveEntry({ id, locale: 'it', fields: { body: '2' } });
  expect(await diff(site, { id, from: 1, to: 2 })).toMatchObject({ changes: [{ kind: 'CHANGED', path: ['fields', 'body'], before: '1', after: '2' }] });
  expect(await restore(site, { id, version: 1 })).toMatchObject({ restoreVersion: { version: 3, content: { body: '1' } } });
  expect(await site.run('query($id: SafeInt!) { entry(id: $id) { translations { versions(first: 1) { nodes { version } } } } }', { id })).toEqual({ entry: { translations: [{ versions: { nodes: [{ version: 3 }] } }] } });
});

test('an old version is the draft again, as a new version of who restored it; websites show what they did', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A', blocks: [block('h', 'One')] });
  await site.savePage({ id, locale: 'it', title: 'B', slug: 'b', blocks: null });
  await site.publishPage(id);
  await expect(restore(site, { id, version: 1, current: 1 })).rejects.toMatchObject({ code: 'CONFLICT', details: { updatedBy: 'anna@example.test' } });
  expect(await restore(site, { id, version: 1, current: 2 })).toMatchObject({ restoreVersion: { version: 3, title: 'A', slug: 'a', savedBy: 'ben@example.test', isPublished: false, content: [{ id: 'h', type: 'hero', title: 'One' }] } });
  expect(await site.paths()).toEqual(['/b']);
  expect(await restore(site, { id, version: 3 })).toMatchObject({ restoreVersion: { version: 3 } });
  await expect(restore(site, { id, version: 9 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a version that does not fit today\'s fields is refused with the paths of what does not', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A', blocks: [block('h', 'One')] });
  await site.savePage({ id, locale: 'it', blocks: null });
  await site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId: site.siteId, key: 'plain', name: 'Plain', blocks: [{ key: 'text', label: 'Text', fields: [] }] } });
  const refusal = await restore(site, { id, version: 1 }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'BAD_INPUT', message: 'The draft is not valid' });
  expect(Object.keys((refusal as { readonly details: object }).details)).toEqual(['blocks.0.type']);
  expect((await versionsOf(site, id)).nodes).toHaveLength(2);
});

test('a command that is repeated saves one version', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A' });
  await site.savePage({ id, locale: 'it', title: 'B' });
  const context = { ...staffOf(site.companyId), command: { id: 'restore-once', expiresAt: '2027-01-01T00:00:00.000Z' } };
  const again = () => content.run<{ restoreVersion: Version }>('mutation($input: RestoreVersionInput!) { restoreVersion(input: $input) { version } }', { input: { id, locale: 'it', version: 1 } }, context);
  expect([await again(), await again()]).toEqual([{ restoreVersion: { version: 3 } }, { restoreVersion: { version: 3 } }]);
});

test('a damaged version is listed without its content, and neither restored nor compared; the versions of a deleted page are gone', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A' });
  await site.savePage({ id, locale: 'it', title: 'B' });
  await content.database().inTransaction((transaction) => transaction.execute("UPDATE translation_version SET content = '{' WHERE company_id = ? AND document_id = ? AND version = 1", [site.companyId, id]));
  expect((await versionsOf(site, id)).nodes).toHaveLength(2);
  expect(await read(site, { id, version: 1 })).toMatchObject({ title: 'A', content: null });
  await expect(restore(site, { id, version: 1 })).rejects.toMatchObject({ code: 'INTERNAL' });
  await site.deletePage(id);
  expect(await content.database().query('SELECT version FROM translation_version WHERE company_id = ?', [site.companyId])).toEqual([]);
});

test('a version whose slug another page has by now is refused with that page, and restored with the slug of today', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A', slug: 'a', blocks: [block('h', 'One')] });
  await site.savePage({ id, locale: 'it', slug: 'b', title: 'B', blocks: [] });
  const { id: other } = await site.createPage({ title: 'Other', slug: 'a' });
  await expect(restore(site, { id, version: 1 })).rejects.toMatchObject({
    code: 'ALREADY_EXISTS', message: `The page ${String(other)} has the slug a there in it: restore the version with the slug that the text has now (keepSlug)`, details: { slug: ['is taken'], holder: String(other), keepSlug: ['restores the rest'] },
  });
  expect(await restore(site, { id, version: 1, keepSlug: true })).toMatchObject({ restoreVersion: { version: 3, title: 'A', slug: 'b', content: [block('h', 'One')] } });
});
