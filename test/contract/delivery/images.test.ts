import { ONE_PIXEL } from '../../kit/pixels.js';
import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
let id: string;
beforeAll(async () => {
  s = await openSite();
  ({ uploadAsset: { id } } = await s.asStaff('mutation($input: UploadAssetInput!) { uploadAsset(input: $input) { id } }', { input: { contentBase64: ONE_PIXEL, name: 'one.png' } }));
});
afterAll(() => s.close());

const media = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${s.base}/media/${path}`, init);

test('an image of a library is served by its id, without a token, of any origin, and for good', async () => {
  const response = await media(id, { headers: { origin: 'https://shop.example' } });
  const { status, headers } = response;
  expect([status, ...['content-type', 'cache-control', 'etag', 'access-control-allow-origin', 'cross-origin-resource-policy', 'x-content-type-options'].map((name) => headers.get(name))]).toEqual(
    [200, 'image/png', 'public, max-age=31536000, immutable', `"${id}"`, '*', 'cross-origin', 'nosniff']);
  expect(Buffer.from(await response.arrayBuffer()).subarray(1, 4).toString()).toBe('PNG');
  expect([(await media(id, { headers: { 'if-none-match': `"${id}"` } })).status, (await media(id, { method: 'HEAD' })).status]).toEqual([304, 200]);
});

test('what is no image of a library is not there', async () => {
  for (const path of [id.replace(/^\d+/, '99'), `${id}x`, '1', '1-', '..%2f..', `0${id}`]) expect([path, (await media(path)).status]).toEqual([path, 404]);
});
