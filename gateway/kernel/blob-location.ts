import { join } from 'node:path';
import { z } from 'zod';
import { BadSetting } from './bad-setting.js';
import { onOff, url } from './settings.js';

/** Settings of a storage that speaks S3. */
export const BLOB_SETTINGS = {
  PORTICO_S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket').optional(),
  PORTICO_S3_ENDPOINT: url.optional(),
  PORTICO_S3_REGION: z.string().default('us-east-1'),
  PORTICO_S3_ACCESS_KEY: z.string().optional(),
  PORTICO_S3_SECRET_KEY: z.string().optional(),
  PORTICO_S3_PATH_STYLE: onOff.optional(),
} as const;

/** A bucket of a storage that speaks S3, and the keys to it. */
export interface S3Location {
  readonly kind: 's3';
  readonly bucket: string;
  readonly region: string;
  /** Its URL, unless it is Amazon's own. */
  readonly endpoint?: string;
  /** Whether the bucket is in the path (`/bucket/key`) instead of the host name. */
  readonly pathStyle: boolean;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The folder of uploads that are not complete yet. */
  readonly incoming: string;
}

/** The storage of photos, documents and images. */
export type BlobLocation = { readonly kind: 'folder'; readonly folder: string } | S3Location;

type Settings = z.infer<z.ZodObject<typeof BLOB_SETTINGS>>;

/** The storage of files by the settings: a bucket where one is set, else a folder below the data folder. */
export function blobLocation(settings: Settings, dataFolder: string): BlobLocation {
  const { PORTICO_S3_BUCKET: bucket, PORTICO_S3_ENDPOINT: endpoint, PORTICO_S3_REGION: region, PORTICO_S3_ACCESS_KEY: accessKey, PORTICO_S3_SECRET_KEY: secretKey } = settings;
  const folder = join(dataFolder, 'blobs');
  if (bucket === undefined) {
    if (endpoint ?? accessKey ?? secretKey) throw new BadSetting('PORTICO_S3_BUCKET is missing: without a bucket the other settings of S3 say nothing');
    return { kind: 'folder', folder };
  }
  if (accessKey === undefined || secretKey === undefined) throw new BadSetting('PORTICO_S3_ACCESS_KEY and PORTICO_S3_SECRET_KEY are needed with a bucket');
  return { kind: 's3', bucket, region, accessKey, secretKey, pathStyle: namesBucketInPath(settings), incoming: folder, ...(endpoint !== undefined && { endpoint }) };
}

/** By default Amazon's own storage has buckets in the host name, others in the path. */
const namesBucketInPath = ({ PORTICO_S3_PATH_STYLE: pathStyle, PORTICO_S3_ENDPOINT: endpoint }: Settings): boolean => pathStyle ?? endpoint !== undefined;
