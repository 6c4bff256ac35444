import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Answer } from './answer.js';
import { encoded } from './charset.js';

/** Bytes of an unread body that are still taken in so that the caller can read its answer. */
const MOST_DISCARDED = 16 * 1024 * 1024;

/** A caller that sends nothing for so long has read its answer, or will not. */
const LINGER_MILLISECONDS = 1000;

const EMPTY: ReadonlySet<number> = new Set([204, 304]);

type Pieces = AsyncIterable<string | Buffer>;
type Content = string | Buffer | Pieces;

/** Send an answer: its bytes at once, nothing after it. */
export function send(response: ServerResponse, answer: Answer): void {
  const { req: request } = response;
  if (answer.cookies) response.setHeader('Set-Cookie', answer.cookies);
  const { headers, content } = written(answer, request.method);
  response.writeHead(answer.status, headers);
  const hasArrived = request.complete || request.destroyed;
  if (hasArrived && !isInPieces(content)) return void response.end(content);
  response.flushHeaders();
  const pieces = isInPieces(content) ? content : [content];
  pipeline(Readable.from(hasArrived ? pieces : heldOpen(pieces, request), { objectMode: false }), response, () => undefined); // what goes wrong now ends the connection: the caller sees that it is not whole
}

const isInPieces = (content: Content): content is Pieces => typeof content !== 'string' && !Buffer.isBuffer(content);

/** An answer's headers, and what follows them. */
function written(answer: Answer, method: string | undefined): { readonly headers: OutgoingHttpHeaders; readonly content: Content } {
  const { status, headers, pieces } = answer;
  if (EMPTY.has(status) || (pieces && method === 'HEAD')) return { headers, content: '' };
  if (pieces) return { headers, content: pieces };
  const content = contentOf(answer);
  return { headers: { ...headers, 'Content-Length': Buffer.byteLength(content) }, content };
}

const contentOf = ({ body, bytes, charset }: Answer): string | Buffer => bytes ?? (charset === undefined ? body : encoded(body, charset));

/** An answer that ends once its call has: with `Connection: close` its end closes the connection, and bytes that come then reset it, which would take the answer with it. */
async function* heldOpen(pieces: Pieces | readonly (string | Buffer)[], request: IncomingMessage): AsyncGenerator<string | Buffer> {
  const rest = runOut(request);
  for await (const piece of pieces) if (piece.length > 0) yield piece;
  await rest;
}

/** A refused upload is let run out, up to a point and while it comes. */
function runOut(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let discarded = 0;
    const silence = setTimeout(resolve, LINGER_MILLISECONDS);
    const end = (): void => { clearTimeout(silence); resolve(); };
    request.on('error', () => undefined).on('end', end).on('close', end);
    request.on('data', (chunk: Buffer) => {
      silence.refresh();
      discarded += chunk.length;
      if (discarded > MOST_DISCARDED) request.destroy();
    });
    request.resume();
  });
}
