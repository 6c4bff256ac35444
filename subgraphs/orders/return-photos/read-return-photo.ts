import { requireScope, type CallContext } from '#contract/principal.js';
import { bytesOfBlob } from '#subgraph-kit/blobs/bytes-of-blob.js';
import type { OrdersDeps } from '../orders-deps.js';
import { photoOfToken } from './photo-address.js';
import { findPhotoType } from './return-photo.store.js';

/** The bytes of a photo. */
export interface PhotoBytes {
  readonly contentBase64: string;
  readonly mediaType: string;
}

/** The photo that an address of {@link photoAddress} shows; null where it was changed or has expired, and where no return has the photo any more. */
export async function readReturnPhoto(deps: OrdersDeps, { principal }: CallContext, token: string): Promise<PhotoBytes | null> {
  requireScope(principal, 'system');
  const photo = photoOfToken(deps, token);
  if (!photo) return null;
  const mediaType = await findPhotoType(deps.database, photo.companyId, photo.content);
  const kept = mediaType === undefined ? undefined : await deps.blobs.get(photo.companyId, photo.content);
  return mediaType === undefined || !kept ? null : { contentBase64: (await bytesOfBlob(kept)).toString('base64'), mediaType };
}
