import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobLocation, S3Location } from '#kernel/blob-location.js';
import type { Blobs, StoredBlob } from '#subgraph-kit/blobs/blobs.js';
import { receive } from '#subgraph-kit/blobs/incoming.js';
import { openBlobs } from '#subgraph-kit/blobs/open-blobs.js';
import { smallDisk } from '../../faults/small-disk.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { startS3 } from '../../kit/s3.js';

const [OURS, THEIRS] = [1, 2];
const MINUTE = 60_000;
const ABC = Buffer.from('abc');
// FIPS 180-4's own example, and the well-known hash of nothing.
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const JPEG = { contentType: 'image/jpeg', most: 1_000_000 };

const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name);
const read = async (blob: StoredBlob | undefined): Promise<unknown> => blob && { ...blob, stream: await buffer(blob.stream) };
const failure = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'nothing failed', (error: unknown) => error);

/** A stream in chunks of odd sizes. */
const inChunks = (bytes: Buffer): Readable => Readable.from((function* chunks() {
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 4099 + 1) yield bytes.subarray(at, at + size);
})());

/** The folder of incomplete uploads, which is also that of the blobs in a folder. */
const folderOf = (location: BlobLocation): string => (location.kind === 'folder' ? location.folder : location.incoming);

describe.each<[string, () => Promise<{ location: BlobLocation; stop: () => Promise<void> }>]>([
  ['a folder', () => Promise.resolve({ location: { kind: 'folder', folder: join(temporaryFolder(), 'blobs') }, stop: () => Promise.resolve() })],
  ['a bucket', startS3],
])('blobs in %s', (_, start) => {
  let [storage, blobs]: [Awaited<ReturnType<typeof start>> | undefined, Blobs | undefined] = [undefined, undefined];
  let company = 100;
  beforeAll(async () => {
    storage = await start();
    blobs = await openBlobs(storage.location);
  });
  beforeEach(() => { company += 10; });
  afterAll(async () => {
    blobs?.close();
    await storage?.stop();
  });

  it('returns stored bytes, with their length and media type, by their hash', async () => {
    expect(await blobs!.put(company, ABC, JPEG)).toEqual({ hash: SHA256_OF_ABC, length: 3 });
    expect(await read(await blobs!.get(company, SHA256_OF_ABC))).toEqual({ contentType: 'image/jpeg', length: 3, stream: ABC });
    expect(await blobs!.put(company, Buffer.alloc(0), JPEG)).toEqual({ hash: SHA256_OF_NOTHING, length: 0 });
    expect(await read(await blobs!.get(company, SHA256_OF_NOTHING))).toEqual({ contentType: 'image/jpeg', length: 0, stream: Buffer.alloc(0) });
  });

  it('changes no byte of a stream, whatever its chunks', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (__, at) => (at < 3 ? 10 : (at * 31) % 256)));
    const { hash, length } = await blobs!.put(company, inChunks(bytes), { contentType: 'text/csv; charset=utf-8', most: 300_000 });
    expect(length).toBe(300_000);
    expect(await read(await blobs!.get(company, hash))).toEqual({ contentType: 'text/csv; charset=utf-8', length: 300_000, stream: bytes });
  });

  it('publishes bytes that were received somewhere else, of their company alone, and leaves no file behind', async () => {
    const to = structuredClone(blobs!.incoming(company + OURS, JPEG)); // as a thread gets it
    const arrived = structuredClone(await receive(to, inChunks(ABC)));
    expect([await blobs!.has(company + OURS, SHA256_OF_ABC), filesBelow(join(to.folder, 'incoming')).length]).toEqual([false, 1]);
    expect(await blobs!.publish(arrived)).toEqual({ hash: SHA256_OF_ABC, length: 3 });
    expect(await read(await blobs!.get(company + OURS, SHA256_OF_ABC))).toEqual({ contentType: 'image/jpeg', length: 3, stream: ABC });
    expect([await blobs!.has(company + THEIRS, SHA256_OF_ABC), filesBelow(join(to.folder, 'incoming'))]).toEqual([false, []]);
    expect(await failure(blobs!.publish(arrived))).toMatchObject({ code: 'UNAVAILABLE' }); // it is gone
  });

  it('does not return another company\'s bytes by their hash', async () => {
    const [ours, theirs] = [company + OURS, company + THEIRS];
    await blobs!.put(ours, ABC, JPEG);
    expect([await blobs!.has(ours, SHA256_OF_ABC), await blobs!.has(theirs, SHA256_OF_ABC), await blobs!.get(theirs, SHA256_OF_ABC)]).toEqual([true, false, undefined]);
    await blobs!.delete(theirs, SHA256_OF_ABC);
    expect(await blobs!.sweep(theirs, { before: new Date(Date.now() + MINUTE), contentType: JPEG.contentType, referenced: () => Promise.resolve(new Set()) })).toBe(0);
    expect(await blobs!.has(ours, SHA256_OF_ABC)).toBe(true);
  });

  it('has nothing for a text that is not a hash', async () => {
    await blobs!.put(company + OURS, ABC, JPEG);
    for (const text of ['', '.', '..', `../../${String(company + OURS)}/ba/${SHA256_OF_ABC}`, `../${String(company + OURS)}/${SHA256_OF_ABC}`, SHA256_OF_ABC.toUpperCase(), `${SHA256_OF_ABC}\n`, '0'.repeat(64)]) {
      expect([await blobs!.get(company, text), await blobs!.has(company, text)]).toEqual([undefined, false]);
      await blobs!.delete(company, text);
    }
    expect(await blobs!.has(company + OURS, SHA256_OF_ABC)).toBe(true);
  });

  it('refuses bytes over the limit as they arrive, and stores nothing of them', async () => {
    const endless = Readable.from((function* chunks() { for (;;) yield Buffer.alloc(1000); })());
    expect(await failure(blobs!.put(company, endless, { ...JPEG, most: 10_000 }))).toMatchObject({ code: 'BODY_TOO_LARGE', details: { most: 10_000 } });
    expect(await failure(blobs!.put(company, Buffer.alloc(4), { ...JPEG, most: 3 }))).toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect(await blobs!.put(company, ABC, { ...JPEG, most: 3 })).toEqual({ hash: SHA256_OF_ABC, length: 3 });
    expect(filesBelow(join(folderOf(storage!.location), String(company), 'incoming'))).toEqual([]);
  });

  it('stores nothing of a stream that broke off, and passes its error on', async () => {
    const broken = Readable.from((function* chunks() { yield ABC; throw new Error('the caller hung up'); })());
    expect(await failure(blobs!.put(company, broken, JPEG))).toEqual(new Error('the caller hung up'));
    expect(await blobs!.has(company, SHA256_OF_ABC)).toBe(false);
    expect(filesBelow(join(folderOf(storage!.location), String(company), 'incoming'))).toEqual([]);
  });

  it('stores the same bytes once, with the last media type, also when they arrive at once', async () => {
    await blobs!.put(company, ABC, JPEG);
    await blobs!.put(company, ABC, { ...JPEG, contentType: 'image/png' });
    expect(await read(await blobs!.get(company, SHA256_OF_ABC))).toEqual({ contentType: 'image/png', length: 3, stream: ABC });
    await Promise.all(Array.from({ length: 5 }, () => blobs!.put(company, ABC, JPEG)));
    expect(await read(await blobs!.get(company, SHA256_OF_ABC))).toEqual({ contentType: 'image/jpeg', length: 3, stream: ABC });
    await blobs!.delete(company, SHA256_OF_ABC);
    await blobs!.delete(company, SHA256_OF_ABC);
    expect(await blobs!.has(company, SHA256_OF_ABC)).toBe(false);
  });

  it('deletes unreferenced and incomplete files, but none that has just arrived', async () => {
    const [kept, gone] = [await blobs!.put(company, ABC, JPEG), await blobs!.put(company, Buffer.from('abd'), JPEG)];
    const asked: string[] = [];
    const referenced = (hashes: readonly string[]) => {
      asked.push(...hashes);
      return Promise.resolve(new Set([kept.hash]));
    };
    const half = join(folderOf(storage!.location), String(company), 'incoming', 'half'); // as a process that was killed leaves it
    writeFileSync(half, 'ab');
    expect(await blobs!.sweep(company, { before: new Date(Date.now() - MINUTE), contentType: JPEG.contentType, referenced })).toBe(0);
    expect(await blobs!.has(company, gone.hash)).toBe(true);
    expect(statSync(half).size).toBe(2);
    utimesSync(half, 0, 0);
    expect(await blobs!.sweep(company, { before: new Date(Date.now() + MINUTE), contentType: 'image/png', referenced })).toBe(0);
    expect(await blobs!.sweep(company, { before: new Date(Date.now() + MINUTE), contentType: JPEG.contentType, referenced })).toBe(1);
    expect([await blobs!.has(company, kept.hash), await blobs!.has(company, gone.hash)]).toEqual([true, false]);
    expect(filesBelow(join(folderOf(storage!.location), String(company), 'incoming'))).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([kept.hash, gone.hash]));
  });
});

