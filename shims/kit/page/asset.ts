import type { ServerResponse } from 'node:http';
import { sha256 } from '#kernel/crypto.js';

const DIGITS = 12;

/** Where a text of pages is served: under a name with its hash, such as `/assets/page-0123456789ab.css`. */
export const assetPath = (name: string, text: string, ending: 'css' | 'js'): string => `/assets/${name}-${sha256(text).slice(0, DIGITS)}.${ending}`;

/** Answer a text of pages: the same for every caller, cached forever, without its body to HEAD. */
export function answerAsset(response: ServerResponse, type: 'text/css' | 'text/javascript', text: string): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Length': Buffer.byteLength(text),
  }).end(text);
}
