import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Answer } from './answer.js';
import { encoded } from './charset.js';

const EMPTY: ReadonlySet<number> = new Set([204, 304]);

type Chunks = AsyncIterable<string | Buffer>;
type Content = string | Buffer | Chunks;

/** Send an answer: a body in one write, or a stream. */
export function send(response: ServerResponse, answer: Answer): void {
  if (answer.cookies) response.setHeader('Set-Cookie', answer.cookies);
  const { headers, content } = written(answer, response.req.method);
  response.writeHead(answer.status, headers);
  if (!isChunked(content)) return void response.end(content);
  response.flushHeaders();
  pipeline(Readable.from(content, { objectMode: false }), response, () => undefined); // an error now ends the connection, so that the caller sees an incomplete body
}

const isChunked = (content: Content): content is Chunks => typeof content !== 'string' && !Buffer.isBuffer(content);

/** An answer's headers and body. */
function written(answer: Answer, method: string | undefined): { readonly headers: OutgoingHttpHeaders; readonly content: Content } {
  const { status, headers, chunks } = answer;
  if (EMPTY.has(status) || (chunks && method === 'HEAD')) return { headers, content: '' };
  if (chunks) return { headers, content: chunks };
  const content = contentOf(answer);
  return { headers: Object.assign({}, headers, { 'Content-Length': Buffer.byteLength(content) }), content };
}

const contentOf = ({ body, bytes, charset }: Answer): string | Buffer => bytes ?? (charset === undefined ? body : encoded(body, charset));
