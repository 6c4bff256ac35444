// On the embedded database only: bodies are read, or refused, before any statement, and nothing is asked of the graph.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { uuidV7Ids } from '#kernel/ids.js';
import type { Listening } from '../../kit/listen.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openHost } from '../../kit/open-portico.js';
import { PHOTO_ROOM } from '../../../shims/returns/return-body.js';
import { sampleReturns } from './sample-returns.js';

const MEGABYTE = 1024 * 1024;
/** Of each body no room is taken for so many bytes. */
const FREE_BYTES = 65_536;
const clock = manualClock();

let host: Listening;
beforeAll(async () => { host = await openHost([{ surface: sampleReturns, judge: () => [] }], { call: () => Promise.reject(new Error('Nothing is asked')), clock, ids: uuidV7Ids(clock) }); });
afterAll(() => host.close());

const post = async (body: string | FormData | Buffer, headers: Record<string, string> = {}): Promise<[number, string]> => {
  const answer = await fetch(`${host.base}/sample/returns`, { method: 'POST', body: Buffer.isBuffer(body) ? new Uint8Array(body) : body, headers: { 'x-return-session': 'known', ...headers } });
  return [answer.status, await answer.text()];
};
const json = (body: unknown): Promise<[number, string]> => post(typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': 'application/json' });
/** A form of text fields and of files. */
function form(fields: Readonly<Record<string, string>>, files: readonly (readonly [field: string, bytes: Uint8Array, name?: string])[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [field, bytes, name = 'a.jpg'] of files) data.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return data;
}
const errors = async (sent: Promise<[number, string]>): Promise<[number, unknown]> => { const [status, text] = await sent; return [status, (JSON.parse(text) as { errors?: unknown }).errors]; };

const LINES = [{ id: 'l-1', quantity: 1, reason: 'size', exchange: { barcode: '4006381333931' } }];
const RETURN = { lines: LINES, resolution: 'exchange', method: 'in_store', store_code: 'MI1', note: 'Too small' };
const FIELDS = { ...RETURN, lines: JSON.stringify(LINES) };
const [FIRST, SECOND] = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6)];
const READ = '{"lines":[{"id":"l-1","quantity":1,"reason":"size","exchange":{"barcode":"4006381333931"}}],"resolution":"exchange","method":"in_store","store_code":"MI1","note":"Too small",';
const PHOTO = '"photos":[{"filename":"a.jpg","content_type":"image/jpeg","bytes":[1,3,3]}]}';

test('JSON and forms are one return: of a form lines is a JSON text, and its files are the photos', async () => {
  const read = [200, READ + PHOTO];
  expect(await json({ ...RETURN, photos: [{ filename: 'a.jpg', content_type: 'image/jpeg', content_base64: 'AQID' }] })).toEqual(read);
  expect(await post(form(FIELDS, [['photos', FIRST]]))).toEqual(read);
  expect(await post(form(FIELDS, [['photos[]', FIRST]]))).toEqual(read);
  expect(await post(form({ data: JSON.stringify(RETURN) }, [['photos', FIRST]]))).toEqual(read);
  expect(await post(form({ data: JSON.stringify({ ...RETURN, photos: [{ filename: 'a.jpg', content_type: 'image/jpeg', content_base64: 'AQID' }] }) }))).toEqual(read);
  expect(await post(form({ data: JSON.stringify({ ...RETURN, note: 'Other' }), note: 'Too small' }, [['photos', FIRST]]))).toEqual(read);
  expect(await json({ ...RETURN, photos: [{ filename: 'a.jpg', content_type: 'image/jpeg', content_base64: 'data:image/jpeg;base64,AQID' }] })).toEqual(read);
});

