import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Answer } from './answer.js';
import { encoded } from './charset.js';

/** Bytes of an unread body that are still taken in so that the caller can read its answer. */
const MOST_DISCARDED = 16 * 1024 * 1024;

const EMPTY: ReadonlySet<number> = new Set([204, 304]);

/** Send an answer: its bytes at once, nothing after it. */
export function send(response: ServerResponse, answer: Answer): void {
  const { status, headers, pieces, cookies } = answer;
  discardRest(response.req);
  if (cookies) response.setHeader('Set-Cookie', cookies);
  if (EMPTY.has(status) || (pieces && response.req.method === 'HEAD')) return void response.writeHead(status, headers).end();
  if (pieces) {
    response.writeHead(status, headers);
    pipeline(Readable.from(pieces, { objectMode: false }), response, () => undefined); // what goes wrong now ends the connection: the caller sees that it is not whole
    return;
  }
  const content = contentOf(answer);
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(content) }).end(content);
}

const contentOf = ({ body, bytes, charset }: Answer): string | Buffer => bytes ?? (charset === undefined ? body : encoded(body, charset));

/** A refused upload is let run out, up to a point, because a reset connection would take the answer with it. */
function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let discarded = 0;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_DISCARDED) request.destroy();
  });
  request.resume();
}
