import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Instant } from '#kernel/clock.js';
import type { Call } from '#client/call.js';
import type { MediaInput } from '#contract/schema.generated.js';
import { systemContext } from '#contract/system-context.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { Bytes, type Reply } from '#kit/answer.js';
import { LASTING, PUBLIC_IMAGE } from '#kit/public-image.js';
import type { Route, RouteInvocation } from '#kit/route.js';
import { validate } from '#kit/validate.js';
import { MediaCache, type ServedMedia } from './media-cache.js';
import { ReadMediaDocument } from './operations/read-media.generated.js';
import { takesWebp } from './takes-webp.js';

const WIDTHS = ['100', '200', '400', '800', '1200', '1600'] as const;

const input = z.object({
  params: z.object({ company: z.string().describe('The company.'), image: z.string().describe('The content of the image.') }),
  query: z.object({ w: z.enum(WIDTHS, `must be one of ${WIDTHS.join(', ')}`).optional().describe('Its width in pixels.') }),
});

const [DIGITS, HASH] = [/^[1-9]\d{0,9}$/, /^[0-9a-f]{64}$/];

/** A cache for each graph that images are read from. */
const CACHES = new WeakMap<Call, MediaCache>();

function cacheOf(call: Call): MediaCache {
  const cache = CACHES.get(call) ?? new MediaCache();
  CACHES.set(call, cache);
  return cache;
}

async function run({ inbound, call, context, now }: RouteInvocation<ConnectionCaller>): Promise<Reply> {
  const { params: { company, image }, query: { w } } = validate(input, inbound);
  if (!DIGITS.test(company) || !HASH.test(image)) throw new Failure('IMAGE_NOT_FOUND', 'There is no such image');
  const asked = { companyId: Number(company), content: image, takesWebp: w !== undefined && takesWebp(inbound.headers.accept), ...(w && { width: Number(w) }) };
  const { mediaType, bytes } = await readOnce({ call, now, requestId: context.requestId }, asked);
  return { status: 200, headers: { ...LASTING, ...headersOf(image, w, mediaType) }, body: new Bytes(mediaType, bytes) };
}

/** A size differs by what its caller takes. */
const headersOf = (image: string, width: string | undefined, mediaType: string): Record<string, string> =>
  (width === undefined ? { ETag: `"${image}"` } : { ETag: `"${image}-${width}-${mediaType.slice('image/'.length)}"`, Vary: 'Accept' });

interface Reading {
  readonly call: Call;
  readonly now: Instant;
  readonly requestId: string;
}

async function readOnce({ call, now, requestId }: Reading, asked: MediaInput): Promise<ServedMedia> {
  const [cache, name] = [cacheOf(call), JSON.stringify(asked)];
  const kept = cache.get(name, now);
  if (kept) return kept;
  const media = await read(call, asked, requestId);
  cache.put(name, media, now);
  return media;
}

async function read(call: Call, input: MediaInput, requestId: string): Promise<ServedMedia> {
  const { media: { contentBase64, mediaType } } = await call(ReadMediaDocument, { input }, systemContext({ actor: 'media', requestId }));
  return { mediaType, bytes: Buffer.from(contentBase64, 'base64') };
}

/** GET /media/{company}/{image}: an image of a product, for browsers; no part of the description. */
export const readMedia: Route<ConnectionCaller> = {
  ...PUBLIC_IMAGE, id: 'media.read', path: '/{company}/{image}',
  description: 'An image of a product in its own size, or in one of the widths, as WebP where the browser takes it.',
  failures: ['IMAGE_NOT_FOUND', 'BAD_INPUT'],
  input, answer: z.string(), operation: ReadMediaDocument, run,
  example: { target: '/7/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', answer: '' },
};