describe('a folder of blobs', () => {
  it('has files that their owner alone can read', async () => {
    const folder = join(temporaryFolder(), 'blobs');
    const blobs = await openBlobs({ kind: 'folder', folder });
    await blobs.put(OURS, ABC, JPEG);
    expect([folder, join(folder, '1'), join(folder, '1', 'ba'), join(folder, '1', 'ba', SHA256_OF_ABC)].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['700', '700', '700', '600']);
  });

  it('refuses a media type of more than one line', async () => {
    const blobs = await openBlobs({ kind: 'folder', folder: temporaryFolder() });
    for (const contentType of ['image/png\nx', 'image/\u00e9', '', 'x'.repeat(128)]) expect(await failure(blobs.put(OURS, ABC, { ...JPEG, contentType }))).toBeInstanceOf(TypeError);
    expect(await blobs.has(OURS, SHA256_OF_ABC)).toBe(false);
  });

  it('reports that nothing can be stored where it may not write', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '1'), 'no folder');
    const blobs = await openBlobs({ kind: 'folder', folder });
    expect(await failure(blobs.put(OURS, ABC, JPEG))).toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'storage' } });
  });

  const disk = smallDisk();
  afterAll(() => disk?.remove());
  (disk ? it : it.skip)('on a full disk keeps nothing, gives back what it has, and goes on once there is room', async () => {
    const blobs = await openBlobs({ kind: 'folder', folder: disk!.folder });
    await blobs.put(OURS, ABC, JPEG);
    mkdirSync(join(disk!.folder, '2', 'incoming'), { recursive: true });
    disk!.fill();
    const [large, hash] = [Buffer.alloc(100_000, 1), '7afaec9db2d1f347e46eee3af2a29726de4d4a78c6306b0bc2f3f7f859f918eb'];
    for (const company of [OURS, THEIRS]) expect(await failure(blobs.put(company, large, JPEG))).toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'storage' } });
    expect([await read(await blobs.get(OURS, SHA256_OF_ABC)), await blobs.has(OURS, hash)]).toEqual([{ contentType: 'image/jpeg', length: 3, stream: ABC }, false]);
    expect(filesBelow(disk!.folder).toSorted()).toEqual([SHA256_OF_ABC, 'ballast']);
    disk!.empty();
    expect(await blobs.put(OURS, large, JPEG)).toEqual({ hash, length: 100_000 });
  });
});