test('what is left out or empty is none: a file field nobody chose a file for, too', async () => {
  const { store_code: _, note: __, ...least } = RETURN;
  const without = '{"lines":[{"id":"l-1","quantity":1,"reason":"size","exchange":{"barcode":"4006381333931"}}],"resolution":"exchange","method":"in_store"}';
  expect(await json(least)).toEqual([200, without]);
  expect(await post(form({ ...FIELDS, store_code: '', note: '' }, [['photos', new Uint8Array(), '']]))).toEqual([200, without]);
  expect(await json({ ...least, photos: [] })).toEqual([200, without.replace(/}$/, ',"photos":[]}')]);
  expect(await post(form(FIELDS, [['photos', FIRST], ['photos', SECOND, 'b.jpg']]))).toEqual([200, `${READ}"photos":[{"filename":"a.jpg","content_type":"image/jpeg","bytes":[1,3,3]},{"filename":"b.jpg","content_type":"image/jpeg","bytes":[4,6,3]}]}`]);
});

test('what is wrong is named by its field, as JSON and as a form', async () => {
  const photo = { filename: 'a.jpg', content_base64: 'AQID' };
  expect(await errors(json({ ...RETURN, photos: [photo, photo, photo, photo] }))).toEqual([422, { photos: ['must have at most 3 entries'] }]);
  expect(await errors(post(form(FIELDS, [1, 2, 3, 4].map(() => ['photos', FIRST]))))).toEqual([422, { photos: ['must have at most 3 entries'] }]);
  expect(await errors(json({ ...RETURN, photos: [{ filename: 'a.jpg' }, { content_base64: 1 }, 'x'] }))).toEqual([422, { 'photos.0.content_base64': ['is required'], 'photos.1.content_base64': ['must be of the type string'], 'photos.2': ['must be of the type object'] }]);
  expect(await errors(json({ ...RETURN, photos: 5 }))).toEqual([422, { photos: ['must be of the type array'] }]);
  expect(await errors(json({ ...RETURN, lines: [], resolution: 'money' }))).toEqual([422, { lines: ['must have at least 1 entry'], resolution: ['must be refund, exchange or store_credit'] }]);
  expect(await errors(post(form({ ...FIELDS, lines: '[{' })))).toEqual([422, { lines: ['must be JSON'] }]);
  expect(await errors(post(form({ ...FIELDS, lines: '[{"id":"l","id":"m"}]' })))).toEqual([422, { 'lines.0.id': ['is given twice'] }]);
  expect(await errors(post(form({ ...FIELDS, data: '[]' })))).toEqual([422, { data: ['must be the JSON of the return'] }]);
  expect(await errors(post(form(FIELDS, [['picture', FIRST]])))).toEqual([422, { picture: ['holds a file: photos are sent as photos'] }]);
  const twice = form(FIELDS);
  twice.append('lines', '[]');
  expect(await errors(post(twice))).toEqual([422, { lines: ['is given twice'] }]);
  for (const sent of [json('{'), json('[1'), post('x', { 'content-type': 'multipart/form-data; boundary=b' })]) expect((await sent)[0]).toBe(400);
  expect((await errors(json('')))[0]).toBe(422);
});

test('a thousand parts, many files, long fields and deep JSON are refused without being read on [REL-S14]', async () => {
  const parts = form({});
  for (let at = 0; at < 1000; at += 1) parts.append(`f${String(at)}`, 'x');
  expect(await post(parts)).toEqual([422, '{"message":"too_many_items"}']);
  expect((await post(form(FIELDS, Array.from({ length: 1000 }, () => ['photos', FIRST]))))[0]).toBe(422);
  expect((await post(form({ ...FIELDS, note: 'x'.repeat(300 * 1024) })))[0]).toBe(413);
  expect((await json(`{"lines":${'['.repeat(5000)}${']'.repeat(5000)}}`))[0]).toBe(400);
  expect((await json({ ...RETURN, photos: Array.from({ length: 6000 }, () => ({ content_base64: 'AQID' })) }))[0]).toBe(422);
});

