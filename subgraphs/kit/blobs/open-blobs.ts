import type { BlobLocation } from '#kernel/blob-location.js';
import type { Blobs } from './blobs.js';
import { folderBlobs } from './folder-blobs.js';

/** The blobs of a deployment; the S3 client is loaded only where it is used. */
export async function openBlobs(location: BlobLocation): Promise<Blobs> {
  if (location.kind === 'folder') return folderBlobs(location.folder);
  const { s3Blobs } = await import('./s3-blobs.js');
  return s3Blobs(location);
}
