import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

interface Places {
  readonly menuItems: readonly { readonly siteId: number; readonly handle: string; readonly name: string; readonly item: { readonly id: string; readonly labels: readonly { readonly label: string }[] }; readonly problems: readonly { readonly locale: string; readonly problem: string }[] }[];
  readonly redirects: { readonly nodes: readonly { readonly siteId: number; readonly locale: string; readonly from: string }[]; readonly pageInfo: { readonly endCursor: string | null } };
}

const places = (more = ''): string => `{ menuItems { siteId handle name item { id labels { label } } problems { locale problem } } redirects(first: 10${more}) { nodes { siteId locale from } pageInfo { endCursor } } }`;
const short = ({ menuItems, redirects }: Places): string[] => [
  ...menuItems.map(({ handle, item: { id, labels }, problems }) => [handle, id, ...labels.map(({ label }) => label), ...problems.map(({ locale, problem }) => `${locale}:${problem}`)].join(' ')),
  ...redirects.nodes.map(({ locale, from }) => `${locale} ${from}`),
];
const usageWhole = async (kind: string, id: number, more = ''): Promise<Places> =>
  (await site.run<{ contentUsage: Places }>(`query($kind: ReferenceKind!, $id: ID!) { contentUsage(kind: $kind, id: $id) ${places(more)} }`, { kind, id: String(id) })).contentUsage;
const usage = async (kind: string, id: number): Promise<string[]> => short(await usageWhole(kind, id));
const broken = async (more = ''): Promise<string[]> => short((await site.run<{ brokenLinks: Places }>(`query($siteId: SafeInt!) { brokenLinks(siteId: $siteId${more}) ${places()} }`, { siteId: site.siteId })).brokenLinks);

const item = (id: string, more: object) => ({ id, type: 'URL', labels: [{ locale: 'it', label: id.toUpperCase() }], ...more });

test('menu items and redirects that lead to a page are listed with it, by its number and by its path, on the site\'s own address and with a locale in front', async () => {
  const target = await site.published('Target');
  const other = await site.published('Other');
  await site.saveMenu([item('a', { type: 'PAGE', documentId: target, children: [item('b', { url: '/target#top' }), item('c', { url: '/other' })] }), item('d', { url: 'https://shop.example.test/it/target' }), item('e', { url: 'https://elsewhere.test/target' })]);
  await site.saveRedirect({ from: '/old', documentId: target });
  await site.saveRedirect({ from: '/older', url: '/target/?q=1' });
  await site.saveRedirect({ from: '/oldest', url: '/other' });
  await site.saveRedirect({ from: '/old', url: '/target', locale: 'en' });
  expect(await usage('PAGE', target)).toEqual(['main a A en:UNPUBLISHED', 'main b B', 'main d D', 'en /old', 'it /old', 'it /older']);
  expect(await usage('PAGE', other)).toEqual(['main c C', 'it /oldest']);
  expect(await usage('ENTRY', target)).toEqual([]);
  expect((await usageWhole('PAGE', other))).toMatchObject({ menuItems: [{ siteId: site.siteId, name: 'Main' }], redirects: { nodes: [{ siteId: site.siteId }] } });
});

test('the redirects to a page are listed in pages', async () => {
  const target = await site.published('Target');
  for (const from of ['/c', '/a', '/b']) await site.saveRedirect({ from, documentId: target });
  const first = await usageWhole('PAGE', target, ', last: null');
  const { redirects: { pageInfo: { endCursor } } } = (await site.run<{ contentUsage: Places }>('query($id: ID!) { contentUsage(kind: PAGE, id: $id) { redirects(first: 2) { pageInfo { endCursor } } } }', { id: String(target) })).contentUsage;
  expect([short(first), short(await usageWhole('PAGE', target, `, after: "${String(endCursor)}"`))]).toEqual([['it /a', 'it /b', 'it /c'], ['it /c']]);
});

test('what a page that is taken out or deleted leaves behind in menus and redirects is broken, in each locale by itself', async () => {
  const target = await site.published('Target');
  await site.savePage({ id: target, locale: 'en', title: 'Target' });
  await site.publishPage(target);
  await site.saveMenu([item('a', { type: 'PAGE', documentId: target }), item('b', { url: '/target' }), item('c', { url: 'https://elsewhere.test/none' }), item('d', { url: '#top' })]);
  await site.saveRedirect({ from: '/old', documentId: target });
  await site.saveRedirect({ from: '/older', url: '/target' });
  await site.saveRedirect({ from: '/far', url: 'https://elsewhere.test/none' });
  await site.saveRedirect({ from: '/gone', status: 410 });
  expect(await broken()).toEqual([]);
  await site.unpublishPage(target, { locales: ['it'] });
  expect(await broken()).toEqual(['main a A it:UNPUBLISHED', 'main b B it:NO_ANSWER', 'it /old', 'it /older']);
  expect(await broken(', locale: "en"')).toEqual([]);
  await site.deletePage(target);
  expect(await broken()).toEqual(['main a A it:MISSING en:MISSING', 'main b B it:NO_ANSWER en:NO_ANSWER', 'it /older']);
});

