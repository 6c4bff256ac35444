import { relay, staffOf, testContent, type TestSite } from './test-content.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const setHome = async (input: object): Promise<any> => (await site.run<any>('mutation($input: SetHomePageInput!) { setHomePage(input: $input) { id isHome sort translations { locale slug path version hasChanges } } }', { input })).setHomePage;
const textsOf = async (id: number): Promise<any> => (await site.page(id))?.translations.map(({ locale, slug, path, hasChanges }) => [locale, slug, path, hasChanges]);
/** A page in both locales of the site, published. */
const both = async (title: string, more: object = {}): Promise<number> => {
  const { id } = await site.createPage({ title, ...more });
  await site.savePage({ id, locale: 'en', title: `${title} en` });
  await site.publishPage(id);
  return id;
};

test('another page becomes the home page, and the one that was it gets a slug, for websites at once', async () => {
  const home = await both('Start', { isHome: true });
  const about = await both('About');
  const under = await both('Under', { parentId: about });
  await site.saveMenu([{ id: '1', type: 'PAGE', documentId: home }, { id: '2', type: 'PAGE', documentId: under }]);
  const { etag } = await site.delivered('/');
  expect(await setHome({ id: under, formerSlugs: [{ locale: 'it', slug: 'prima' }] })).toEqual({ id: under, isHome: true, sort: 1, translations: [
    { locale: 'en', slug: '', path: '/', version: 2, hasChanges: false }, { locale: 'it', slug: '', path: '/', version: 2, hasChanges: false },
  ] });
  expect(await textsOf(home)).toEqual([['en', 'start-en', '/start-en', false], ['it', 'prima', '/prima', false]]);
  expect(await site.paths()).toEqual(['/', '/about', '/prima']);
  expect(await site.delivered('/')).toMatchObject({ id: under, title: 'Under', slug: '' });
  expect((await site.delivered('/')).etag).not.toBe(etag);
  expect(await site.delivered('/prima')).toMatchObject({ id: home, title: 'Start', slug: 'prima' });
  expect(await site.redirects()).toEqual({ '/about/under': '/' });
  expect(await site.redirects('en')).toEqual({ '/about-en/under-en': '/' });
  expect(await site.menu()).toMatchObject([{ label: 'Start', url: '/prima' }, { label: 'Under', url: '/' }]);
  expect(await site.preview({ path: '/prima' })).toMatchObject({ id: home, hasChanges: false });
});

test('the websites are notified of both pages at their new paths', async () => {
  await site.published('Start', { isHome: true });
  const about = await site.published('About');
  const events = async (): Promise<any[]> => (await content.run<any>('{ contentOutbox(first: 500) { companyId type payload } }', {}, relay)).contentOutbox.filter(({ companyId }: any) => companyId === site.companyId);
  const before = (await events()).length;
  await setHome({ id: about });
  expect((await events()).slice(before).map(({ type, payload }) => [type, payload.path, payload.locale])).toEqual([['content.published', '/', 'it'], ['content.published', '/start', 'it']]);
});

test('two pages exchange their slugs, and exchange them back', async () => {
  const home = await both('Start', { isHome: true });
  const about = await both('About');
  await setHome({ id: about, formerSlugs: [{ locale: 'it', slug: 'about' }, { locale: 'en', slug: 'about-en' }] });
  expect(await site.paths()).toEqual(['/', '/about']);
  expect(await site.redirects()).toEqual({});
  await setHome({ id: home });
  expect([await site.delivered('/'), await site.delivered('/about')]).toMatchObject([{ id: home }, { id: about }]);
  expect(await setHome({ id: home })).toMatchObject({ isHome: true, translations: [{ version: 3 }, { version: 3 }] });
});

test('drafts that are not published stay so, in their new place', async () => {
  const home = await site.published('Start', { isHome: true });
  const about = await site.published('About');
  await site.savePage({ id: about, locale: 'it', title: 'Changed' });
  expect(await setHome({ id: about })).toMatchObject({ translations: [{ hasChanges: true, path: '/' }] });
  expect(await site.delivered('/')).toMatchObject({ id: about, title: 'About' });
  await site.publishPage(about);
  expect(await site.delivered('/')).toMatchObject({ title: 'Changed' });
  expect(await textsOf(home)).toEqual([['it', 'start', '/start', false]]);
});

test('a site without a home page gets one, and an unpublished page is one for editors alone', async () => {
  const { id } = await site.createPage({ title: 'A' });
  expect(await setHome({ id })).toMatchObject({ isHome: true, translations: [{ slug: '', path: null, hasChanges: true }] });
  expect(await site.preview({ path: '/' })).toMatchObject({ id });
});

test('it is refused where websites would lose their home page, or something is below the page', async () => {
  const home = await both('Start', { isHome: true });
  const about = await site.published('About');
  await expect(setHome({ id: about })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `Websites would have no home page in en, where page ${String(about)} is not published: publish it there first, or take page ${String(home)} out there` });
  const under = await site.published('Under', { parentId: about });
  await expect(setHome({ id: about })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `Page ${String(under)} is below it, and the home page has none below it: move what is below it first` });
  await expect(setHome({ id: 99 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a slug that another page has is refused with that page, one that an editor redirects with the path', async () => {
  await site.published('Start', { isHome: true });
  const other = await site.published('Other');
  const about = await site.published('About');
  const withSlug = (slug: string, locale = 'it') => setHome({ id: about, formerSlugs: [{ locale, slug }] });
  await expect(withSlug('other')).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: `The page ${String(other)} has the slug other there in it` });
  await site.rename(other, 'moved');
  await site.savePage({ id: other, locale: 'it', slug: 'again' });
  await expect(withSlug('moved')).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: `The page ${String(other)} is published at /moved in it; give one of them another slug` });
  await site.saveRedirect({ from: '/sale', url: 'https://shop.example.test/x' });
  await expect(withSlug('sale')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { path: '/sale', locale: 'it' } });
  await expect(withSlug('A b')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'formerSlugs.0.slug': ['must be lower-case letters and digits joined by single hyphens'] } });
  await expect(withSlug('x', 'en')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'formerSlugs.0.locale': ['must be one of it'] } });
  const many = (count: number): object[] => Array.from({ length: count }, (_, index) => ({ locale: 'it', slug: `s${String(index)}` }));
  await expect(setHome({ id: about, formerSlugs: many(65_000) })).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS', details: { formerSlugs: ['must have at most 10000 entries'] } });
  await expect(setHome({ id: about, formerSlugs: many(10_000) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { formerSlugs: ['must be at most 1, one for each locale of the page'] } });
  expect(await site.paths()).toEqual(['/', '/about', '/moved']);
});

test('somebody else who edits one of the two is waited for', async () => {
  const home = await site.published('Start', { isHome: true });
  const about = await site.published('About');
  await content.run('mutation($input: LockDocumentInput!) { lockDocument(input: $input) { by } }', { input: { id: home, locale: 'it' } }, staffOf(site.companyId, { actor: 'ben@example.test' }));
  await expect(setHome({ id: about })).rejects.toMatchObject({ code: 'CONFLICT', details: { lockedBy: 'ben@example.test' } });
});

test('an old version of a page that was the home page keeps the slug that the page has', async () => {
  const home = await site.published('Start', { isHome: true });
  await setHome({ id: await site.published('About') });
  await site.run('mutation($input: RestoreVersionInput!) { restoreVersion(input: $input) { version } }', { input: { id: home, locale: 'it', version: 1 } });
  expect(await textsOf(home)).toEqual([['it', 'start', '/start', false]]);
});
