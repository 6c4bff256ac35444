import sharp from 'sharp';
import { createLog } from '#kernel/log.js';
import { createImageDownloads } from '../../../gateway/relay/image-downloads.js';
import { createProductImports } from '../../../gateway/relay/product-imports.js';
import { imageHost, type ImageAnswer } from '../../kit/image-host.js';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const color = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } });
const files: Record<string, ImageAnswer> = {
  '/red.jpg': await color(640, 400, 'red').jpeg().withExif({ IFD0: { Copyright: 'a secret place' } }).toBuffer(),
  '/blue.png': await color(30, 20, 'blue').png().toBuffer(), '/green.webp': await color(30, 20, 'green').webp().toBuffer(), '/tall.gif': await color(10, 20, 'tan').gif().toBuffer(),
  '/page.jpg': Buffer.from('<html>no picture</html>'), '/moved.jpg': (response) => { response.writeHead(302, { location: '/red.jpg' }).end(); },
};
for (let at = 0; at < 6; at += 1) files[`/many-${String(at)}.png`] = await color(at + 1, 7, 'olive').png().toBuffer();

let h: CatalogCompany;
let host: Awaited<ReturnType<typeof imageHost>>;
let download: () => Promise<void>;
let work: () => Promise<void>;
beforeAll(async () => {
  h = await openCatalogCompany({ allowLoopbackWebhooks: true });
  host = await imageHost(files);
  const parts = { call: h.call, clock: h.clock, ids: h.ids, log: createLog('silent') };
  download = () => createImageDownloads(parts).drain();
  work = () => createProductImports(parts).drain();
});
afterAll(async () => {
  await host.close();
  await h.close();
});

interface Sending { readonly as?: keyof CatalogCompany['keys']; readonly headers?: Record<string, string> }
// eslint-disable-next-line @typescript-eslint/max-params -- read as a line of HTTP
const call = async (method: string, path: string, body?: unknown, { as = 'ERP', headers = {} }: Sending = {}): Promise<[number, any]> => {
  const response = await h.send(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }, as);
  return [response.status, await response.json()];
};
// eslint-disable-next-line @typescript-eslint/max-params -- read as a line of HTTP
const error = async (method: string, path: string, body?: unknown, sending?: Sending): Promise<[number, string, string]> => {
  const [status, { error: { code, message } }] = await call(method, path, body, sending);
  return [status, code, message];
};
interface Shown { readonly id: number; readonly url: string; readonly alt: string | null; readonly position: number; readonly width: number; readonly height: number }
const media = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> => fetch(h.base.replace('/api/catalog/v1', '') + url, { headers, method });
const imagesOf = async (sku: string): Promise<[Shown, ...Shown[]]> => (await h.read(`/products/${sku}`)).data.images;
const changes = async (sku: string): Promise<string> => (await h.read(`/products/${sku}`)).data.updated_at;

test('an image is fetched, kept as we made it and measured, byte for byte [H-IMAGE-1] [H-IMAGE-2]', async () => {
  await call('POST', '/products', { sku: 'TEE', title: 'Tee' });
  const before = await changes('TEE');
  const response = await h.send('/products/TEE/images', { method: 'POST', body: JSON.stringify({ url: host.url('/red.jpg'), alt: 'Front', colour: 1 }) });
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: { url: string } };
  expect([response.status, text]).toEqual([201, `{"data":{"id":1,"url":"${data.url}","alt":"Front","position":1,"width":640,"height":400},"result":{"status":"created","errors":[],"notes":[{"field":"colour","variant_sku":null,"reason":"unknown_field","message":"is not a field of this interface"}]}}`]);
  expect(data.url).toMatch(new RegExp(`^/media/${String(h.company)}/[0-9a-f]{64}$`));
  expect(await h.read('/products/TEE/images')).toEqual({ data: [{ id: 1, url: data.url, alt: 'Front', position: 1, width: 640, height: 400 }] });
  expect(await imagesOf('TEE')).toEqual([{ id: 1, url: data.url, alt: 'Front', position: 1, width: 640, height: 400 }]);
  expect((await h.read('/products?sku=TEE')).data[0].images).toHaveLength(1);
  expect(await changes('TEE') > before).toBe(true);
  const bytes = Buffer.from(await (await media(data.url)).arrayBuffer());
  expect([bytes.includes('a secret place'), (await sharp(bytes).metadata()).exif]).toEqual([false, undefined]);
});

