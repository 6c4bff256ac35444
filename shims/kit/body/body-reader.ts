import type { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Exchange, UploadedFile } from '../exchange.js';
import { valuesByName } from '../query.js';
import type { BodyRoom } from './body-room.js';
import { multipart, type MultipartLimits } from './multipart.js';
import { tooLarge } from './read-body.js';
import { strictJson } from './strict-json.js';

/** A body in another media type than the usual one, for descriptions. */
export interface OtherBody {
  readonly mediaType: string;
  readonly schema: z.ZodType;
  /** The fields of a form; of files, which the schema says, their names. */
  readonly example: Readonly<Record<string, string | readonly string[]>>;
}

/** How the bodies of a surface or of one route are read. */
export interface BodyReader {
  /** The largest body in bytes. */
  readonly limit: number;
  /** The media type it reads; JSON unless given. */
  readonly mediaType?: string;
  /** Other media types in which the same bytes may be sent, for descriptions. */
  readonly alsoAs?: readonly string[];
  /** What else it reads, for descriptions: the same as another media type. */
  readonly alsoReads?: OtherBody;
  /** Where its bodies have their bytes until their calls are answered; without one they are bounded by the calls at once alone. */
  readonly room?: BodyRoom;
  /** A body as its routes' schemas see it, or a promise of it; undefined when there is none. */
  read(body: Buffer, exchange: Pick<Exchange, 'request'> & { files?: readonly UploadedFile[]; body?: Buffer; digest?: string }): unknown;
}

/** Strict JSON, regardless of the Content-Type. */
export const jsonBody = (limit: number, mostValues?: number): BodyReader => ({ limit, read: (body) => strictJson(body, mostValues) });

/** The raw bytes: for routes that verify a signature over them or parse them themselves. */
export const rawBody = (limit: number): BodyReader => ({ limit, read: (body) => body });

/** A form (application/x-www-form-urlencoded); a repeated name has a list. Anything else is MALFORMED_BODY. */
export const formBody = (limit: number): BodyReader => ({
  limit, mediaType: URLENCODED,
  read(body, { request }) {
    if (body.length === 0) return undefined;
    if (mediaType(request.headers['content-type']) !== URLENCODED) throw new Failure('MALFORMED_BODY', `The body must be a form (${URLENCODED})`);
    return valuesByName(new URLSearchParams(body.toString('utf8')));
  },
});

/** A form with files (multipart/form-data): its fields are the body, its files are noted on the exchange. */
export const multipartBody = (limit: number, limits: MultipartLimits): BodyReader => ({
  limit,
  async read(body, exchange) {
    if (body.length === 0) return undefined;
    const { fields, files } = await multipart(body, exchange.request.headers['content-type'] ?? '', limits);
    exchange.files = files;
    return valuesByName(fields);
  },
});

/** One of several readers by the media type of the body; the first for an unknown type. */
export const bodyByType = (first: readonly [type: string, reader: BodyReader], ...others: readonly (readonly [type: string, reader: BodyReader])[]): BodyReader => {
  const readers = new Map([first, ...others]);
  return {
    limit: Math.max(...[...readers.values()].map(({ limit }) => limit)),
    read(body, exchange) {
      const reader = readers.get(mediaType(exchange.request.headers['content-type'])) ?? first[1];
      if (body.length > reader.limit) throw tooLarge(reader.limit);
      return reader.read(body, exchange);
    },
  };
};

const URLENCODED = 'application/x-www-form-urlencoded';

const mediaType = (contentType = ''): string => (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