describe('a bucket', () => {
  it('stores a file that is too large for the memory unchanged', async () => {
    const storage = await startS3();
    const blobs = await openBlobs(storage.location);
    const large = Buffer.alloc(17_000_000, 'portico ');
    const { hash, length } = await blobs.put(OURS, Readable.from([large.subarray(0, 9), large.subarray(9)]), { contentType: 'application/zip', most: large.length });
    const kept = await blobs.get(OURS, hash);
    expect([length, kept?.length, kept && (await buffer(kept.stream)).equals(large)]).toEqual([17_000_000, 17_000_000, true]);
    blobs.close();
    await storage.stop();
  });
});

describe('a bucket that cannot be used', () => {
  const SECRET = 'wJalrXUtnFEMI-K7MDENG-bPxRfiCYEXAMPLEKEY';
  const at = (port: number, changes: Partial<S3Location> = {}): S3Location => ({
    kind: 's3', bucket: 'bucket', region: 'us-east-1', endpoint: `http://127.0.0.1:${String(port)}`, pathStyle: true, accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: SECRET, incoming: temporaryFolder(), ...changes,
  });
  const refusals = async (location: S3Location): Promise<unknown[]> => {
    const blobs = await openBlobs(location);
    const sweep = { before: new Date(), contentType: JPEG.contentType, referenced: () => Promise.resolve(new Set<string>()) };
    const failures = await Promise.all([blobs.put(OURS, ABC, JPEG), blobs.get(OURS, SHA256_OF_ABC), blobs.has(OURS, SHA256_OF_ABC), blobs.delete(OURS, SHA256_OF_ABC), blobs.sweep(OURS, sweep)].map(failure));
    blobs.close();
    expect(filesBelow(location.incoming)).toEqual([]);
    expect(JSON.stringify(failures, (__, value: unknown) => (value instanceof Error ? { ...value, message: value.message, stack: value.stack, cause: value.cause } : value))).not.toContain(SECRET);
    return failures.map((error) => (error as { code?: string }).code ?? error);
  };

  it('is UNAVAILABLE where no server listens, where the server hangs up, and with wrong keys, and no secret is shown', async () => {
    const hangsUp = createServer((socket) => { socket.destroy(); }).listen(0, '127.0.0.1');
    await once(hangsUp, 'listening');
    const { port } = hangsUp.address() as AddressInfo;
    expect(await refusals(at(port))).toEqual(Array.from({ length: 5 }, () => 'UNAVAILABLE'));
    await new Promise((closed) => hangsUp.close(closed));
    expect(await refusals(at(port))).toEqual(Array.from({ length: 5 }, () => 'UNAVAILABLE'));
    const storage = await startS3();
    expect(await refusals({ ...storage.location, accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: SECRET })).toEqual(Array.from({ length: 5 }, () => 'UNAVAILABLE'));
    await storage.stop();
  });

  it('is not treated as empty when it does not exist', async () => {
    const storage = await startS3();
    const blobs = await openBlobs({ ...storage.location, bucket: 'other' });
    for (const error of await Promise.all([blobs.put(OURS, ABC, JPEG), blobs.get(OURS, SHA256_OF_ABC)].map(failure))) expect(error).toMatchObject({ code: 'UNAVAILABLE', cause: { name: 'NoSuchBucket' } });
    blobs.close();
    await storage.stop();
  });
});