test('an image that a product has already is not added twice, whatever its address', async () => {
  expect(await call('POST', '/products/TEE/images', { url: host.url('/moved.jpg') })).toMatchObject([200, { data: { id: 1 }, result: { status: 'updated' } }]);
  expect(await imagesOf('TEE')).toHaveLength(1);
});

test('images are put in place, changed, put in order and removed [H-IMAGE-3] [H-IMAGE-4] [H-IMAGE-5]', async () => {
  expect(await call('POST', '/products/TEE/images', { url: host.url('/blue.png'), position: 1 })).toMatchObject([201, { data: { id: 2, position: 1, width: 30, height: 20 } }]);
  expect(await call('POST', '/products/TEE/images', { url: host.url('/tall.gif'), position: 99 })).toMatchObject([201, { data: { id: 3, position: 3, width: 10, height: 20 } }]);
  expect(await call('PATCH', '/products/TEE/images/3', { alt: 'Tall', position: 2 })).toMatchObject([200, { data: { id: 3, alt: 'Tall', position: 2 }, result: { status: 'updated' } }]);
  expect(await call('PATCH', '/products/TEE/images/3', { alt: '', position: null })).toMatchObject([200, { data: { alt: 'Tall', position: 2 } }]);
  expect((await call('PUT', '/products/TEE/images/order', { image_ids: [1, 2, 3] }))[1].data.images.map(({ id, position }: any) => [id, position])).toEqual([[1, 1], [2, 2], [3, 3]]);
  expect((await call('DELETE', '/products/TEE/images/2'))[1].data.images.map(({ id }: any) => id)).toEqual([1, 3]);
  expect((await imagesOf('TEE')).map(({ id, position }) => [id, position])).toEqual([[1, 1], [3, 2]]);
});

test('wrong calls are refused in the words of the document [H-IMAGE-6]', async () => {
  const unknown = [404, 'image_not_found', 'The product has no image with this id'];
  expect([await error('PATCH', '/products/TEE/images/77', { alt: 'x' }), await error('DELETE', '/products/TEE/images/x')]).toEqual([unknown, unknown]);
  expect((await error('POST', '/products/NONE/images', { url: host.url('/red.jpg') })).slice(0, 2)).toEqual([404, 'product_not_found']);
  expect((await error('POST', '/products/TEE/images', { url: 'ftp://x.example/a.png' })).slice(0, 2)).toEqual([400, 'validation_failed']);
  for (const ids of [[1], [1, 3, 3], [1, 1], [1, 77]]) expect((await error('PUT', '/products/TEE/images/order', { image_ids: ids })).slice(0, 2)).toEqual([400, 'validation_failed']);
  expect(await error('POST', '/products/TEE/images', { url: host.url('/none.png') })).toEqual([400, 'image_not_downloadable', 'The image cannot be used: its host answered 404']);
  expect(await error('POST', '/products/TEE/images', { url: host.url('/page.jpg') })).toEqual([400, 'image_not_downloadable', 'The image cannot be used: it is neither JPEG, PNG, WebP, GIF nor AVIF']);
  expect((await error('POST', '/products/TEE/images', { url: host.url('/red.jpg') }, { as: 'READER' })).slice(0, 2)).toEqual([403, 'read_only_key']);
  expect((await error('POST', '/products/TEE/images', { url: host.url('/red.jpg') }, { as: 'OTHER' })).slice(0, 2)).toEqual([404, 'product_not_found']);
});

test('a dry run answers the image as it would be and keeps nothing', async () => {
  expect(await call('POST', '/products/TEE/images', { url: host.url('/green.webp') }, { headers: { 'x-service-dry-run': 'true' } })).toMatchObject([201, { data: { width: 30, height: 20, position: 3 } }]);
  expect(await imagesOf('TEE')).toHaveLength(2);
});

