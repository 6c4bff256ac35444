import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import { insertReturnPhotos } from '../../../subgraphs/orders/return-photos/return-photo.store.js';
import { preparePhotos, type GivenPhoto } from '../../../subgraphs/orders/return-photos/prepare-photos.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { claimedPng } from '../../kit/claimed-png.js';
import { claimedHeic, heicPhoto } from '../../kit/heic-photo.js';
import type { Listening } from '../../kit/listen.js';
import { openHost } from '../../kit/open-portico.js';
import { systemOf } from '../../kit/open-graph.js';
import { staff, system } from '../../kit/orders.js';
import { returnsWorld, type ReturnsWorld } from '../../kit/returns.js';
import { sampleReturns } from './sample-returns.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let world: ReturnsWorld;
let host: Listening;
let deps: OrdersContext['deps'];
beforeAll(async () => {
  world = await returnsWorld();
  ({ deps } = world.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext);
  host = await openHost([{ surface: sampleReturns, judge: () => [] }], { call: world.orders.call, clock: world.orders.clock, ids: deps.ids });
});
afterAll(async () => {
  await host.close();
  await world.orders.subgraph.close();
});

const JPEG = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } }).withExif({ IFD0: { Copyright: 'a secret place' } }).jpeg().toBuffer();
const base64 = (bytes: Buffer): GivenPhoto => ({ filename: 'photo.jpg', contentBase64: bytes.toString('base64') });
const prepare = (given: readonly GivenPhoto[], dryRun = false) => preparePhotos(deps, { companyId: 7, orderId: 'o1', dryRun }, given);

/** A return with photos. */
async function returnWith(given: readonly GivenPhoto[]): Promise<{ readonly id: string; readonly number: string }> {
  const { number: orderReference } = await world.shippedOrder();
  const opened = await world.change('announceReturn', { orderReference, lines: [{ sku: 'TEE', quantity: 1 }] });
  const photos = await prepare(given);
  await deps.database.inTransaction((transaction) => insertReturnPhotos(transaction, 7, { returnId: opened.id, photos, createdAt: instant(deps.clock) }));
  return opened;
}

const PHOTOS = 'query P($reference: ID!) { return(reference: $reference) { photos { place width height createdAt url expiresAt } } }';
const photosOf = async (reference: string, principal: Principal = staff): Promise<any[]> => (await world.orders.run(PHOTOS, { reference }, { principal })).return?.photos;
const show = (url: string, init: RequestInit = {}): Promise<Response> => fetch(host.base + url, init);

test('staff see the photos of a return at addresses that end after a quarter of an hour', async () => {
  const { number } = await returnWith([base64(JPEG), { bytes: heicPhoto() }]);
  const photos = await photosOf(number);
  const until = (minutes: number): string => new Date(world.orders.clock.now().getTime() + minutes * 60_000).toISOString();
  expect(photos.map(({ url, ...photo }) => [photo, /^\/return-photos\/[\w-]{100,200}\.[\w-]{22}$/.test(url)])).toEqual([
    [{ place: 1, width: 300, height: 200, createdAt: until(0), expiresAt: until(15) }, true], [{ place: 2, width: 64, height: 48, createdAt: until(0), expiresAt: until(15) }, true],
  ]);
  const [{ url }] = photos;
  const shown = await show(url);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect([shown.status, ...['content-type', 'content-length', 'cache-control', 'content-security-policy', 'content-disposition', 'referrer-policy', 'x-content-type-options', 'access-control-allow-origin', 'etag'].map((name) => shown.headers.get(name))])
    .toEqual([200, 'image/jpeg', String(bytes.length), 'private, no-store', "default-src 'none'; sandbox", 'inline; filename="return-photo.jpg"', 'no-referrer', 'nosniff', null, null]);
  expect([bytes.subarray(0, 3).toString('hex'), bytes.includes('secret'), JPEG.includes('secret')]).toEqual(['ffd8ff', false, true]);
  const head = await show(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes.length), '']);
  world.orders.clock.turn(15 * 60_000 - 1);
  expect((await show(url)).status).toBe(200);
  world.orders.clock.turn(1);
  const ended = await show(url);
  expect([ended.status, await ended.text()]).toEqual([404, '{"message":"not_found"}']);
  expect((await show((await photosOf(number))[0].url)).status).toBe(200);
});

test('an address with one changed character shows nothing, and neither does one of another list of ours [REL-S8]', async () => {
  const { number } = await returnWith([base64(JPEG)]);
  const [{ url }] = await photosOf(number) as [{ url: string }];
  for (const at of [15, 40, url.indexOf('.') - 1, url.indexOf('.') + 1, url.length - 2]) expect([at, (await show(`${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`)).status]).toEqual([at, 404]);
  const content = JSON.parse(Buffer.from(url.slice(url.lastIndexOf('/') + 1, url.indexOf('.')), 'base64url').toString()) as (number | string)[];
  expect([content.length, content[0]]).toEqual([3, 7]);
  for (const token of [deps.cursors.encode('tracking', content), deps.cursors.encode('return photo', ['7', 'x']), 'x', '.', 'a'.repeat(2000)]) expect((await show(`/return-photos/${token}`)).status).toBe(404);
});

