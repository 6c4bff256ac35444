import type { Handler } from '../handler.js';

interface Sheet {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly text: string;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A text of a kind, written when somebody first reads it. */
export function sheet(contentType: string, write: () => string): () => Sheet {
  let written: Sheet | undefined;
  return () => (written ??= laidOut(contentType, write()));
}

const laidOut = (contentType: string, text: string): Sheet => ({
  text,
  headers: {
    'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text), 'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff',
  },
});

/** Sheets open to everybody, each at its path. */
export const sheets = (at: ReadonlyMap<string, () => Sheet>): Handler => ({ method, url = '' }, response) => {
  const found = method === 'GET' || method === 'HEAD' ? at.get(url)?.() : undefined;
  if (found) response.writeHead(200, found.headers).end(found.text);
  return found !== undefined;
};
