import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { ONE_PIXEL, THREE_PIXELS, TWO_PIXELS } from '../../kit/pixels.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { staffOf, testContent, type TestSite } from './test-content.js';

const system = { principal: { kind: 'system', companyId: 0, actor: 'media', scopes: ['system'] }, requestId: 'request', via: 'test' } as const;
const blobs = folderBlobs(temporaryFolder());
const content = testContent({ blobs, brainUrl: 'https://brain.example' });
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

interface Read { readonly id: string; readonly name: string; readonly url: string; readonly mediaType: string; readonly width: number; readonly height: number; readonly alts: readonly object[]; readonly focal: object | null; readonly version: number }

const ASSET = 'id name url mediaType bytes width height alts { locale text } focal { x y } version createdBy';
const mutate = (name: string, type: string) => async (input: object): Promise<Read> => (await site.run<{ asset: Read }>(`mutation($input: ${type}!) { asset: ${name}(input: $input) { ${ASSET} } }`, { input })).asset;
const upload = mutate('uploadAsset', 'UploadAssetInput');
const update = mutate('updateAsset', 'UpdateAssetInput');
const remove = mutate('deleteAsset', 'DeleteAssetInput');
const list = async (args = ''): Promise<string[]> => (await site.run<{ assets: { nodes: { name: string }[] } }>(`{ assets${args} { nodes { name } } }`)).assets.nodes.map(({ name }) => name);
const served = async (id: string): Promise<Buffer> => Buffer.from((await content.run<{ assetMedia: { contentBase64: string } }>('query($id: ID!) { assetMedia(id: $id) { contentBase64 } }', { id }, system)).assetMedia.contentBase64, 'base64');

test('an image is kept as it was made anew, measured, and served at the address that its id makes', async () => {
  const asset = await upload({ contentBase64: TWO_PIXELS, name: 'two.png', alts: [{ locale: 'it', text: 'Due' }], focal: { x: 0.25, y: 1 } });
  expect(asset).toMatchObject({ name: 'two.png', mediaType: 'image/png', width: 2, height: 1, alts: [{ locale: 'it', text: 'Due' }], focal: { x: 0.25, y: 1 }, version: 1, createdBy: 'anna@example.test' });
  expect(asset.id).toMatch(new RegExp(`^${String(site.companyId)}-[A-Za-z0-9_-]{43}$`));
  expect(asset.url).toBe(`https://brain.example/media/${asset.id}`);
  expect((await served(asset.id)).subarray(1, 4).toString()).toBe('PNG');
});

