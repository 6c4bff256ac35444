import type { Readable } from 'node:stream';

/** The bytes to store: in memory, or as a stream. */
export type BlobContent = Uint8Array | AsyncIterable<Uint8Array>;

/** The properties of bytes to store. */
export interface BlobFacts {
  /** A media type in printable ASCII; of the same bytes stored twice the later one counts. */
  readonly contentType: string;
  /** The size limit, enforced while the bytes arrive. */
  readonly most: number;
}

/** Stored bytes. */
export interface BlobAddress {
  /** The SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string;
  readonly length: number;
}

/** Where bytes are written before they are published: plain values, so that a thread can write them too. */
export interface Incoming extends BlobFacts {
  readonly companyId: number;
  readonly folder: string;
  /** What their file begins with. */
  readonly head: string;
}

/** Bytes that are whole, in a file of their own, and that nobody can read yet. */
export interface Arrived extends BlobAddress, Pick<Incoming, 'companyId' | 'contentType'> {
  readonly file: string;
}

/** Stored bytes to read. The caller reads the stream to its end or destroys it. */
export interface StoredBlob {
  readonly contentType: string;
  readonly length: number;
  readonly stream: Readable;
}

/** Which of a company's bytes of one kind are no longer referenced. */
export interface Sweep {
  /** Bytes stored later are left alone: the transaction that refers to them may not have committed yet. */
  readonly before: Date;
  /** The media type of the bytes; others are left alone, whoever refers to them. */
  readonly contentType: string;
  /** Those of some hashes that are still needed. */
  readonly referenced: (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Photos, documents and images of companies, found by the SHA-256 of their bytes, within one company. Bytes that cannot be stored or
 * read because the storage is full or unavailable are UNAVAILABLE.
 */
export interface Blobs {
  /** Where bytes of a company are to be received. Throws TypeError for a media type that cannot be stored. */
  incoming(companyId: number, facts: BlobFacts): Incoming;
  /** Store bytes that were received, atomically; their file is gone then, whatever happens. Storing the same bytes again makes them new for {@link Blobs.sweep}. */
  publish(arrived: Arrived): Promise<BlobAddress>;
  /** Receive bytes and publish them. Throws BODY_TOO_LARGE. */
  put(companyId: number, content: BlobContent, facts: BlobFacts): Promise<BlobAddress>;
  /** A company's bytes by their hash; undefined when it has none, or the text is no hash. */
  get(companyId: number, hash: string): Promise<StoredBlob | undefined>;
  has(companyId: number, hash: string): Promise<boolean>;
  /** Delete a company's bytes, idempotently. */
  delete(companyId: number, hash: string): Promise<void>;
  /** Delete unreferenced blobs and incomplete uploads; returns how many blobs were deleted. */
  sweep(companyId: number, sweep: Sweep): Promise<number>;
  close(): void;
}

/** Whether a text has the form of a hash; no other text gets into a path. */
export const isBlobHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
