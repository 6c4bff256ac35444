import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => {
  site = await content.newSite();
  await saveTemplate();
});

const saveTemplate = (link = 'URL') => site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: {
  siteId: site.siteId, key: 'plain', name: 'Plain', blocks: [{ key: 'links', label: 'Links', fields: [
    { key: 'page', label: 'Page', type: 'PAGE' }, { key: 'entries', label: 'Entries', type: 'ENTRY', many: true, collection: 'news' },
    { key: 'product', label: 'Product', type: 'PRODUCT' }, { key: 'link', label: 'Link', type: link }, { key: 'body', label: 'Body', type: 'RICH_TEXT' },
  ] }],
} });

const links = (values: object): object[] => [{ id: 'l', type: 'links', ...values }];

interface Found {
  readonly documentId: number;
  readonly locale: string;
  readonly state: string;
  readonly path: string;
  readonly kind: string;
  readonly target: string;
  readonly problem: string | null;
}

const FOUND = 'documentId documentKind title locale state path kind target problem';
const short = ({ documentId, locale, state, path, kind, target, problem }: Found): string => `${String(documentId)} ${locale} ${state} ${path} ${kind} ${target}${problem === null ? '' : ` ${problem}`}`;
const usage = async (kind: string, id: number | string): Promise<string[]> =>
  (await site.run<{ contentUsage: { nodes: Found[] } }>(`query($kind: ReferenceKind!, $id: ID!) { contentUsage(kind: $kind, id: $id) { nodes { ${FOUND} } } }`, { kind, id: String(id) })).contentUsage.nodes.map(short);
const broken = async (more = ''): Promise<string[]> =>
  (await site.run<{ brokenLinks: { nodes: Found[] } }>(`query($siteId: SafeInt!) { brokenLinks(siteId: $siteId${more}) { nodes { ${FOUND} } } }`, { siteId: site.siteId })).brokenLinks.nodes.map(short);
const draftOf = async (id: number): Promise<{ readonly references: readonly Found[]; readonly problems: readonly Found[] } | undefined> =>
  (await site.run<{ page: { translations: { references: Found[]; problems: Found[] }[] } }>(`query($id: SafeInt!) { page(id: $id) { translations { references { ${FOUND} page { id } entry { id } } problems { ${FOUND} } } } }`, { id })).page.translations[0];

test('what a draft refers to is kept with its path, and again when it is published; saving and unpublishing change it', async () => {
  const target = await site.published('Target');
  const { id } = await site.createPage({ title: 'From', blocks: links({ page: { page: target }, product: { product: 7 } }) });
  expect(await usage('PAGE', target)).toEqual([`${String(id)} it DRAFT 0.page PAGE ${String(target)}`]);
  await site.publishPage(id);
  expect(await usage('PAGE', target)).toEqual([`${String(id)} it DRAFT 0.page PAGE ${String(target)}`, `${String(id)} it PUBLISHED 0.page PAGE ${String(target)}`]);
  expect(await usage('PRODUCT', 7)).toEqual([`${String(id)} it DRAFT 0.product PRODUCT 7`, `${String(id)} it PUBLISHED 0.product PRODUCT 7`]);
  await site.savePage({ id, locale: 'it', blocks: links({ link: '/target' }) });
  expect(await usage('PAGE', target)).toEqual([`${String(id)} it DRAFT 0.link LINK /target`, `${String(id)} it PUBLISHED 0.page PAGE ${String(target)}`]);
  await site.unpublishPage(id);
  expect(await usage('PAGE', target)).toEqual([`${String(id)} it DRAFT 0.link LINK /target`]);
  await site.deletePage(id);
  expect(await broken()).toEqual([]);
});

test('a draft may refer to what is not there; it says so, and is not published before it is', async () => {
  const { id } = await site.createPage({ title: 'From', blocks: links({ page: { page: 99 }, entries: [{ entry: 98 }] }) });
  expect((await draftOf(id))?.problems.map(short)).toEqual([`${String(id)} it DRAFT 0.page PAGE 99 MISSING`, `${String(id)} it DRAFT 0.entries.0 ENTRY 98 MISSING`]);
  await expect(site.publishPage(id)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'it.0.page': ['refers to 99, which is no page of the site'], 'it.0.entries.0': ['refers to 98, which is no entry of the site'] } });
});

