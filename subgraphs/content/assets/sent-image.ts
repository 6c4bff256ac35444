import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { unmarked } from '#contract/upload.js';
import { collectBytes } from '#subgraph-kit/images/collect-bytes.js';
import type { ContentDeps } from '../content-deps.js';

/** An image as it came: its bytes, and the field that a refusal of them is about. */
export interface SentImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly field: 'contentBase64' | 'file';
}

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_BASE64 = 4 * Math.ceil(MOST_BYTES / 3);
const TOO_LARGE = 'must be an image of at most 10 MB';

/** The bytes of an image that was sent with the call: as a file of a multipart request, or as base64. Throws BAD_INPUT where there is none, both, or more than 10 MB. */
export async function sentImage(deps: Pick<ContentDeps, 'blobs'>, context: CallContext, { contentBase64, file }: { readonly contentBase64?: string | null | undefined; readonly file?: unknown }): Promise<SentImage> {
  if ((contentBase64 == null) === (file == null)) throw imageRefusal('file', 'must be the file of a multipart request, or contentBase64 be given in its place');
  if (contentBase64 == null) return { bytes: await uploadedBytes(deps, context), field: 'file' };
  if (contentBase64.length > MOST_BASE64) throw imageRefusal('contentBase64', TOO_LARGE);
  return { bytes: new Uint8Array(Buffer.from(contentBase64, 'base64')), field: 'contentBase64' };
}

/** The refusal of what is no image that can be used. */
export const imageRefusal = (field: SentImage['field'], problem: string): Failure => new Failure('BAD_INPUT', 'The image cannot be used', { [field]: [problem] });

async function uploadedBytes({ blobs }: Pick<ContentDeps, 'blobs'>, { principal: { companyId }, upload }: CallContext): Promise<Uint8Array<ArrayBuffer>> {
  if (!upload) throw imageRefusal('file', 'is no file of a multipart request (GraphQL multipart request specification: operations, map and the file)');
  const stored = await blobs.get(companyId, upload.content);
  if (!stored) throw new Failure('UNAVAILABLE', 'The file is not in the storage of files that the content subgraph reads');
  return collectBytes(unmarked(stored.stream), { most: MOST_BYTES, tooLarge: () => imageRefusal('file', TOO_LARGE) });
}
