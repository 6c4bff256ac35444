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
  const { req: request } = response;
  if (cookies) response.setHeader('Set-Cookie', cookies);
  const isEmpty = EMPTY.has(status) || (pieces && request.method === 'HEAD');
  const content = isEmpty || pieces ? '' : contentOf(answer);
  response.writeHead(status, isEmpty || pieces ? headers : { ...headers, 'Content-Length': Buffer.byteLength(content) });
  const isUnread = !request.complete && !request.destroyed;
  if (!isUnread && (isEmpty || !pieces)) return void response.end(content);
  response.flushHeaders();
  const whole = isEmpty ? [] : pieces ?? [content];
  pipeline(Readable.from(isUnread ? heldOpen(whole, request) : whole, { objectMode: false }), response, () => undefined); // what goes wrong now ends the connection: the caller sees that it is not whole
}

const contentOf = ({ body, bytes, charset }: Answer): string | Buffer => bytes ?? (charset === undefined ? body : encoded(body, charset));

/** An answer that ends once its call has: with `Connection: close` its end closes the connection, and bytes that come then reset it, which would take the answer with it. */
async function* heldOpen(pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>, request: IncomingMessage): AsyncGenerator<string | Buffer> {
  const rest = runOut(request);
  for await (const piece of pieces) if (piece.length > 0) yield piece;
  await rest;
}

/** A refused upload is let run out, up to a point. */
function runOut(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let discarded = 0;
    request.on('error', () => undefined).on('end', resolve).on('close', resolve);
    request.on('data', (chunk: Buffer) => {
      discarded += chunk.length;
      if (discarded > MOST_DISCARDED) request.destroy();
    });
    request.resume();
  });
}
