import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync, lstatSync, readFileSync, statSync, type ReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { isBlobHash } from '#subgraph-kit/blobs/blobs.js';
import { Refusal } from '../refusal.js';
import { MANIFEST, readManifest, type KeptFile, type Manifest } from './manifest.js';
import { PARTS, type PartName } from './parts.js';
import { placeOfBlob, placeOfBlobs, placeOfTable } from './places.js';

/** A folder whose manifest was read; its files are not verified yet. */
export interface OpenBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** A table in a backup. */
export interface TableOfBackup {
  readonly part: PartName;
  readonly table: string;
}

const MOST_MANIFEST_BYTES = 16_777_216;
/** The longest column holds 4 GiB on a server; nothing of the product is near it. */
const MOST_LINE_BYTES = 268_435_456;

/** Open a folder that is a whole backup. */
export function openBackup(folder: string): OpenBackup {
  if (!existsSync(folder)) throw new Refusal(`${folder} does not exist`);
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) throw new Refusal(`${folder} is no whole backup: it has no ${MANIFEST}, which is written last`);
  requirePlain(file);
  if (statSync(file).size > MOST_MANIFEST_BYTES) throw new Refusal(`${file} is no manifest: it is too large`);
  const manifest = readManifest(readFileSync(file, 'utf8'));
  if (typeof manifest === 'string') throw new Refusal(`${file} cannot be used: ${manifest}`);
  return { folder, manifest };
}

/** The tables of a backup, in the order of the parts. */
export const tablesOf = ({ manifest: { parts } }: OpenBackup): TableOfBackup[] =>
  PARTS.flatMap((part) => Object.keys(parts[part]?.tables ?? {}).map((table) => ({ part, table })));

/** Compare every file with its hash; names the first that differs. */
export async function verifyBackup(backup: OpenBackup, show: (text: string) => void): Promise<void> {
  const { folder, manifest } = backup;
  for (const { part, table } of tablesOf(backup)) {
    show(`verifying ${part} ${table}`);
    await verify(placeOfTable(folder, { part, table }), manifest.parts[part]?.tables[table]);
  }
  await verify(placeOfBlobs(folder), manifest.blobs);
  let verified = 0;
  for await (const { companyId, hash, length } of blobsOf(backup)) {
    show(`verifying stored files: ${String(verified += 1)} of ${String(manifest.blobs.count)}`);
    await verify(placeOfBlob(folder, { companyId, hash }).file, { bytes: length, sha256: hash });
  }
  if (verified !== manifest.blobs.count) throw new Refusal(`${placeOfBlobs(folder)} is damaged: it lists ${String(verified)} files, and there are ${String(manifest.blobs.count)}`);
}

async function verify(file: string, known: KeptFile | undefined): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of opened(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  if (bytes !== known?.bytes || hash.digest('hex') !== known.sha256) throw new Refusal(`${file} is damaged: its content is not that of its hash. Nothing was restored`);
}

/** A file of the backup itself: no link that somebody laid there is followed. */
function opened(file: string): ReadStream {
  requirePlain(file);
  return createReadStream(file, { flags: constants.O_RDONLY | constants.O_NOFOLLOW } as unknown as { flags: string });
}

function requirePlain(file: string): void {
  if (!existsSync(file)) throw new Refusal(`${file} is missing. Nothing was restored`);
  if (!lstatSync(file).isFile() || !lstatSync(dirname(file)).isDirectory()) throw new Refusal(`${file} is a link, or no file: no backup has such. Nothing was restored`);
}

const Blob = z.tuple([z.int().min(0), z.string().refine(isBlobHash, 'is no hash'), z.string().regex(/^[\x20-\x7e]{1,127}$/), z.int().min(0)]);

/** A stored file in a backup. */
export interface KeptBlob {
  readonly companyId: number;
  readonly hash: string;
  readonly contentType: string;
  readonly length: number;
}

/** The stored files of a backup. */
export async function* blobsOf({ folder }: OpenBackup): AsyncIterable<KeptBlob> {
  for await (const line of linesOf(placeOfBlobs(folder))) {
    const { data, error } = Blob.safeParse(JSON.parse(line));
    if (!data) throw new Refusal(`${placeOfBlobs(folder)} cannot be used: ${error.issues[0]?.message ?? ''}`);
    const [companyId, hash, contentType, length] = data;
    yield { companyId, hash, contentType, length };
  }
}

/** The bytes of a stored file. */
export const bytesOfBlob = ({ folder }: OpenBackup, { companyId, hash }: KeptBlob): ReadStream => opened(placeOfBlob(folder, { companyId, hash }).file);

/** The lines of a gzipped file. */
export async function* linesOf(file: string): AsyncIterable<string> {
  const unzipped = createGunzip();
  const ended = pipeline(opened(file), unzipped).catch(() => undefined); // the reader below hears of it
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...pending, chunk.subarray(from, end)]).toString('utf8');
      [pending, bytes, from] = [[], 0, end + 1];
    }
    pending.push(chunk.subarray(from));
    bytes += chunk.length - from;
    if (bytes > MOST_LINE_BYTES) throw new Refusal(`${file} cannot be used: a row has more than ${String(MOST_LINE_BYTES)} bytes`);
  }
  await ended;
}

const NEW_LINE = 10;
