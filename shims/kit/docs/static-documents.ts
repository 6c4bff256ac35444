import type { Handler } from '../handler.js';

interface StaticDocument {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly text: string;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A text with its content type, generated at the first read. */
export function staticDocument(contentType: string, write: () => string): () => StaticDocument {
  let written: StaticDocument | undefined;
  return () => (written ??= withHead(contentType, write()));
}

const withHead = (contentType: string, text: string): StaticDocument => ({
  text,
  headers: {
    'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text), 'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff',
  },
});

/** Documents without authentication, each at its path. */
export const staticDocuments = (at: ReadonlyMap<string, () => StaticDocument>): Handler => ({ method, url = '' }, response) => {
  const found = method === 'GET' || method === 'HEAD' ? at.get(url)?.() : undefined;
  if (found) response.writeHead(200, found.headers).end(found.text);
  return found !== undefined;
};
