import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Incoming } from '#subgraph-kit/blobs/blobs.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { holdBytes, takeBytes } from '#subgraph-kit/images/held-bytes.js';
import { imageThreads } from '#subgraph-kit/images/image-threads.js';
import type { MadeImage } from '#subgraph-kit/images/image-work.js';
import { smallDisk } from '../../faults/small-disk.js';
import { incomingFolder } from '../../kit/made-image.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const threads = imageThreads();
afterAll(() => threads.close());

/** A photo of some hundred kilobytes. */
const PHOTO = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 120, sigma: 40 } } }).jpeg({ quality: 88 }).toBuffer();
const keep = (to: Incoming): Promise<MadeImage> => threads.run({ kind: 'keep', port: holdBytes(new Uint8Array(PHOTO)).port, as: 'jpeg', to });

test('bytes wait in a port until somebody takes them', () => {
  const bytes = new Uint8Array(1000).fill(7);
  const { head, port } = holdBytes(bytes);
  expect([bytes.length, [...head]]).toEqual([0, Array.from({ length: 64 }, () => 7)]);
  expect(takeBytes(port)).toEqual(new Uint8Array(1000).fill(7));
});

test('what a thread made is published with its length and media type by the hash of its bytes', async () => {
  const blobs = folderBlobs(temporaryFolder());
  const to = blobs.incoming(7, { contentType: 'image/test', most: PHOTO.length * 2 });
  const { arrived, ...measured } = await keep(to);
  expect(measured).toEqual({ mediaType: 'image/jpeg', width: 600, height: 400 });
  expect(await blobs.publish(arrived)).toEqual({ hash: arrived.hash, length: arrived.length });
  const stored = await blobs.get(7, arrived.hash);
  stored?.stream.destroy();
  expect([stored?.contentType, stored?.length, readdirSync(join(to.folder, 'incoming'))]).toEqual(['image/test', arrived.length, []]);
});

test('what is too large to be kept, or cannot be written, is refused as it is on the main thread', async () => {
  const to = incomingFolder();
  await expect(keep({ ...to, most: 1000 })).rejects.toMatchObject({ code: 'BODY_TOO_LARGE', message: 'The file has more than 1000 bytes', details: { most: 1000 } });
  expect(readdirSync(join(to.folder, 'incoming'))).toEqual([]);
  const file = join(to.folder, 'no folder');
  writeFileSync(file, '');
  await expect(keep({ ...to, folder: file })).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'storage' }, cause: { message: expect.stringContaining('ENOTDIR') as string } });
});

describe('on a full disk', () => {
  const disk = smallDisk();
  afterAll(() => disk?.remove());
  (disk ? it : it.skip)('nothing of an image is kept, and the next one is once there is room', async () => {
    const to = { ...incomingFolder(), folder: disk?.folder ?? '' };
    mkdirSync(join(to.folder, 'incoming'));
    disk?.fill();
    await expect(keep(to)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Nothing can be stored at present; try again', details: { reason: 'storage' }, cause: { message: expect.stringContaining('ENOSPC') as string } });
    expect(readdirSync(join(to.folder, 'incoming'))).toEqual([]);
    disk?.empty();
    expect((await keep(to)).arrived.length).toBeGreaterThan(1000);
  });
});

test.each([
  ['TIFF', await sharp(PHOTO).tiff().toBuffer()], ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')], ['PPM', Buffer.from('P3 1 1 255 1 2 3\n')],
])('%s is never read, whatever it is taken for', async (_, bytes) => {
  await expect(threads.run({ kind: 'keep', port: holdBytes(new Uint8Array(bytes)).port, as: 'png', to: incomingFolder() })).rejects.toMatchObject({ message: 'it is damaged or not complete' });
});

test('a thread that starts does not make those that work refuse good images', async () => {
  const others = Array.from({ length: 6 }, () => imageThreads());
  const good = async (): Promise<void> => { for (let at = 0; at < 25; at += 1) await keep(incomingFolder()); };
  const starting = others.map((other) => other.run({ kind: 'keep', port: holdBytes(new Uint8Array(PHOTO)).port, as: 'jpeg', to: incomingFolder() }));
  await Promise.all([good(), good(), ...starting]);
  await Promise.all(others.map((other) => other.close()));
});
