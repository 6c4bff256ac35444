import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sha256 } from '#kernel/crypto.js';
import { acceptsGzip } from '#kit/accepts-gzip.js';
import { conditional } from '#kit/conditional.js';
import { send } from '#kit/send.js';

/** A text as it is sent: compressed where the caller takes that, and 304 to who has it. */
export type ServedText = (request: IncomingMessage, response: ServerResponse) => void;

const TAG_DIGITS = 16;

/** What a text is, and how long it may be kept. */
export interface ServedKind {
  readonly type: 'application/json' | 'image/svg+xml' | 'text/css' | 'text/html' | 'text/javascript';
  /** Whether its address changes with it, so that it is cached for ever. */
  readonly isImmutable: boolean;
  /** Headers beside those of every text. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A text, compressed once. */
export const servedText = (text: string, kind: ServedKind): ServedText => servedGzip(gzipSync(text), kind);

/** A text that is kept compressed; what it was is made for the first caller that does not take gzip. */
export function servedGzip(compressed: Buffer, { type, isImmutable, headers: more }: ServedKind): ServedText {
  const tag = sha256(compressed.toString('base64')).slice(0, TAG_DIGITS);
  const headers = {
    'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache', Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff', ...more,
  };
  let plain: Buffer | undefined;
  return (request, response) => {
    const isGzip = acceptsGzip(request.headers['accept-encoding']);
    const own = isGzip ? { ETag: `"${tag}-gzip"`, 'Content-Encoding': 'gzip' } : { ETag: `"${tag}"` };
    send(response, conditional({ status: 200, headers: { ...headers, ...own }, body: '', bytes: isGzip ? compressed : plain ??= gunzipSync(compressed) }, request));
  };
}