test('the same image is there once, and another company has its own', async () => {
  const first = await upload({ contentBase64: ONE_PIXEL, name: 'one.png' });
  expect(await upload({ contentBase64: ONE_PIXEL, name: 'again.png' })).toEqual(first);
  const mine = site;
  site = await content.newSite();
  expect((await upload({ contentBase64: ONE_PIXEL, name: 'other.png' })).id).toBe(first.id.replace(`${String(mine.companyId)}-`, `${String(site.companyId)}-`));
  expect(await site.run('query($id: ID!) { asset(id: $id) { id } }', { id: first.id })).toEqual({ asset: null });
  await expect(update({ id: first.id, name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('images that are listed are counted, whatever names them', async () => {
  const [one] = [await upload({ contentBase64: ONE_PIXEL, name: 'one.png' }), await upload({ contentBase64: TWO_PIXELS, name: 'two.png' })];
  await update({ id: one.id, name: 'dot.png' });
  const counted = async (args: string): Promise<number | null> => (await site.run<{ assets: { totalCount: number | null } }>(`{ assets(first: 1${args}) { totalCount } }`)).assets.totalCount;
  expect([await counted(''), await counted(', text: "dot"'), await counted(', mediaType: "image/png"'), await counted(', mediaType: "image/gif"'), await counted(', isUsed: true'), await counted(', isUsed: false')]).toEqual([2, 1, 2, 0, 0, 2]);
});

test.each([
  [{ contentBase64: Buffer.from('<svg/>').toString('base64'), name: 'a.svg' }, { contentBase64: ['must be a JPEG, PNG, WebP, GIF or AVIF'] }],
  [{ contentBase64: '', name: 'a.png' }, { contentBase64: ['must be a JPEG, PNG, WebP, GIF or AVIF'] }],
  [{ contentBase64: 'A'.repeat(13_981_017), name: 'a.png' }, { contentBase64: ['must be an image of at most 10 MB'] }],
  [{ name: 'a.png' }, { file: ['must be the file of a multipart request, or contentBase64 be given in its place'] }],
  [{ file: 'a.png', contentBase64: ONE_PIXEL, name: 'a.png' }, { file: ['must be the file of a multipart request, or contentBase64 be given in its place'] }],
  [{ file: 'a.png', name: 'a.png' }, { file: ['is no file of a multipart request (GraphQL multipart request specification: operations, map and the file)'] }],
  [{ contentBase64: ONE_PIXEL, name: ' ' }, { name: ['must not be empty'] }],
  [{ contentBase64: ONE_PIXEL, name: 'a', alts: [{ locale: 'it', text: 'A' }, { locale: 'it', text: 'B' }] }, { alts: ['must not have a locale twice'] }],
  [{ contentBase64: ONE_PIXEL, name: 'a', alts: [{ locale: 'x!', text: '' }] }, { 'alts.0.locale': ['must be a language tag such as it or pt-BR'], 'alts.0.text': ['must not be empty'] }],
  [{ contentBase64: ONE_PIXEL, name: 'a', focal: { x: 1.1, y: 0 } }, { focal: ['must be {x, y}, each from 0 (left, top) to 1'] }],
])('an image with %# is refused', async (input, details) => {
  await expect(upload(input)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
  expect(await list()).toEqual([]);
});

test('a damaged image is refused with the reason', async () => {
  const cut = Buffer.from(THREE_PIXELS, 'base64').subarray(0, 60).toString('base64');
  await expect(upload({ contentBase64: cut, name: 'cut.png' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { contentBase64: [expect.stringMatching(/^cannot be used: /)] } });
});

test('what is said of an image changes, and images are found by it, the newest first', async () => {
  const { id } = await upload({ contentBase64: ONE_PIXEL, name: 'Caffè 100%.png', focal: { x: 0.5, y: 0.5 } });
  await upload({ contentBase64: TWO_PIXELS, name: 'two.png' });
  expect(await update({ id, alts: [{ locale: 'en', text: 'A cup' }], focal: null })).toMatchObject({ name: 'Caffè 100%.png', alts: [{ locale: 'en', text: 'A cup' }], focal: null, version: 2 });
  expect(await update({ id, alts: [{ locale: 'en', text: 'A cup' }] })).toMatchObject({ version: 2 });
  expect([await list(), await list('(text: "CAFFE cup")'), await list('(text: "100%")'), await list('(text: "%")'), await list('(mediaType: "image/jpeg")'), await list('(mediaType: "image/png", first: 1)')]).toEqual(
    [['two.png', 'Caffè 100%.png'], ['Caffè 100%.png'], ['Caffè 100%.png'], ['Caffè 100%.png'], [], ['two.png']]);
});

describe('an image that a page shows', () => {
  const show = async (asset: string): Promise<number> => {
    await site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId: site.siteId, key: 'plain', name: 'Plain', blocks: [{ key: 'hero', label: 'Hero', fields: [{ key: 'image', label: 'Image', type: 'IMAGE' }] }] } });
    return (await site.createPage({ title: 'Page', blocks: [{ id: 'h', type: 'hero', image: { asset } }] })).id;
  };

  test('is not deleted unless it is to go all the same; then the page cannot be published', async () => {
    const { id } = await upload({ contentBase64: ONE_PIXEL, name: 'one.png' });
    const page = await show(id);
    await site.publishPage(page);
    const listed = async (isUsed: boolean) => (await site.run<{ assets: { nodes: { id: string }[] } }>('query($isUsed: Boolean) { assets(isUsed: $isUsed, first: 10) { nodes { id } } }', { isUsed })).assets.nodes;
    expect([await listed(true), await listed(false)]).toEqual([[{ id }], []]);
    await expect(remove({ id })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { users: [`PAGE ${String(page)} it DRAFT 0.image`, `PAGE ${String(page)} it PUBLISHED 0.image`] } });
    expect(await site.run('query($id: ID!) { asset(id: $id) { usage { nodes { documentId state asset { name } } } } }', { id })).toEqual({ asset: { usage: { nodes: ['DRAFT', 'PUBLISHED'].map((state) => ({ documentId: page, state, asset: { name: 'one.png' } })) } } });
    expect(await remove({ id, evenIfUsed: true })).toMatchObject({ name: 'one.png' });
    await expect(served(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await site.savePage({ id: page, locale: 'it', title: 'Changed' });
    await expect(site.publishPage(page)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'it.0.image': [`refers to ${id}, which is no asset`] } });
    await upload({ contentBase64: ONE_PIXEL, name: 'one.png' });
    await site.publishPage(page);
  });
});

test('bytes that no asset has any more are swept a day later, and no others', async () => {
  const [gone, kept] = [await upload({ contentBase64: ONE_PIXEL, name: 'gone.png' }), await upload({ contentBase64: TWO_PIXELS, name: 'kept.png' })];
  const product = await blobs.put(site.companyId, Buffer.from('of a product'), { contentType: 'application/vnd.portico.product-image', most: 100 });
  await remove({ id: gone.id });
  const sweep = async (): Promise<number> => (await content.run<{ sweepAssets: number }>('mutation { sweepAssets }', {}, system)).sweepAssets;
  expect(await sweep()).toBe(0);
  content.clock.turn(400 * 86_400_000);
  expect([await sweep(), await blobs.has(site.companyId, product.hash)]).toEqual([expect.any(Number), true]);
  expect((await served(kept.id)).length).toBeGreaterThan(50);
});

test('people who may only read neither upload nor delete', async () => {
  const reader = staffOf(site.companyId, { permissions: ['brain.read'] });
  await expect(content.run('mutation($input: UploadAssetInput!) { uploadAsset(input: $input) { id } }', { input: { contentBase64: ONE_PIXEL, name: 'a' } }, reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