test('a page that is not published in the locale, and an entry of another collection, are problems that do not keep a draft from being published', async () => {
  const [target, collection] = [await site.createPage({ title: 'Target' }), await site.createCollection({ slug: 'people', name: 'People', fields: [] })];
  const entry = await site.createEntry({ collectionId: collection, title: 'Anna' });
  const { id } = await site.createPage({ title: 'From', blocks: links({ page: { page: target.id }, entries: [{ entry: entry.id }] }) });
  await site.publishPage(id);
  expect(await broken(', state: PUBLISHED, locale: "it"')).toEqual([`${String(id)} it PUBLISHED 0.page PAGE ${String(target.id)} UNPUBLISHED`, `${String(id)} it PUBLISHED 0.entries.0 ENTRY ${String(entry.id)} OTHER_COLLECTION`]);
  expect((await draftOf(id))?.references).toMatchObject([{ page: { id: target.id }, entry: null, title: 'From' }, { page: null, entry: { id: entry.id } }]);
  await site.publishPage(target.id);
  expect(await broken(', state: PUBLISHED')).toEqual([`${String(id)} it PUBLISHED 0.entries.0 ENTRY ${String(entry.id)} OTHER_COLLECTION`]);
  await site.deletePage(target.id);
  expect(await broken(', state: DRAFT')).toEqual([`${String(id)} it DRAFT 0.page PAGE ${String(target.id)} MISSING`, `${String(id)} it DRAFT 0.entries.0 ENTRY ${String(entry.id)} OTHER_COLLECTION`]);
});

test('links on the site are followed as its website does: by published paths, redirects, its own address and locales in front', async () => {
  const target = await site.published('Target', { slug: 'target' });
  await site.savePage({ id: target, locale: 'en', title: 'Goal', slug: 'goal' });
  await site.publishPage(target);
  await site.saveRedirect({ from: '/old', documentId: target });
  await site.saveRedirect({ from: '/gone', status: 410 });
  const linked = async (link: string, locale = 'it'): Promise<string[]> => {
    const { id } = await site.createPage({ title: 'From', locale, blocks: links({ link }) });
    return (await draftOf(id))?.problems.map(({ problem }) => String(problem)) ?? [];
  };
  for (const link of ['/target', '/target/?q=1#top', '#top', '/old', 'https://shop.example.test/target', 'https://elsewhere.test/none', 'mailto:a@b.test', '/en/goal', '/EN/goal/']) expect([link, await linked(link)]).toEqual([link, []]);
  for (const link of ['/none', '/gone', '/goal', '/en/target2', 'https://shop.example.test/none']) expect([link, await linked(link)]).toEqual([link, ['NO_ANSWER']]);
  expect([await linked('/goal', 'en'), await linked('/target', 'en')]).toEqual([[], []]);
});

test('links are looked at anew when the address of the website changes, and when a text becomes a link', async () => {
  await saveTemplate('TEXT');
  const { id } = await site.createPage({ title: 'From', blocks: links({ link: 'https://new.example.test/none' }) });
  expect((await draftOf(id))?.references).toEqual([]);
  await saveTemplate();
  expect(await broken()).toEqual([]);
  await site.run('mutation($id: SafeInt!) { updateSite(input: { id: $id, frontendUrl: "https://new.example.test" }) { id } }', { id: site.siteId });
  expect(await broken()).toEqual([`${String(id)} it DRAFT 0.link LINK https://new.example.test/none NO_ANSWER`]);
});

test('rich texts are looked at as a whole, and pages of results follow each other', async () => {
  const mark = (attrs: object): object => ({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs }] }] });
  const { id } = await site.createPage({ title: 'From', blocks: links({ body: { type: 'doc', content: [mark({ page: 51 }), mark({ entry: 52 }), mark({ href: '/53' }), mark({ page: 51 })] } }) });
  const all = [`${String(id)} it DRAFT 0.body PAGE 51 MISSING`, `${String(id)} it DRAFT 0.body ENTRY 52 MISSING`, `${String(id)} it DRAFT 0.body LINK /53 NO_ANSWER`];
  expect(await broken()).toEqual(all);
  const { brokenLinks: { pageInfo } } = await site.run<{ brokenLinks: { pageInfo: { endCursor: string } } }>('query($siteId: SafeInt!) { brokenLinks(siteId: $siteId, first: 2) { pageInfo { endCursor } } }', { siteId: site.siteId });
  expect(await broken(`, first: 2, after: "${pageInfo.endCursor}"`)).toEqual(all.slice(2));
});

