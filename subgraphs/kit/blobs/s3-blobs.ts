import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Location } from '#kernel/blob-location.js';
import { Failure } from '#contract/failure.js';
import { isBlobHash, type Arrived, type Blobs, type BlobFacts, type Incoming, type StoredBlob, type Sweep } from './blobs.js';
import { forgetArrived, forgetUnfinished, receive } from './incoming.js';
import { orStorageFailure } from './storage-error.js';

/** Timeouts of the storage in milliseconds: for a connection, for activity on it, and for an answer. */
const PATIENCE = { connectionTimeout: 3000, socketTimeout: 20_000, requestTimeout: 120_000, throwOnRequestTimeout: true } as const;
const ATTEMPTS = 2;
/** Larger files are streamed and sent once: only bytes in memory can be sent again. */
const MOST_IN_MEMORY = 16_777_216;
/** The error says what failed. */
const SILENT = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };

interface Bucket {
  readonly client: S3Client;
  readonly bucket: string;
  /** The folder of incomplete uploads. */
  readonly incoming: string;
}

/** Blobs in a bucket of a storage that speaks S3: `<company>/<hash>`. A file is written to the local disk first, because its hash is its name. */
export function s3Blobs({ bucket: name, endpoint, region, pathStyle, accessKey, secretKey, incoming }: S3Location): Blobs {
  const client = new S3Client({
    region, forcePathStyle: pathStyle, maxAttempts: ATTEMPTS, requestHandler: PATIENCE, logger: SILENT,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Otherwise streams are sent in chunks with trailers, which storages other than Amazon's store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint }),
  });
  const bucket: Bucket = { client, bucket: name, incoming };
  const incomingOf = (companyId: number, facts: BlobFacts): Incoming => ({ ...facts, companyId, folder: join(incoming, String(companyId)), head: '' });
  const publish: Blobs['publish'] = async (arrived) => {
    try {
      await upload(bucket, arrived);
    } finally {
      await forgetArrived(arrived);
    }
    return { hash: arrived.hash, length: arrived.length };
  };
  return {
    incoming: incomingOf,
    publish,
    put: async (companyId, content, facts) => publish(await receive(incomingOf(companyId, facts), content)),
    get: async (companyId, hash) => (isBlobHash(hash) ? download(bucket, keyOf(companyId, hash)) : undefined),
    has: async (companyId, hash) => isBlobHash(hash) && await headOf(bucket, keyOf(companyId, hash)) !== undefined,
    delete: async (companyId, hash) => {
      if (isBlobHash(hash)) await forget(bucket, keyOf(companyId, hash));
    },
    sweep: (companyId, sweep) => sweepBucket(bucket, companyId, sweep),
    close: () => { client.destroy(); },
  };
}

function quiet(): void { /* says nothing */ }

const keyOf = (companyId: number, hash: string): string => `${String(companyId)}/${hash}`;

async function upload({ client, bucket }: Bucket, { companyId, file, hash, length, contentType }: Arrived): Promise<void> {
  const checksum = Buffer.from(hash, 'hex').toString('base64'); // the storage refuses corrupted bytes
  const body = length > MOST_IN_MEMORY ? createReadStream(file) : await orStorageFailure(readFile(file));
  const command = new PutObjectCommand({ Bucket: bucket, Key: keyOf(companyId, hash), Body: body, ContentLength: length, ContentType: contentType, ChecksumSHA256: checksum });
  await client.send(command).catch(asFailure).finally(() => {
    if (body instanceof Readable) body.destroy();
  });
}

async function download({ client, bucket }: Bucket, key: string): Promise<StoredBlob | undefined> {
  const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key })).catch(undefinedWhenMissing);
  if (!found) return undefined;
  const { Body: stream, ContentLength: length, ContentType: contentType } = found;
  if (!(stream instanceof Readable) || length === undefined) throw away(new Error('The storage answered no stream of a known length'));
  return { stream, length, contentType: contentType ?? 'application/octet-stream' };
}

/** When a blob was stored, by the storage's clock, and as what. */
async function headOf({ client, bucket }: Bucket, key: string): Promise<{ readonly LastModified?: Date | undefined; readonly ContentType?: string | undefined } | undefined> {
  return client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(undefinedWhenMissing);
}

async function forget({ client, bucket }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(asFailure);
}

async function sweepBucket(bucket: Bucket, companyId: number, { before, contentType, referenced }: Sweep): Promise<number> {
  await forgetUnfinished(join(bucket.incoming, String(companyId)), before);
  const prefix = `${String(companyId)}/`;
  let forgotten = 0;
  const pages = paginateListObjectsV2({ client: bucket.client }, { Bucket: bucket.bucket, Prefix: prefix });
  for await (const { Contents: objects = [] } of failing(pages)) {
    const hashes = objects.flatMap(({ Key: key = '' }) => key.slice(prefix.length)).filter(isBlobHash);
    const needed = await referenced(hashes);
    for (const hash of hashes.filter((one) => !needed.has(one))) forgotten += await forgetOld(bucket, prefix + hash, { before, contentType });
  }
  return forgotten;
}

/** Checks the blob again: it may have been stored again since it was listed. */
async function forgetOld(bucket: Bucket, key: string, { before, contentType }: Pick<Sweep, 'before' | 'contentType'>): Promise<number> {
  const kept = await headOf(bucket, key);
  if (!kept?.LastModified || kept.LastModified >= before || kept.ContentType !== contentType) return 0;
  await forget(bucket, key);
  return 1;
}

async function* failing<T>(pages: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* pages;
  } catch (error) {
    throw error instanceof Failure ? error : away(error);
  }
}

const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);

const undefinedWhenMissing = (error: unknown): undefined => {
  if (error instanceof S3ServiceException && MISSING.has(error.name)) return undefined;
  throw away(error);
};

const asFailure = (error: unknown): never => {
  throw away(error);
};

const away = (cause: unknown): Failure => new Failure('UNAVAILABLE', 'The storage of files cannot be used at present; try again', {}, { cause });
