import { testContent, type TestSite } from './test-content.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const publish = async (documents: readonly object[]): Promise<any> => (await site.run<any>('mutation($input: PublishDocumentsInput!) { publishDocuments(input: $input) { changed refused documents { id refusal { code message details } } } }', { input: { documents, together: true } })).publishDocuments;
const move = async (input: object): Promise<any> => (await site.run<any>('mutation($input: MovePageInput!) { movePage(input: $input) { sort parent { id } translations { path } } }', { input })).movePage;
const slug = (id: number, to: string): Promise<any> => site.run<any>('mutation($input: SavePageDraftInput!) { savePageDraft(input: $input) { id } }', { input: { id, locale: 'it', slug: to } });
const redirects = async (): Promise<string[]> => (await site.run<any>('query($siteId: SafeInt!) { redirects(siteId: $siteId, locale: "it") { nodes { from } } }', { siteId: site.siteId })).redirects.nodes.map(({ from }: any) => from);

/** Three pages with one below each, whose drafts have exchanged their slugs in a circle. */
async function exchanged(): Promise<number[]> {
  const ids: number[] = [];
  for (const title of ['A', 'B', 'C']) ids.push(await site.published(title));
  for (const parentId of ids) await site.published('Below', { parentId });
  const [a = 0, b = 0, c = 0] = ids;
  for (const [id, to] of [[a, 'x'], [b, 'a'], [c, 'b'], [a, 'c']] as const) await slug(id, to);
  return ids;
}

test('pages that exchange their slugs are published together, with what is below them, and no redirect is left', async () => {
  const ids = await exchanged();
  const [a = 0, b = 0] = ids;
  expect((await publish([{ id: a }, { id: b }])).documents).toEqual([{ id: a, refusal: { code: 'ALREADY_EXISTS', message: 'Something is published below /c in it already', details: { slug: ['leads to /c, below which paths are taken'] } } },
    { id: b, refusal: { code: 'INVALID_STATE', message: `${String(a)} was refused, and they are published together or not at all`, details: { refused: String(a) } } }]);
  expect(await site.paths()).toEqual(['/a', '/a/below', '/b', '/b/below', '/c', '/c/below']);
  expect(await publish(ids.map((id) => ({ id })))).toEqual({ changed: 3, refused: 0, documents: ids.map((id) => ({ id, refusal: null })) });
  expect(await site.paths()).toEqual(['/a', '/a/below', '/b', '/b/below', '/c', '/c/below']);
  expect((await site.run<any>('query($id: SafeInt!) { page(id: $id) { translations { path } children { translations { path } } } }', { id: a })).page).toEqual({ translations: [{ path: '/c' }], children: [{ translations: [{ path: '/c/below' }] }] });
  expect(await redirects()).toEqual([]);
});

test('redirects stay at paths that nobody takes', async () => {
  const [a, b] = [await site.published('A'), await site.published('B')];
  await slug(b, 'c');
  await slug(a, 'b');
  await publish([{ id: a }, { id: b }]);
  expect([await site.paths(), await redirects()]).toEqual([['/b', '/c'], ['/a']]);
});

test('what is published together is of one site, and of this company', async () => {
  const a = await site.published('A');
  const other = await content.newSite();
  const { createSite: { id: siteId } } = await site.run<any>('mutation { createSite(input: { workspace: "main", slug: "second", name: "Second", defaultLocale: "it", locales: ["it"], status: ACTIVE }) { id } }');
  await site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId, key: 'plain', name: 'Plain', blocks: [] } });
  const { createPage: { id: elsewhere } } = await site.run<any>('mutation($input: CreatePageInput!) { createPage(input: $input) { id } }', { input: { siteId, template: 'plain', title: 'E' } });
  await expect(publish([{ id: a }, { id: elsewhere }])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'documents.1.id': ['is of another site than those before it'] } });
  await expect(move({ id: a, exchangeWith: elsewhere })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { exchangeWith: ['is of another site'] } });
  const [, , theirs] = [await other.createPage({ title: 'T' }), await other.createPage({ title: 'U' }), (await other.createPage({ title: 'V' })).id];
  await expect(move({ id: a, exchangeWith: theirs + 1000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('pages with the same slug below different ones exchange their places', async () => {
  const [x, y] = [await site.published('X'), await site.published('Y')];
  const [first, one, two] = [await site.published('First', { parentId: x }), await site.published('Team', { parentId: x }), await site.published('Team', { parentId: y })];
  await site.published('Deep', { parentId: two });
  expect(await move({ id: one, exchangeWith: two })).toEqual({ sort: 1, parent: { id: y }, translations: [{ path: '/y/team' }] });
  expect((await site.run<any>('query($id: SafeInt!) { page(id: $id) { sort parent { id } translations { path } children { translations { path } } } }', { id: two })).page).toEqual({ sort: 2, parent: { id: x }, translations: [{ path: '/x/team' }], children: [{ translations: [{ path: '/x/team/deep' }] }] });
  expect([await site.paths(), await redirects()]).toEqual([['/x', '/x/first', '/x/team', '/x/team/deep', '/y', '/y/team'], ['/y/team/deep']]);
  expect([await move({ id: x, exchangeWith: y }), await site.paths()]).toEqual([{ sort: 2, parent: null, translations: [{ path: '/x' }] }, ['/x', '/x/first', '/x/team', '/x/team/deep', '/y', '/y/team']]);
  expect(await redirects()).toEqual(['/y/team/deep']);
  await expect(move({ id: x, exchangeWith: first })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { parentId: ['is the page itself, or below it'] } });
  await expect(move({ id: one, exchangeWith: one })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { exchangeWith: ['is the page itself'] } });
  await expect(move({ id: one, exchangeWith: two, parentId: x })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { exchangeWith: ['is not for a move with parentId or before'] } });
});
