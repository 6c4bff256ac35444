import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sha256 } from '#kernel/crypto.js';
import { acceptsGzip } from './accepts-gzip.js';
import { conditional } from './conditional.js';
import type { Handler } from './handler.js';
import { send } from './send.js';

const [TAG_DIGITS, SMALLEST] = [16, 9];

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400', Vary: 'Accept-Encoding',
  'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Timing-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff',
} as const;

/** The script as it is sent, plain and compressed. */
function versionsOf(file: URL) {
  const bytes = readFileSync(file);
  const tag = sha256(bytes.toString()).slice(0, TAG_DIGITS);
  return {
    plain: { bytes, headers: { ...HEADERS, ETag: `"${tag}"` } },
    gzip: { bytes: gzipSync(bytes, { level: SMALLEST }), headers: { ...HEADERS, ETag: `"${tag}-gzip"`, 'Content-Encoding': 'gzip' } },
  };
}

/** GET and HEAD of a script for pages of any origin, whatever its query; the file is what the build made, read once. */
export function browserScript(path: string, file: URL): Handler {
  let read: ReturnType<typeof versionsOf> | undefined;
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (url.split('?', 1)[0] !== path || (method !== 'GET' && method !== 'HEAD')) return false;
    read ??= versionsOf(file);
    const version = acceptsGzip(headers['accept-encoding']) ? read.gzip : read.plain;
    send(response, conditional({ status: 200, body: '', ...version }, request));
    return true;
  };
}
