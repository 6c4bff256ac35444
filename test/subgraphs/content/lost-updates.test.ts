import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { ONE_PIXEL } from '../../kit/pixels.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { testContent, type TestSite } from './test-content.js';

const content = testContent({ blobs: folderBlobs(temporaryFolder()) });
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

type Saved = (input: object) => Promise<number>;

const saved = (mutation: string, type: string): Saved => async (input) => (await site.run<{ saved: { version: number } }>(`mutation($input: ${type}!) { saved: ${mutation}(input: $input) { version } }`, { input })).saved.version;
const menu: Saved = (input) => saved('saveMenu', 'SaveMenuInput')({ siteId: site.siteId, handle: 'main', items: [], ...input });
const template: Saved = (input) => saved('saveTemplate', 'SaveTemplateInput')({ siteId: site.siteId, key: 'other', blocks: [], ...input });
const collection: Saved = (input) => saved('updateCollection', 'UpdateCollectionInput')({ id: 1, ...input });
const asset = (id: string): Saved => (input) => saved('updateAsset', 'UpdateAssetInput')({ id, ...input });

const siteOf = (): Saved => (input) => saved('updateSite', 'UpdateSiteInput')({ id: site.siteId, ...input });

const KNOWN = {
  site: () => Promise.resolve(siteOf()),
  menu: async () => { await menu({ name: 'First' }); return menu; },
  template: async () => { await template({ name: 'First' }); return template; },
  collection: async () => { await site.createCollection({ slug: 'news', name: 'First', fields: [] }); return collection; },
  asset: async () => asset((await site.run<{ uploadAsset: { id: string } }>('mutation($input: UploadAssetInput!) { uploadAsset(input: $input) { id } }', { input: { contentBase64: ONE_PIXEL, name: 'First' } })).uploadAsset.id),
};

test.each(['site', 'menu', 'template', 'collection', 'asset'] as const)('of two editors of one version of a %s the second is told, and who names no version replaces it', async (what) => {
  const save = await KNOWN[what]();
  expect(await save({ name: 'Anna', version: 1 })).toBe(2);
  await expect(save({ name: 'Bea', version: 1 })).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/^Somebody saved another one at 2.+Z, and version 1 was edited: read it again$/), details: { version: ['is not the last'] } });
  await expect(save({ name: 'Bea', version: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await save({ name: 'Bea', version: null })).toBe(3);
  expect(await save({ name: 'Carla', version: 3 })).toBe(4);
});

test.each([['menu', menu], ['template', template]])('version 0 of a %s is that of a new one', async (_, save) => {
  await expect(save({ name: 'Gone', version: 4 })).rejects.toMatchObject({ code: 'CONFLICT', message: 'It is not there, or not any more, and version 4 was edited: read it again' });
  expect(await save({ name: 'New', version: 0 })).toBe(1);
  await expect(save({ name: 'New too', version: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('of two editors who read the same site the second does not take the home page of the first away; who names no version does', async () => {
  const setHome = (input: object): Promise<unknown> => site.run('mutation($input: SetHomePageInput!) { setHomePage(input: $input) { id } }', { input });
  const version = async (): Promise<number> => (await site.run<{ site: { version: number } }>('query($id: SafeInt!) { site(id: $id) { version } }', { id: site.siteId })).site.version;
  const [one, other] = [await site.published('One'), await site.published('Other')];
  const read = await version();
  await setHome({ id: one, version: read });
  await expect(setHome({ id: other, version: read })).rejects.toMatchObject({ code: 'CONFLICT', details: { version: ['is not the last'] } });
  await expect(setHome({ id: one, version: read })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await site.paths()).toEqual(['/', '/other']);
  await setHome({ id: other, version: await version() });
  await setHome({ id: one });
  expect(await site.delivered('/')).toMatchObject({ id: one });
});

test('a home page that was created or deleted meanwhile is another version of its site', async () => {
  const version = async (): Promise<number> => (await site.run<{ site: { version: number } }>('query($id: SafeInt!) { site(id: $id) { version } }', { id: site.siteId })).site.version;
  const { id } = await site.createPage({ title: 'Home', isHome: true });
  expect(await version()).toBe(2);
  await site.createPage({ title: 'Page' });
  expect(await version()).toBe(2);
  await site.deletePage(id);
  expect(await version()).toBe(3);
});
