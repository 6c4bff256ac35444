import { readFileSync } from 'node:fs';
import { sha256 } from '#kernel/crypto.js';
import type { Handler } from '../handler.js';

/** A script of pages: its address, and what answers there. */
export interface PageScript {
  readonly path: string;
  readonly handler: Handler;
}

const DIGITS = 12;
const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A script for pages of a surface, under a name with its hash: `/assets/returns-0123456789ab.js`. Cached forever; the file is read at once. */
export function pageScript(name: string, file: URL): PageScript {
  const text = readFileSync(file, 'utf8');
  const path = `/assets/${name}-${sha256(text).slice(0, DIGITS)}.js`;
  return {
    path,
    handler: ({ method, url }, response) => {
      if (url !== path || (method !== 'GET' && method !== 'HEAD')) return false;
      response.writeHead(200, { ...HEADERS, 'Content-Length': Buffer.byteLength(text) }).end(text);
      return true;
    },
  };
}
