import { createHook } from 'node:async_hooks';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { holdBytes } from '#subgraph-kit/images/held-bytes.js';
import { askHost, type HostAnswer } from '../../../subgraphs/catalog/images/ask-host.js';
import { imageLibrary } from '../../../subgraphs/catalog/images/image-library.js';
import { fetchImage } from '../../../subgraphs/catalog/images/fetch-image.js';
import { claimedPng } from '../../kit/claimed-png.js';
import { collectGarbage } from '../../kit/collect-garbage.js';
import { imageHost, type ImageAnswer } from '../../kit/image-host.js';
import { incomingFolder, readMade } from '../../kit/made-image.js';

const PHOTO = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } }).jpeg().toBuffer();
const MEGABYTE = 1024 * 1024;

let open = 0;
const files: Record<string, ImageAnswer> = {
  '/photo.jpg': PHOTO,
  '/endless.jpg': (response) => {
    open += 1;
    response.writeHead(200).write(PHOTO);
    const more = (): void => { if (!response.destroyed) response.write(Buffer.alloc(64 * 1024), () => setImmediate(more)); };
    response.on('close', () => { open -= 1; });
    more();
  },
  '/drip.jpg': (response) => {
    open += 1;
    const timer = setInterval(() => response.write('x'), 50);
    response.writeHead(200).on('close', () => { open -= 1; clearInterval(timer); });
  },
  '/silent.jpg': () => undefined,
  '/page.jpg': Buffer.from('<html>no picture</html>'),
  '/short.jpg': (response) => { response.writeHead(200, { 'content-length': String(PHOTO.length) }).write(PHOTO.subarray(0, 100), () => { response.destroy(); }); },
  '/inward.jpg': (response) => { response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end(); },
  '/metadata.jpg': (response) => { response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(); },
  '/round.jpg': (response) => { response.writeHead(302, { location: '/round.jpg' }).end(); },
  '/zipped.jpg': (response) => { response.writeHead(200, { 'content-encoding': 'gzip' }).end(deflateSync(PHOTO)); },
};

let host: Awaited<ReturnType<typeof imageHost>>;
const library = imageLibrary({ allowLoopback: true, resolve: (name) => Promise.resolve(NAMES[name] ?? []) });
const to = incomingFolder();
const take = (bytes: Uint8Array) => readMade(library.take(bytes, to));
const NAMES: Readonly<Record<string, readonly string[]>> = { 'inward.example': ['10.1.2.3'], 'both.example': ['93.184.216.34', '192.168.1.1'], 'six.example': ['93.184.216.34', '::ffff:127.0.0.1'], 'nowhere.example': [] };
beforeAll(async () => { host = await imageHost(files); });
afterAll(async () => {
  await library.close();
  await host.close();
});

const REACH = { resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: 20_000, mostBytes: 2 * MEGABYTE };
const QUICK = { ...REACH, deadlineMilliseconds: 400 };

test.each([
  ['points inward', 'https://10.0.0.1/a.jpg', 'leads to an address that is not public'], ['is a name of this network', 'https://intranet/a.jpg', 'private network'], ['is an address of a cloud', 'http://169.254.169.254/latest', 'not public'],
  ['resolves inward', 'https://inward.example/a.jpg', 'not public'], ['resolves to both', 'https://both.example/a.jpg', 'not public'], ['hides an inward address in IPv6', 'https://six.example/a.jpg', 'not public'],
  ['resolves to nothing', 'https://nowhere.example/a.jpg', 'no address'], ['is another protocol', 'file:///etc/passwd', 'neither https nor http'], ['is another protocol\'s port', 'http://93.184.216.34:6379/', 'port 6379'], ['is none', 'http://', 'no URL'],
])('an address that %s is not asked [REL-S14 H]', async (_, address, reason) => {
  const strict = { ...REACH, allowLoopback: false, resolve: (name: string) => Promise.resolve(NAMES[name] ?? []) };
  await expect(fetchImage(address, strict)).rejects.toMatchObject({ message: expect.stringContaining(reason) as string, passes: false });
});

test.each(['/inward.jpg', '/metadata.jpg'])('each redirect is checked as the first address is: %s leads nowhere [REL-S14 H]', async (path) => {
  await expect(fetchImage(host.url(path), REACH)).rejects.toThrow('not public');
});

test('a host that redirects for ever, drips, says nothing or never ends is left at its deadline or the most bytes [REL-S14 H]', async () => {
  await expect(fetchImage(host.url('/round.jpg'), REACH)).rejects.toThrow('redirects more than 3 times');
  await expect(fetchImage(host.url('/drip.jpg'), QUICK)).rejects.toMatchObject({ message: expect.stringContaining('within 0.4 seconds') as string, passes: true });
  await expect(fetchImage(host.url('/silent.jpg'), QUICK)).rejects.toThrow('within');
  await expect(fetchImage(host.url('/endless.jpg'), REACH)).rejects.toThrow('larger than 2 MB');
  while (open > 0) await new Promise(setImmediate); // the connections are closed
});

