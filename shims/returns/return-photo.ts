import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Access } from '#kit/access/access.js';
import { Bytes } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { AddressLimit } from '#kit/limits/limit.js';
import type { Route } from '#kit/route.js';
import { ReadReturnPhotoDocument } from './operations/read-return-photo.generated.js';
import type { StoreCaller } from './store-caller.js';

/** The root of the addresses of photos, which the graph shows to staff. */
export const PHOTO_ROOT = '/return-photos';

/** The surface itself reads what an address shows, for nobody and in no company: the token says whose photo it is. */
const SURFACE: Principal = { kind: 'system', companyId: 0, actor: 'returns', scopes: ['system'] };

/** Access by the token of an address: whoever staff gave it to, for a quarter of an hour. */
const BY_ADDRESS: Access<StoreCaller> = {
  kind: 'publicToken',
  admit: (exchange, _deps, { params: { token = '' } }) => {
    exchange.secrets = [token];
    return Promise.resolve({ principal: SURFACE, slug: '' });
  },
};

/** Reads of an address a minute: pages of staff show many photos, and an office has one address. */
const READS_A_MINUTE: AddressLimit = { by: 'address', name: 'return photos', most: 1200 };

/** A photo is the customer's: no cache keeps it, no page of others learns its address, and nothing in it runs. */
const PRIVATE = {
  'Cache-Control': 'private, no-store', 'Content-Security-Policy': "default-src 'none'; sandbox", 'Content-Disposition': 'inline; filename="return-photo.jpg"',
  'Referrer-Policy': 'no-referrer', 'Cross-Origin-Resource-Policy': 'cross-origin', // the pages of staff have another host
};

/** GET /return-photos/{token}: a photo of a return, for staff's browsers; no part of the description. */
export const returnPhoto: Route<StoreCaller> = defineRoute({
  id: 'photo.read', method: 'GET', root: PHOTO_ROOT, path: '/{token}', scope: null, idempotency: 'natural', contentType: 'image/jpeg', headers: PRIVATE,
  summary: 'Show a photo of a return',
  description: 'A photo that a customer sent with a return, by the address that ReturnPhoto.url of the graph answers; it ends after 15 minutes.',
  failures: ['NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_ADDRESS, callLog: 'none', limits: [READS_A_MINUTE], cors: { origins: { of: () => [] } } },
  input: z.object({ params: z.object({ token: z.string().describe('The last part of the address.') }) }),
  answer: z.instanceof(Bytes),
  operation: ReadReturnPhotoDocument,
  variables: ({ params: { token } }) => ({ token }),
  reply: ({ returnPhoto: photo }) => {
    if (!photo) throw new Failure('NOT_FOUND', 'The address was changed or has ended, or the photo is gone');
    return { status: 200, body: new Bytes(photo.mediaType, Buffer.from(photo.contentBase64, 'base64')) };
  },
  example: { target: '/WzcsIjlmODYiXQ.c2lnbmF0dXJl', answer: new Bytes('image/jpeg', Buffer.alloc(0)) },
});
