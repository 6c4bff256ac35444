import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { systemContext } from '#contract/system-context.js';
import { Bytes, type Reply } from '#kit/answer.js';
import { LASTING, PUBLIC_IMAGE } from '#kit/public-image.js';
import type { Route, RouteInvocation } from '#kit/route.js';
import { validate } from '#kit/validate.js';
import type { DeliveryCaller } from './delivery-access.js';
import { ReadAssetDocument } from './operations/read-asset.generated.js';

const input = z.object({ params: z.object({ asset: z.string().describe('The id of the image, as the fields of pages and entries have it.') }) });

/** The company and the hash of the image. */
const ASSET_ID = /^[1-9]\d{0,15}-[A-Za-z0-9_-]{43}$/;

async function run({ inbound, call, context: { requestId } }: RouteInvocation<DeliveryCaller>): Promise<Reply> {
  const { params: { asset: id } } = validate(input, inbound);
  if (!ASSET_ID.test(id)) throw new Failure('NOT_FOUND', 'There is no such image');
  const { assetMedia: { contentBase64, mediaType } } = await call(ReadAssetDocument, { id }, systemContext({ actor: 'media', requestId }));
  return { status: 200, headers: { ...LASTING, ETag: `"${id}"` }, body: new Bytes(mediaType, Buffer.from(contentBase64, 'base64')) };
}

/** GET /media/{asset}: an image of a library, for browsers; no part of the description. */
export const readAsset: Route<DeliveryCaller> = {
  ...PUBLIC_IMAGE, id: 'assets.read', path: '/{asset}',
  description: 'An image of a library, by its id.',
  failures: ['NOT_FOUND'],
  input, answer: z.string(), operation: ReadAssetDocument, run,
  example: { target: '/7-n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg', answer: '' },
};