test('texts that link to a page or an entry by a path where it is published are listed with it, in the locale of the path', async () => {
  const target = await site.published('Target', { slug: 'target' });
  await site.savePage({ id: target, locale: 'en', title: 'Goal', slug: 'goal' });
  await site.publishPage(target);
  const entry = await site.createEntry({ collectionId: await site.createCollection({ slug: 'news', name: 'News', fields: [] }), title: 'Uno' });
  await site.publishEntry(entry.id);
  const from = async (locale: string, link: string): Promise<number> => (await site.createPage({ title: 'From', locale, blocks: links({ link }) })).id;
  const [plain, named, own, unprefixed] = [await from('it', '/target/?q=1#top'), await from('it', '/en/goal'), await from('en', 'https://shop.example.test/goal'), await from('en', '/target')];
  for (const other of ['/goal', '/targets', '/en/target2', 'https://elsewhere.test/target', '#target']) await from('it', other);
  const { id: rich } = await site.createPage({ title: 'From', blocks: links({ page: { page: target }, body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/news/uno' } }] }] }] } }) });
  expect(await usage('PAGE', target)).toEqual([
    `${String(plain)} it DRAFT 0.link LINK /target/?q=1#top`, `${String(named)} it DRAFT 0.link LINK /en/goal`, `${String(own)} en DRAFT 0.link LINK https://shop.example.test/goal`,
    `${String(unprefixed)} en DRAFT 0.link LINK /target`, `${String(rich)} it DRAFT 0.page PAGE ${String(target)}`,
  ]);
  expect(await usage('ENTRY', entry.id)).toEqual([`${String(rich)} it DRAFT 0.body LINK /news/uno`]);
  expect([await usage('ENTRY', target), await usage('PAGE', 'x')]).toEqual([[], []]);
  await site.rename(target, 'moved');
  expect(await usage('PAGE', target)).toEqual([`${String(named)} it DRAFT 0.link LINK /en/goal`, `${String(own)} en DRAFT 0.link LINK https://shop.example.test/goal`, `${String(rich)} it DRAFT 0.page PAGE ${String(target)}`]);
});

test('links by path and by number are one list, in pages from both ends', async () => {
  const target = await site.published('Target');
  const ids: number[] = [];
  for (const values of [{ link: '/target' }, { page: { page: target } }, { link: '/target', page: { page: target } }, { link: '/target' }]) ids.push((await site.createPage({ title: 'From', blocks: links(values) })).id);
  const page = async (more: string): Promise<{ nodes: Found[]; pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean } }> => (await site.run<{ contentUsage: { nodes: Found[]; pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean } } }>(
    `query($id: ID!) { contentUsage(kind: PAGE, id: $id, ${more}) { nodes { ${FOUND} } pageInfo { endCursor startCursor hasNextPage } } }`, { id: String(target) })).contentUsage;
  const [one = 0, two = 0, three = 0, four = 0] = ids;
  const all = [[one, 'LINK'], [two, 'PAGE'], [three, 'PAGE'], [three, 'LINK'], [four, 'LINK']];
  const places = ({ nodes }: { readonly nodes: readonly Found[] }) => nodes.map(({ documentId, kind }) => [documentId, kind]);
  const first = await page('first: 3');
  expect([places(first), first.pageInfo.hasNextPage]).toEqual([all.slice(0, 3), true]);
  expect(places(await page(`first: 3, after: "${first.pageInfo.endCursor}"`))).toEqual(all.slice(3));
  const last = await page('last: 2');
  expect(places(last)).toEqual(all.slice(3));
  expect(places(await page(`last: 2, before: "${last.pageInfo.startCursor}"`))).toEqual(all.slice(1, 3));
});

test('links are found by their paths anew when the locales of the site change', async () => {
  const target = await site.published('Target');
  const { id } = await site.createPage({ title: 'From', blocks: links({ link: '/fr/target' }) });
  expect(await usage('PAGE', target)).toEqual([]);
  await site.run('mutation($id: SafeInt!) { updateSite(input: { id: $id, locales: ["it", "en", "fr"] }) { id } }', { id: site.siteId });
  expect(await usage('PAGE', target)).toEqual([`${String(id)} it DRAFT 0.link LINK /fr/target`]);
});
