import sharp from 'sharp';
import { imageKind } from '#subgraph-kit/images/image-kind.js';
import { imageThreads } from '#subgraph-kit/images/image-threads.js';
import type { PhotoKind } from '#subgraph-kit/images/image-work.js';
import { claimedPng } from '../../kit/claimed-png.js';
import { brandedHeic, claimedHeic, heicPhoto, turnedHeic } from '../../kit/heic-photo.js';
import { incomingFolder, readMade } from '../../kit/made-image.js';

const MEGABYTE = 1024 * 1024;
const threads = imageThreads();
afterAll(() => threads.close());

const to = incomingFolder();
const photoOf = (bytes: Buffer, as: PhotoKind) => readMade(threads.run({ kind: 'photo', bytes, as, to }));
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });

/** The names of the segments of a JPEG before its pixels, in hexadecimal. */
function segmentsOf(jpeg: Uint8Array): string[] {
  const [found, view]: [string[], Buffer] = [[], Buffer.from(jpeg)];
  for (let at = 2; view[at + 1] !== 0xda; at += 2 + view.readUInt16BE(at + 2)) found.push(view.toString('hex', at + 1, at + 2));
  return found;
}

/** The colour of a pixel, to the nearest 32. */
async function colorAt(jpeg: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(Buffer.from(jpeg)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((value) => Math.round(value / 32) * 32);
}
const [RED, BLUE] = [[256, 0, 0], [0, 0, 256]];

test('of a JPEG with a position, a profile, XMP and a comment behind it nothing but its pixels is left', async () => {
  const told = await plain(300, 200).withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 51/1' } })
    .withIccProfile('p3').withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">a second secret</x:xmpmeta>').jpeg().toBuffer();
  const { exif, icc, xmp } = await sharp(told).metadata();
  expect([exif, icc, xmp].map((part) => part !== undefined)).toEqual([true, true, true]);
  const { bytes, mediaType, width, height } = await photoOf(Buffer.concat([told, Buffer.from('PK\u0003\u0004a third secret')]), 'jpeg');
  const made = Buffer.from(bytes);
  expect([mediaType, width, height, ...['secret', 'Exif', 'GPS', 'ICC', 'xmp', 'PK'].map((text) => made.includes(text))]).toEqual(['image/jpeg', 300, 200, false, false, false, false, false, false]);
  expect(new Set(segmentsOf(bytes))).toEqual(new Set(['db', 'c0', 'c4'])); // tables and the frame
});

test('a photo stands upright, on white, at most 2,560 pixels long and never enlarged', async () => {
  const sizeOf = async (bytes: Buffer, as: PhotoKind) => { const { mediaType, width, height } = await photoOf(bytes, as); return [mediaType, width, height]; };
  expect(await sizeOf(await plain(5000, 100).jpeg().toBuffer(), 'jpeg')).toEqual(['image/jpeg', 2560, 51]);
  expect(await sizeOf(await plain(100, 5000).webp().toBuffer(), 'webp')).toEqual(['image/jpeg', 51, 2560]);
  expect(await sizeOf(await plain(30, 20).png().toBuffer(), 'png')).toEqual(['image/jpeg', 30, 20]);
  expect(await sizeOf(await plain(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'jpeg')).toEqual(['image/jpeg', 20, 30]);
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer();
  expect(await colorAt((await photoOf(clear, 'png')).bytes, 4, 4)).toEqual([256, 256, 256]);
});

test('HEIC is read whatever its brand, without what it says of itself, and stands upright', async () => {
  for (const [brand, compatible] of [['heic', 'miaf'], ['heim', 'heim'], ['mif1', 'miaf'], ['msf1', 'hevc']] as const) {
    const photo = brandedHeic(brand, compatible);
    expect([brand, imageKind(photo)]).toEqual([brand, 'heic']);
    const { bytes, mediaType, width, height } = await photoOf(photo, 'heic');
    expect([mediaType, width, height, Buffer.from(bytes).includes('secret'), heicPhoto().includes('secret')]).toEqual(['image/jpeg', 64, 48, false, true]);
    expect([await colorAt(bytes, 8, 24), await colorAt(bytes, 56, 24)]).toEqual([RED, BLUE]);
  }
  const { bytes, width, height } = await photoOf(turnedHeic(), 'heic');
  expect([width, height, await colorAt(bytes, 24, 8), await colorAt(bytes, 24, 56)]).toEqual([48, 64, BLUE, RED]);
});

test('formats are known by their first bytes: AVIF with the brands of both is no HEIC', async () => {
  const avif = await plain(8, 8).avif({ effort: 0 }).toBuffer();
  const pdf = Buffer.from('%PDF-1.7\n\xff\xd8\xff', 'latin1');
  expect([avif, brandedHeic('mif1', 'avif'), brandedHeic('msf1', 'avis'), brandedHeic('isom', 'heic'), pdf, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a\xff\xd8\xff', 'latin1'), Buffer.alloc(0), Buffer.from('....ftypmif1')].map(imageKind))
    .toEqual(['avif', 'avif', 'avif', undefined, undefined, undefined, 'gif', undefined, 'heic']);
});

const JPEG = await plain(300, 200).jpeg().toBuffer();

test.each([
  ['a PNG that says it has 50,000 × 50,000 pixels', { bytes: claimedPng(50_000, 50_000), as: 'png' }, 'it has more than 50 megapixels'],
  ['a HEIC that says it has 60,000 × 60,000', { bytes: claimedHeic(60_000, 60_000), as: 'heic' }, 'it has more than 50 megapixels'],
  ['a HEIC that has fewer pixels than it says', { bytes: claimedHeic(7000, 7000), as: 'heic' }, 'it is damaged or not complete'],
  ['a HEIC that has more pixels than it says', { bytes: claimedHeic(1, 1), as: 'heic' }, 'it is damaged or not complete'],
  ['a HEIC cut off', { bytes: heicPhoto().subarray(0, 700), as: 'heic' }, 'it is damaged or not complete'],
  ['the head of a HEIC alone', { bytes: heicPhoto().subarray(0, 28), as: 'heic' }, 'it is damaged or not complete'],
  ['a PNG that has fewer pixels than it says', { bytes: claimedPng(4000, 4000), as: 'png' }, 'it is damaged or not complete'],
  ['a JPEG cut off', { bytes: JPEG.subarray(0, JPEG.length / 2), as: 'jpeg' }, 'it is damaged or not complete'],
  ['SVG behind a mark of JPEG', { bytes: Buffer.from('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>', 'latin1'), as: 'jpeg' }, 'it is damaged or not complete'],
  ['a PNG that is called a JPEG', { bytes: claimedPng(9, 9), as: 'jpeg' }, 'it is not what it begins as'],
] as const)('%s is no photo [REL-S14]', async (_, { bytes, as }, reason) => {
  await expect(photoOf(bytes, as)).rejects.toMatchObject({ code: 'BAD_IMAGE', message: reason });
});

test('what takes too long is given up, and so is its thread; the next photo has another [REL-S14]', async () => {
  const hasty = imageThreads({ mostMilliseconds: 0 });
  const late = { code: 'BAD_IMAGE', message: 'it takes too long to read' };
  for (const as of ['heic', 'jpeg'] as const) await expect(hasty.run({ kind: 'photo', bytes: as === 'heic' ? heicPhoto() : JPEG, as, to })).rejects.toMatchObject(late);
  await hasty.close();
  expect((await photoOf(heicPhoto(), 'heic')).width).toBe(64);
});

test('memory stays bounded while many hostile photos come at once, and others are made meanwhile [REL-S14]', async () => {
  const before = process.memoryUsage().rss;
  const bombs = [[claimedPng(50_000, 50_000), 'png'], [claimedHeic(60_000, 60_000), 'heic'], [claimedHeic(7000, 7000), 'heic'], [Buffer.concat([JPEG.subarray(0, 200), Buffer.alloc(8 * MEGABYTE)]), 'jpeg']] as const;
  const all = [...Array.from({ length: 4 }, () => bombs).flat(), [JPEG, 'jpeg'] as const, [heicPhoto(), 'heic'] as const];
  const ended = await Promise.allSettled(all.map(([bytes, as]) => photoOf(bytes, as)));
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(all.map((_, at) => at >= 16));
  expect(process.memoryUsage().rss - before).toBeLessThan(500 * MEGABYTE);
});
