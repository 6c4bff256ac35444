import type { Readable } from 'node:stream';

/** What is to be kept: bytes in memory, or a stream of them. */
export type BlobContent = Uint8Array | AsyncIterable<Uint8Array>;

/** What is said of bytes that are to be kept. */
export interface BlobFacts {
  /** A media type in printable ASCII; of the same bytes that came twice the later one counts. */
  readonly contentType: string;
  /** More bytes than this are refused, as soon as they have come. */
  readonly most: number;
}

/** Where bytes were kept. */
export interface BlobAddress {
  /** The SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string;
  readonly length: number;
}

/** Bytes that were kept. The caller reads the stream to its end or destroys it. */
export interface StoredBlob {
  readonly contentType: string;
  readonly length: number;
  readonly stream: Readable;
}

/** Which of a company's bytes are no longer referenced. */
export interface Sweep {
  /** Bytes that came later are left alone: the transaction that refers to them may not have committed yet. */
  readonly before: Date;
  /** Those of some hashes that are still needed. */
  readonly referenced: (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Photos, documents and images of companies, found by the SHA-256 of their bytes. A hash opens nothing of another company. What cannot be kept or
 * read because the storage is full or away is UNAVAILABLE.
 */
export interface Blobs {
  /** Keep bytes; they are there whole or not at all. Throws BODY_TOO_LARGE. Keeping the same bytes again makes them new for {@link Blobs.sweep}. */
  put(companyId: number, content: BlobContent, facts: BlobFacts): Promise<BlobAddress>;
  /** A company's bytes by their hash; undefined when it has none of that hash, whatever the text. */
  get(companyId: number, hash: string): Promise<StoredBlob | undefined>;
  has(companyId: number, hash: string): Promise<boolean>;
  /** Forget a company's bytes; those that are not there are as good as forgotten. */
  delete(companyId: number, hash: string): Promise<void>;
  /** Delete what is no longer referenced and what never came whole; answers how many blobs were deleted. */
  sweep(companyId: number, sweep: Sweep): Promise<number>;
  close(): void;
}

/** Whether a text can be the hash of a blob; anything else is no part of a path. */
export const isBlobHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