test('nobody but people who may read orders gets an address; the query of photos is the surface\'s own', async () => {
  const { number } = await returnWith([base64(JPEG)]);
  const erp: Principal = { kind: 'connection', companyId: 7, actor: 'ERP', connectionId: 'c-1', scopes: ['returns:read'] };
  await expect(photosOf(number, erp)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(photosOf(number, { ...staff, permissions: ['catalog.read'] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await photosOf(number, { ...staff, companyId: 8 })).toBeUndefined();
  for (const principal of [staff, erp]) await expect(world.orders.run('query R { returnPhoto(token: "x") { mediaType } }', {}, { principal })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(world.orders.run('mutation { sweepReturnPhotos }', {}, { principal: staff })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

const NO_PHOTO = 'is no photo: JPEG, PNG, WebP or HEIC';

/** Files of the company that were written and are not published. */
const unpublished = (): string[] => readdirSync(join(deps.blobs.incoming(7, { contentType: 'image/jpeg', most: 1 }).folder, 'incoming'));

test('what is no photo is refused by its place, whatever it is called [REL-S14]', async () => {
  const called = (bytes: Buffer): GivenPhoto => ({ filename: 'photo.jpg', bytes });
  const problems = async (given: readonly GivenPhoto[]): Promise<unknown> => {
    const [{ status, ...ended }] = await Promise.allSettled([prepare(given)]);
    return 'reason' in ended && ended.reason instanceof Failure ? [ended.reason.code, ended.reason.details] : status;
  };
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } }).gif().toBuffer();
  const avif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } }).avif({ effort: 0 }).toBuffer();
  expect(await problems([called(Buffer.from('%PDF-1.7\n')), called(JPEG), called(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))])).toEqual(['BAD_INPUT', { 'photos.0': [NO_PHOTO], 'photos.2': [NO_PHOTO] }]);
  expect(await problems([called(gif), called(avif), {}])).toEqual(['BAD_INPUT', { 'photos.0': [NO_PHOTO], 'photos.1': [NO_PHOTO], 'photos.2': [NO_PHOTO] }]);
  expect(await problems([called(Buffer.alloc(0)), base64(Buffer.from('GIF89a\u00ff\u00d8\u00ff', 'latin1')), { contentBase64: '!' }])).toEqual(['BAD_INPUT', { 'photos.0': [NO_PHOTO], 'photos.1': [NO_PHOTO], 'photos.2': [NO_PHOTO] }]);
  expect(await problems([called(claimedPng(50_000, 50_000)), called(claimedHeic(60_000, 60_000)), called(JPEG.subarray(0, 500))]))
    .toEqual(['BAD_INPUT', { 'photos.0': ['cannot be used: it has more than 50 megapixels'], 'photos.1': ['cannot be used: it has more than 50 megapixels'], 'photos.2': ['cannot be used: it is damaged or not complete'] }]);
  const large = Buffer.concat([JPEG, Buffer.alloc(8 * 1024 * 1024)]);
  expect(await problems([called(large), base64(large), called(large.subarray(0, 8 * 1024 * 1024))])).toEqual(['BAD_INPUT', { 'photos.0': ['must be at most 8 MB'], 'photos.1': ['must be at most 8 MB'] }]);
  expect(await problems([called(JPEG), called(JPEG), called(JPEG), called(JPEG)])).toEqual(['BAD_INPUT', { photos: ['must be at most 3'] }]);
  expect(await problems([])).toBe('fulfilled');
  expect(unpublished()).toEqual([]); // nothing is kept of the one that is a photo either
});

test('a dry run makes the same photo and stores nothing', async () => {
  const odd = await sharp({ create: { width: 31, height: 17, channels: 3, background: 'olive' } }).png().toBuffer();
  const [rehearsed] = await prepare([{ bytes: odd }], true);
  expect([rehearsed?.mediaType, rehearsed?.width, rehearsed?.height, await deps.blobs.has(7, rehearsed?.content ?? '')]).toEqual(['image/jpeg', 31, 17, false]);
  expect(unpublished()).toEqual([]);
  expect(await prepare([{ bytes: odd }])).toEqual([rehearsed]);
  expect(await deps.blobs.has(7, rehearsed?.content ?? '')).toBe(true);
});

const sweep = async (): Promise<number> => (await world.orders.run('mutation { sweepReturnPhotos }', {}, { principal: systemOf() })).sweepReturnPhotos;

test('photos that no return has are swept a day later; those of an erased customer are shown to nobody at once', async () => {
  const { id, number } = await returnWith([{ bytes: await sharp({ create: { width: 40, height: 40, channels: 3, background: 'navy' } }).png().toBuffer() }]);
  const [lost] = await prepare([{ bytes: await sharp({ create: { width: 41, height: 41, channels: 3, background: 'navy' } }).png().toBuffer() }]);
  world.orders.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString()); // files have the time of the machine
  const [{ url }] = await photosOf(number) as [{ url: string }];
  expect((await show(url)).status).toBe(200);
  await sweep();
  expect([await deps.blobs.has(7, lost?.content ?? ''), (await show(url)).status]).toEqual([false, 200]);
  await deps.database.inTransaction(async (transaction) => {
    await transaction.execute("UPDATE orders SET status = 'DELIVERED', customer_email = 'gone@example.test' WHERE company_id = 7 AND id IN (SELECT order_id FROM returns WHERE company_id = 7 AND id = ?)", [id]);
    await transaction.execute("UPDATE returns SET status = 'CANCELLED' WHERE company_id = 7 AND id = ?", [id]);
  });
  expect((await world.orders.run('mutation { eraseCustomer(input: { email: "gone@example.test" }) { returnCount } }', {})).eraseCustomer).toEqual({ returnCount: 1 });
  expect([(await show(url)).status, await photosOf(number), await sweep() > 0]).toEqual([404, [], true]);
  await expect(world.orders.run('mutation { sweepReturnPhotos }', {}, { principal: system })).resolves.toEqual({ sweepReturnPhotos: 0 });
});