test('an address in a menu is answered by a redirect that leads somewhere', async () => {
  await site.saveMenu([item('a', { url: '/old' }), item('b', { url: '/gone' })]);
  await site.saveRedirect({ from: '/old', url: 'https://elsewhere.test' });
  await site.saveRedirect({ from: '/gone', status: 410 });
  expect(await broken()).toEqual(['main b B it:NO_ANSWER en:NO_ANSWER']);
});

test('where redirects lead is found anew when the address of the website changes', async () => {
  await site.saveRedirect({ from: '/old', url: 'https://new.example.test/none' });
  expect(await broken()).toEqual([]);
  await site.run('mutation($id: SafeInt!) { updateSite(input: { id: $id, frontendUrl: "https://new.example.test" }) { id } }', { id: site.siteId });
  expect(await broken()).toEqual(['it /old']);
});

test('a site that the company does not have is not found', async () => {
  await expect(site.run('{ brokenLinks(siteId: 999, first: 1) { nodes { path } } }')).rejects.toMatchObject({ code: 'NOT_FOUND', details: { siteId: ['is not a site of the company'] } });
});

test('an item says where websites hide it with one above it, whether that one leads to nothing published or has no label there', async () => {
  const [above, below] = [await site.published('Above'), await site.published('Below')];
  await site.savePage({ id: below, locale: 'en', title: 'Below' });
  await site.publishPage(below);
  const page = (id: string, documentId: number, children: readonly object[] = []) => ({ id, type: 'PAGE', documentId, children });
  await site.saveMenu([page('a', above, [item('g', { url: '#', children: [page('b', below), item('c', { url: '/below' })] })]), item('o', { url: '#', children: [page('p', below)] }), page('q', below)]);
  expect(await site.menu('en')).toMatchObject([{ id: 'q' }]);
  expect(await usage('PAGE', below)).toEqual(['main b en:HIDDEN_ABOVE', 'main c C', 'main p en:HIDDEN_ABOVE', 'main q']);
  expect(await broken()).toEqual(['main a en:UNPUBLISHED', 'main b en:HIDDEN_ABOVE', 'main p en:HIDDEN_ABOVE']);
  await site.unpublishPage(above);
  expect(await usage('PAGE', below)).toEqual(['main b it:HIDDEN_ABOVE en:HIDDEN_ABOVE', 'main c C it:HIDDEN_ABOVE', 'main p en:HIDDEN_ABOVE', 'main q']);
  expect(await broken(', locale: "it"')).toEqual(['main a it:UNPUBLISHED', 'main g G it:HIDDEN_ABOVE', 'main b it:HIDDEN_ABOVE', 'main c C it:HIDDEN_ABOVE']);
});

test('the items that still lead to a page or an entry that was deleted are listed, of its kind alone, and not those of another company', async () => {
  const [target, other] = [await site.published('Target'), await site.published('Other')];
  const { id: entry } = await site.createEntry({ collectionId: await site.createCollection({ slug: 'news', name: 'News', fields: [] }), title: 'Entry' });
  const another = await content.newSite();
  for (let id = 0; id < target;) id = await another.published(`Page ${String(id)}`);
  await another.saveMenu([item('a', { type: 'PAGE', documentId: target })]);
  await site.saveMenu([item('a', { type: 'PAGE', documentId: other, children: [item('b', { type: 'PAGE', documentId: target })] }), item('e', { type: 'ENTRY', documentId: entry })]);
  await site.saveRedirect({ from: '/old', documentId: target });
  await site.deletePage(target);
  await site.run('mutation($id: SafeInt!) { deleteEntry(id: $id) { id } }', { id: entry });
  expect(await usage('PAGE', target)).toEqual(['main b B it:MISSING en:MISSING']);
  expect(await usage('ENTRY', entry)).toEqual(['main e E it:MISSING en:MISSING']);
  expect([await usage('ENTRY', target), await usage('PAGE', 9999), await usage('PAGE', Number.NaN)]).toEqual([[], [], []]);
});