test('a body of 36 MB is read, and other calls are answered meanwhile; a larger one is refused before it is read', async () => {
  const content = Buffer.alloc(8 * MEGABYTE, 7).toString('base64');
  const body = JSON.stringify({ ...RETURN, photos: [1, 2, 3].map(() => ({ filename: 'a.jpg', content_base64: content })) });
  expect(body.length).toBeGreaterThan(32 * 1_000_000);
  const [status, text] = await json(body);
  expect([status, text.endsWith(`{"filename":"a.jpg","bytes":[7,7,${String(8 * MEGABYTE)}]}]}`)]).toEqual([200, true]);
  expect((await post(form(FIELDS, [1, 2, 3].map(() => ['photos', Buffer.alloc(8 * MEGABYTE, 7)]))))[0]).toBe(200);
  const stray = connect(host.port, '127.0.0.1');
  stray.write('POST /sample/returns HTTP/1.1\r\nHost: x\r\nX-Return-Session: known\r\nContent-Type: application/json\r\nContent-Length: 37748737\r\n\r\n');
  expect(String((await once(stray, 'data'))[0])).toMatch(/^HTTP\/1\.1 413 /);
  stray.destroy();
});

/** A call that announces the largest body and sends a part of it. */
async function stalled(bytes: number, session: string): Promise<Socket> {
  const socket = connect(host.port, '127.0.0.1');
  await new Promise<void>((resolve) => {
    socket.write(`POST /sample/returns HTTP/1.1\r\nHost: x\r\nX-Return-Session: ${session}\r\nContent-Type: application/json\r\nContent-Length: 37748736\r\n\r\n`);
    socket.write(Buffer.alloc(bytes), () => { resolve(); });
  });
  return socket;
}

test('bodies that never end hold no more memory than arrived of them, and leave room for others [REL-S14]', async () => {
  const before = process.memoryUsage().rss;
  const sockets = await Promise.all(Array.from({ length: 20 }, (_, at) => stalled(MEGABYTE, `known ${String(at)}`)));
  expect((await json(RETURN))[0]).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
  for (const socket of sockets) socket.destroy();
});

test('while as much has arrived as there is room for, others are asked to come again; what is broken off is given back [REL-S14]', async () => {
  const sockets = await Promise.all([1, 2, 3, 4].map((of) => stalled(35 * MEGABYTE, `known ${String(of)}`)));
  const large = JSON.stringify({ ...RETURN, note: 'x', photos: [{ content_base64: Buffer.alloc(8 * MEGABYTE).toString('base64') }] });
  const statusOf = async (): Promise<number> => (await json(large))[0];
  while (PHOTO_ROOM.held !== 4 * (35 * MEGABYTE - FREE_BYTES)) await new Promise(setImmediate); // until all of it has arrived, and nothing else is left
  expect(await json(large)).toEqual([503, '{"message":"unavailable"}']);
  expect((await json(RETURN))[0]).toBe(200); // small bodies take no room
  for (const socket of sockets) socket.destroy();
  while (await statusOf() !== 200) await new Promise(setImmediate); // until it is known that they are gone
});

test('bodies of one session that never end leave the room to others, small ones that session too [REL-S14]', async () => {
  const sockets = await Promise.all(Array.from({ length: 5 }, () => stalled(30 * MEGABYTE, 'known to an attacker')));
  const statusOf = (session: string, bytes: number) => post(JSON.stringify({ ...RETURN, photos: [{ content_base64: Buffer.alloc(bytes).toString('base64') }] }), { 'content-type': 'application/json', 'x-return-session': session }).then(([status]) => status);
  while (PHOTO_ROOM.held < 30 * MEGABYTE - FREE_BYTES) await new Promise(setImmediate); // until all of the one that was let in has arrived
  expect([await statusOf('known', 8 * MEGABYTE), await statusOf('known to an attacker', 40_000), await statusOf('known to an attacker', 8 * MEGABYTE)]).toEqual([200, 200, 503]);
  for (const socket of sockets) socket.destroy();
  while (PHOTO_ROOM.held > 0) await new Promise(setImmediate); // until it is known that they are gone
});

test('nobody\'s body is read without a session; whoever sends all of it reads why', async () => {
  for (let time = 0; time < 3; time += 1) expect((await post(Buffer.alloc(36 * MEGABYTE, 32), { 'content-type': 'application/json', 'x-return-session': 'ended' }))[0]).toBe(401);
  const socket = connect(host.port, '127.0.0.1');
  socket.write('POST /sample/returns HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 37748736\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});