test('the thread that asks says that it was too late, whichever of the two clocks was first [REL-S14 H]', async () => {
  const question = { url: host.url('/silent.jpg'), address: '127.0.0.1', mostBytes: MEGABYTE, milliseconds: 20 };
  expect(await askHost(question)).toEqual({ late: true });
  await expect(fetchImage(question.url, { ...REACH, ask: () => askHost(question) })).rejects.toMatchObject({ message: 'its host did not send it within 20 seconds', passes: true });
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

test.each([
  ['SVG with a script', SVG, 'neither JPEG'], ['SVG behind a mark of JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), SVG]), 'damaged'], ['a page', Buffer.from('<html>'), 'neither'], ['nothing', Buffer.alloc(0), 'neither'],
  ['a PNG that says it has 50,000 × 50,000 pixels', claimedPng(50_000, 50_000), 'more than 50 megapixels'], ['one cut off', PHOTO.subarray(0, PHOTO.length / 2), 'damaged or not complete'], ['the head of one alone', PHOTO.subarray(0, 20), 'damaged'],
  ['a PNG that has fewer pixels than it says', claimedPng(4000, 4000), 'damaged'],
])('%s is no image [REL-S14 H]', async (_, bytes, reason) => {
  await expect(take(bytes)).rejects.toThrow(reason);
});

test('of an image whose host ends in the middle nothing is kept, and it is tried again [REL-S14 H]', async () => {
  await expect(fetchImage(host.url('/short.jpg'), REACH)).rejects.toMatchObject({ message: 'its host cannot be reached', passes: true });
});

test('of a file that is two at once nothing but its pixels is kept [REL-S14 H]', async () => {
  const both = Buffer.concat([PHOTO, Buffer.from('<script>alert(document.domain)</script>PK\u0003\u0004')]);
  const { bytes, mediaType, width, height } = await take(both);
  expect([bytes.includes('script'), bytes.includes('PK\u0003\u0004'), mediaType, width, height]).toEqual([false, false, 'image/jpeg', 300, 200]);
});

test('the formats are recognised by their bytes, turned upright and kept without what they say of themselves', async () => {
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
  const kept = async (bytes: Buffer) => { const { mediaType, width, height } = await take(bytes); return [mediaType, width, height]; };
  expect(await kept(await image.clone().png().toBuffer())).toEqual(['image/png', 30, 20]);
  expect(await kept(await image.clone().webp().toBuffer())).toEqual(['image/webp', 30, 20]);
  expect(await kept(await image.clone().avif({ effort: 0 }).toBuffer())).toEqual(['image/webp', 30, 20]);
  expect(await kept(await image.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer())).toEqual(['image/jpeg', 20, 30]);
  const moving = await sharp(Buffer.concat([Buffer.alloc(300, 200), Buffer.alloc(300, 20)]), { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } }).gif().toBuffer();
  const { bytes, height } = await take(moving);
  expect([height, (await sharp(bytes, { animated: true }).metadata()).pages]).toEqual([10, 2]);
});

test('no port is left open of images that are refused, too many, too late or kept [REL-S14 H]', async () => {
  const ports = new Set<number>();
  const counting = createHook({ init: (id, type) => { if (type === 'MESSAGEPORT') ports.add(id); }, destroy: (id) => { ports.delete(id); } }).enable();
  const own = imageLibrary({ allowLoopback: true });
  const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
    const [ended] = await Promise.allSettled([work]);
    return ended.status === 'fulfilled' ? 'kept' : (ended.reason as Error).message;
  };
  const fetched = (path: string): Promise<string> => outcomeOf(own.fetch(host.url(path), to));
  expect(await Promise.all(['/photo.jpg', '/page.jpg', '/short.jpg'].map(fetched))).toEqual(['kept', 'it is neither JPEG, PNG, WebP, GIF nor AVIF', 'its host cannot be reached']);
  const many = await Promise.all(Array.from({ length: 110 }, () => outcomeOf(own.take(PHOTO, to))));
  expect([many.filter((one) => one === 'kept').length > 99, many.includes('Too many images wait to be worked on; try again')]).toEqual([true, true]);
  let held: ((answer: HostAnswer) => void) | undefined;
  const late = fetchImage(host.url('/photo.jpg'), { ...REACH, deadlineMilliseconds: 20, ask: () => new Promise((resolve) => { held = resolve; }) });
  await expect(late).rejects.toThrow('within 0.02 seconds');
  held?.({ held: holdBytes(new Uint8Array(PHOTO)) });
  const asked = fetched('/silent.jpg');
  await own.close();
  expect(await asked).toBe('its host cannot be reached');
  while (ports.size > 0) {
    collectGarbage(); // a port that was handed on is an object until then
    await new Promise(setImmediate);
  }
  counting.disable();
});

test('memory stays bounded while many hostile files come at once [REL-S14 H]', async () => {
  const before = process.memoryUsage().rss;
  const bombs = [claimedPng(50_000, 50_000), claimedPng(7000, 7000), Buffer.concat([PHOTO.subarray(0, 200), Buffer.alloc(5 * MEGABYTE)])];
  await Promise.allSettled(Array.from({ length: 30 }, (_, at) => take(bombs[at % bombs.length] ?? PHOTO)));
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * MEGABYTE);
});
