import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import type { Blobs, StoredBlob } from '#subgraph-kit/blobs/blobs.js';
import { isBlobHash } from '#subgraph-kit/blobs/blobs.js';
import { writeLines } from './kept-file.js';
import type { Manifest } from './manifest.js';
import { placeOfBlob, placeOfBlobs } from './places.js';

/** Stored bytes that rows of the backup name. */
export interface NamedBlob {
  readonly companyId: number;
  readonly hash: string;
}

/** The stored files that the rows of a backup name, each once. */
export class NamedBlobs {
  readonly #known = new Map<number, Set<string>>();

  add({ companyId, hash }: NamedBlob): void {
    if (!isBlobHash(hash)) return;
    const ofCompany = this.#known.get(companyId) ?? new Set();
    this.#known.set(companyId, ofCompany.add(hash));
  }

  get count(): number {
    return [...this.#known.values()].reduce((sum, { size }) => sum + size, 0);
  }

  *[Symbol.iterator](): IterableIterator<NamedBlob> {
    for (const [companyId, hashes] of this.#known) for (const hash of hashes) yield { companyId, hash };
  }
}

interface Keeping {
  readonly folder: string;
  readonly blobs: Blobs;
  /** Hears how many are done. */
  readonly done: (count: number) => void;
}

/** What came of it; those that were not there or were damaged are named. */
export interface KeptBlobs {
  readonly manifest: Manifest['blobs'];
  readonly missing: readonly NamedBlob[];
}

const TOGETHER = 8;
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Copy the stored files that rows name: they never change, so that those which are there after the point are those of the point. */
export async function keepBlobs(named: NamedBlobs, { folder, blobs, done }: Keeping): Promise<KeptBlobs> {
  const kept: (NamedBlob & Pick<StoredBlob, 'contentType' | 'length'>)[] = [];
  const missing: NamedBlob[] = [];
  const waiting = named[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const one of waiting) {
      const stored = await copied(one, { folder, blobs });
      if (stored) kept.push({ ...one, ...stored }); else missing.push(one);
      done(kept.length + missing.length);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  const lines = kept.map(({ companyId, hash, contentType, length }) => `${JSON.stringify([companyId, hash, contentType, length])}\n`);
  const file = await writeLines(placeOfBlobs(folder), asyncOf(lines));
  return { missing, manifest: { ...file, count: kept.length, length: kept.reduce((sum, { length }) => sum + length, 0), missing: missing.length } };
}

// eslint-disable-next-line typescript/require-await -- what is written comes from a database elsewhere
async function* asyncOf(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

/** Copies one; undefined where it is not there, or its bytes are no longer those of its name. */
async function copied({ companyId, hash }: NamedBlob, { folder, blobs }: Pick<Keeping, 'folder' | 'blobs'>): Promise<Pick<StoredBlob, 'contentType' | 'length'> | undefined> {
  const stored = await blobs.get(companyId, hash);
  if (!stored) return undefined;
  const { shelf, file } = placeOfBlob(folder, { companyId, hash });
  await mkdir(shelf, { recursive: true, mode: OWNER_ONLY.folder });
  const digest = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      digest.update(chunk);
      pass(null, chunk);
    },
  });
  await pipeline(stored.stream, hashing, createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY.file, flush: true }));
  if (digest.digest('hex') === hash) return { contentType: stored.contentType, length: stored.length };
  await rm(file);
  return undefined;
}