test('a repeated call with its Idempotency-Key adds no second image', async () => {
  const once = () => h.send('/products/TEE/images', { method: 'POST', headers: { 'idempotency-key': 'green' }, body: JSON.stringify({ url: host.url('/green.webp') }) });
  const [first, second] = [await once(), await once()];
  expect([first.status, second.status, second.headers.get('idempotent-replayed'), await first.text() === await second.text()]).toEqual([201, 201, 'true', true]);
  expect(await imagesOf('TEE')).toHaveLength(3);
});

test('an image is served to everybody, for ever, in its own size and in those of a closed list [H-IMAGE-7]', async () => {
  const [{ url }] = await imagesOf('TEE');
  const whole = await media(url);
  expect([whole.status, ...['content-type', 'cache-control', 'x-content-type-options', 'access-control-allow-origin', 'vary'].map((name) => whole.headers.get(name))])
    .toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable', 'nosniff', '*', null]);
  expect((await media(url, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
  const head = await media(url, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String((await whole.arrayBuffer()).byteLength), '']);
  for (const _ of ['made', 'kept']) {
    const small = await media(`${url}?w=200`, { accept: 'image/avif,image/webp,*/*' });
    expect([small.headers.get('content-type'), small.headers.get('vary')]).toEqual(['image/webp', 'Accept']);
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 200, height: 125 });
  }
  for (const accept of ['image/png,*/*', 'image/*, image/webp;q=0', 'image/webp; q=0.0']) {
    const other = await media(`${url}?w=200`, { accept });
    expect(await sharp(Buffer.from(await other.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 200 });
  }
  expect((await media(`${url}?w=200`, { accept: 'image/png, image/WebP;q=0.1' })).headers.get('content-type')).toBe('image/webp');
  expect([await media(`${url}?w=201`), await media(url.replace(/\/\d+\//, '/99/')), await media(url.replace(/.$/, 'g')), await media('/media/1/..%2f..')].map(({ status }) => status)).toEqual([400, 404, 404, 404]);
});

test('image_urls of a single write are fetched while it waits, and add what is not there yet [H-IMAGE-8] [H-IMAGE-9]', async () => {
  const [status, { data, result }] = await call('POST', '/products', { sku: 'CAP', image_urls: [host.url('/red.jpg'), host.url('/none.png'), host.url('/blue.png')] });
  expect([status, result]).toEqual([201, { status: 'created', errors: [], notes: [{ field: 'image_urls', variant_sku: null, reason: 'image_not_downloadable', message: `${host.url('/none.png')}: its host answered 404` }] }]);
  expect(data.images.map(({ width }: any) => width).sort((a: number, b: number) => a - b)).toEqual([30, 640]);
  const asked = host.asked.get('/red.jpg');
  expect(await call('PATCH', '/products/CAP', { image_urls: [host.url('/red.jpg')] })).toMatchObject([200, { data: { images: [{}, {}] }, result: { status: 'updated', notes: [] } }]);
  expect(host.asked.get('/red.jpg')).toBe(asked); // it is there
  const [{ id }] = await imagesOf('CAP');
  await call('DELETE', `/products/CAP/images/${String(id)}`);
  await call('PATCH', '/products/CAP', { image_urls: [host.url('/red.jpg'), host.url('/blue.png')] });
  expect(await imagesOf('CAP')).toHaveLength(2); // one that was removed is not there
});

test('bulk writes and imports queue their images; a failure is a note of the result [H-IMAGE-10] [H-IMAGE-11]', async () => {
  const urls = Array.from({ length: 6 }, (_, at) => host.url(`/many-${String(at)}.png`));
  const [, { data: { results } }] = await call('POST', '/products/bulk', { products: [{ sku: 'B1', image_urls: urls.slice(0, 3) }, { sku: 'B2', image_urls: urls.slice(3) }] });
  expect(results.map(({ notes }: any) => notes.map(({ reason }: any) => reason))).toEqual([['images_pending'], ['images_pending']]);
  expect(await imagesOf('B1')).toEqual([]);
  const [, { data: { id } }] = await call('POST', '/imports', { products: [{ sku: 'I1', image_urls: [urls[0], host.url('/page.jpg')] }] });
  await work();
  const notes = async (): Promise<any[]> => (await h.read(`/imports/${String(id)}`)).data.results[0].notes.map(({ reason, message }: any) => [reason, message]);
  expect(await notes()).toEqual([['images_pending', 'images are fetched and added later']]);
  await download();
  expect(await notes()).toEqual([['image_not_downloadable', `${host.url('/page.jpg')}: it is neither JPEG, PNG, WebP, GIF nor AVIF`]]);
  expect([(await imagesOf('B1')).length, (await imagesOf('B2')).length, (await imagesOf('I1')).length]).toEqual([3, 3, 1]);
});

test('images stand in the order of their addresses, whichever is there first [H-IMAGE-10]', async () => {
  const first = { isAsked: false };
  let answer = (): void => undefined;
  files['/slow.png'] = (response) => {
    first.isAsked = true;
    answer = () => { response.end(files['/many-0.png']); };
  };
  files['/quick.png'] = files['/many-1.png'] ?? Buffer.alloc(0);
  files['/last.png'] = files['/many-2.png'] ?? Buffer.alloc(0);
  await call('POST', '/products/bulk', { products: [{ sku: 'ORDERED', title: 'Ordered', image_urls: ['/slow.png', '/quick.png', '/last.png'].map(host.url) }] });
  const whole = download();
  while ((await imagesOf('ORDERED') as readonly Shown[]).length < 2 || !first.isAsked) await new Promise(setImmediate);
  answer();
  await whole;
  expect((await imagesOf('ORDERED')).map(({ width, position }) => [width, position])).toEqual([[1, 1], [2, 2], [3, 3]]);
});

test('what passes is tried again, and given up at last', async () => {
  let answers = 0;
  files['/away.png'] = (response) => { answers += 1; response.writeHead(503).end(); };
  expect(await call('POST', '/products', { sku: 'AWAY', image_urls: [host.url('/away.png')] })).toMatchObject([201, { result: { notes: [{ reason: 'images_pending' }] } }]);
  await download();
  expect(answers).toBe(1); // its time has not come
  for (const minutes of [1, 5, 25, 125]) {
    h.clock.turn(minutes * 60_000 + 1000);
    await download();
  }
  expect(answers).toBe(4);
  expect((await h.asStaff('{ products(first: 50) { nodes { sku imageSources { status problem } } } }')).products.nodes.find(({ sku }: any) => sku === 'AWAY').imageSources).toEqual([{ status: 'FAILED', problem: 'its host answered 503' }]);
  files['/away.png'] = files['/many-0.png'] as Buffer;
  expect(await call('PATCH', '/products/AWAY', { image_urls: [host.url('/away.png')] })).toMatchObject([200, { data: { images: [{ width: 1 }] }, result: { notes: [] } }]);
});

test('images follow the field rule and the locks, in parts as in whole products [H-IMAGE-12] [H-RULE-1]', async () => {
  const fill = (await h.connect('CATALOG', { name: 'Fill', catalogKey: { fieldRule: 'INSERIMENTO' } })).apiKey;
  const filling = async (method: string, path: string, body: object): Promise<any> => (await fetch(h.base + path, { method, headers: { authorization: `Bearer ${fill}` }, body: JSON.stringify(body) })).json();
  expect(await filling('POST', '/products/TEE/images', { url: host.url('/many-1.png') })).toMatchObject({ error: { code: 'field_rule' } });
  expect(await filling('POST', '/products', { sku: 'TEE', image_urls: [host.url('/many-1.png')] })).toMatchObject({ result: { status: 'skipped', notes: [{ field: 'image_urls', reason: 'field_rule' }] } });
  await call('POST', '/products', { sku: 'BARE' }, { as: 'PIM' });
  expect(await filling('POST', '/products', { sku: 'BARE', image_urls: [host.url('/many-1.png'), host.url('/many-2.png')] })).toMatchObject({ data: { images: [{}, {}] }, result: { status: 'updated', notes: [] } }); // both were asked for while it had none
  await h.asStaff('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { catalogId: 1, fields: ['images'], owner: 'DAM' } });
  const [, { error: { code, details } }] = await call('DELETE', '/products/TEE/images/1');
  expect([code, details]).toEqual(['field_locked', { locked: ['images'] }]);
  expect(await call('POST', '/products', { sku: 'TEE', image_urls: [host.url('/many-2.png')] })).toMatchObject([200, { result: { status: 'skipped', notes: [{ field: 'image_urls', reason: 'field_locked', message: 'is owned by DAM' }] } }]);
  await h.asStaff('mutation ($input: UnlockFieldsInput!) { unlockFields(input: $input) { field } }', { input: { catalogId: 1, fields: ['images'] } });
});

test('people add an image to several products, see it, change it and put it in order', async () => {
  const [one, two] = await h.save({ title: 'One', variants: [{ sku: 'ONE' }] }, { title: 'Two', variants: [{ sku: 'TWO' }] });
  const contentBase64 = (files['/blue.png'] as Buffer).toString('base64');
  const { addProductImage } = await h.asStaff('mutation ($input: AddProductImageInput!) { addProductImage(input: $input) { images { id url(width: 400) alt position width height bytes mediaType } activity { type fields } } }', { input: { productIds: [one.id, two.id], contentBase64, alt: 'Both' } });
  const ids = addProductImage.map(({ images: [{ id }] }: any) => id);
  expect(new Set(ids).size).toBe(2);
  expect(addProductImage[0]).toMatchObject({ images: [{ alt: 'Both', position: 1, width: 30, height: 20, mediaType: 'image/png' }], activity: [{ type: 'product.created' }, { type: 'product.updated', fields: ['images'] }] });
  expect(addProductImage[0].images[0].url).toMatch(/\/media\/\d+\/[0-9a-f]{64}\?w=400$/);
  const productId = one.id;
  const again = await h.asStaff('mutation ($input: AddProductImageInput!) { addProductImage(input: $input) { images { id } } }', { input: { productIds: [productId], url: host.url('/red.jpg') } });
  const second = again.addProductImage[0].images[1].id;
  const { orderProductImages } = await h.asStaff('mutation ($input: OrderProductImagesInput!) { orderProductImages(input: $input) { images { id } } }', { input: { productId, imageIds: [second, ids[0]] } });
  expect(orderProductImages.images.map(({ id }: any) => id)).toEqual([second, ids[0]]);
  const { changeProductImage } = await h.asStaff('mutation ($input: ChangeProductImageInput!) { changeProductImage(input: $input) { images { alt } } }', { input: { productId, imageId: second, alt: 'Red' } });
  expect(changeProductImage.images).toEqual([{ alt: 'Red' }, { alt: 'Both' }]);
  const { removeProductImage } = await h.asStaff('mutation ($input: RemoveProductImageInput!) { removeProductImage(input: $input) { images { alt } } }', { input: { productId, imageId: second } });
  expect(removeProductImage.images).toEqual([{ alt: 'Both' }]);
  await expect(h.asStaff('mutation ($input: AddProductImageInput!) { addProductImage(input: $input) { id } }', { input: { productIds: [1], url: host.url('/blue.png') } })).rejects.toMatchObject({ code: 'FIELD_LOCKED' }); // a key keeps it
});

test('the bytes of images that no product has are swept; those of a product stay', async () => {
  const [{ url: kept }] = await imagesOf('TEE');
  const [{ url, id }] = await imagesOf('B2');
  await media(`${url}?w=100`, { accept: 'image/webp' });
  await call('DELETE', `/products/B2/images/${String(id)}`);
  const system = { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] } as const;
  const sweep = async (): Promise<number> => (await h.run('mutation { sweepImages }', {}, system)).sweepImages;
  expect([await sweep(), (await media(url)).status]).toEqual([0, 404]); // a day long they may be those of a write that has not committed
  h.clock.turn(400 * 86_400_000); // files have the time of the machine, which is behind the clock of the test
  expect(await sweep()).toBeGreaterThanOrEqual(2);
  expect((await media(kept)).status).toBe(200);
});
