import type { Principal } from '../../../gateway/contract/principal.js';
import { keptImage } from '../../../subgraphs/catalog/images/kept-image.js';
import { noBlobs } from '../../../subgraphs/kit/blobs/no-blobs.js';

const PRINCIPAL: Principal = { kind: 'staff', companyId: 7, actor: 'ann', scopes: ['catalog:write'] };
const made = () => ({ bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png', width: 3, height: 1 });

test('the bytes of an image are held no longer than until they are stored', async () => {
  const [image, stored]: [ReturnType<typeof made>, number[][]] = [made(), []];
  const put = (_companyId: number, content: Uint8Array | AsyncIterable<Uint8Array>) => {
    if (content instanceof Uint8Array) stored.push([...content]);
    return Promise.resolve({ hash: 'a'.repeat(64), length: 3 });
  };
  expect(await keptImage({ blobs: { ...noBlobs, put } }, { principal: PRINCIPAL }, image)).toEqual({ content: 'a'.repeat(64), mediaType: 'image/png', width: 3, height: 1, bytes: 3 });
  expect([stored, image.bytes.length]).toEqual([[[1, 2, 3]], 0]);
});

test('a dry run names the content of an image, and holds no bytes of it either', async () => {
  const image = made();
  expect(await keptImage({ blobs: noBlobs }, { principal: PRINCIPAL, dryRun: true }, image)).toMatchObject({ content: '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81', bytes: 3 });
  expect(image.bytes).toHaveLength(0);
});
