import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Answer } from '#kit/answer.js';
import { encoded } from '#kit/charset.js';
import type { Refused } from '#kit/exchange.js';

/** A surface's words for a call that never reached it; undefined when the call names none. */
export type Refuse = (failure: Failure, call: Refused) => Answer | undefined;

/** What the refusals of a host are made with. */
export interface Refusing {
  readonly ids: Ids;
  readonly log: Log;
  readonly refuse?: Refuse;
}

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const UNREADABLE: Refusal = { status: 400, code: 'BAD_INPUT', message: 'The request is not HTTP that can be read' };

/** What Node's parser finds, by its name for it. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'BODY_TOO_LARGE', message: 'The head of the request is larger than 16 KiB' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'BODY_TOO_LARGE', message: 'The extensions of the chunks of the body are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'BAD_INPUT', message: 'The request took too long to arrive' },
};
const NO_HOST: Refusal = { ...UNREADABLE, message: 'The request has no Host header' };
const NO_PROXY: Refusal = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This host is no proxy', headers: { Allow: 'GET, HEAD, POST, PUT, OPTIONS' } };
const UNEXPECTED: Refusal = { status: 417, code: 'BAD_INPUT', message: 'Nothing but 100-continue can be expected' };

/** What Node says of a call it could not read. */
interface Unread extends NodeJS.ErrnoException {
  /** What arrived last. */
  readonly rawPacket?: Buffer;
}

/**
 * Answer the calls that Node refuses by itself, with a request id and in the words of the surface they were for: heads that are too long or no
 * HTTP, calls that take too long to arrive, CONNECT, and what is expected beside 100-continue. A call that a surface is already reading is
 * refused by that surface.
 */
export function refuseUnread(server: Server, refusing: Refusing): void {
  const reading = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => { reading.set(socket, response); });
  server.on('clientError', (error: Unread, socket) => {
    const refusal = refusalFor(error);
    const open = unfinished(reading.get(socket));
    if (!socket.writable || open?.headersSent) socket.destroy();
    else if (!open) end(socket, refusal, { target: targetIn(error.rawPacket), refusing });
    else if (!interrupt(open, refusal)) end(socket, refusal, { target: open.req.url ?? '', refusing });
  });
  server.on('connect', (_request, socket) => { end(socket, NO_PROXY, { target: '', refusing }); });
  server.on('checkExpectation', ({ url = '' }: IncomingMessage, response: ServerResponse) => { answer(response, UNEXPECTED, { target: url, refusing }); });
}

/** Whether a call lacks the host it is for, which HTTP/1.1 asks for; it is answered then. */
export function refuseWithoutHost({ headers, httpVersion, url = '' }: IncomingMessage, response: ServerResponse, refusing: Refusing): boolean {
  if (headers.host !== undefined || httpVersion === '1.0') return false;
  answer(response, NO_HOST, { target: url, refusing });
  return true;
}

const refusalFor = ({ code = '' }: Unread): Refusal => REFUSALS[code] ?? UNREADABLE;

/** The call that a connection is busy with; none once it arrived whole and is answered. */
const unfinished = (response: ServerResponse | undefined): ServerResponse | undefined => (response?.headersSent && response.req.complete ? undefined : response);

/** Whoever reads the body learns why it ends, and answers; false where nobody reads it. A call that arrived whole is let be: what is wrong came behind it. */
function interrupt(response: ServerResponse, { code, message }: Refusal): boolean {
  const { req: call } = response;
  if (!call.complete && call.listenerCount('error') === 0) return false;
  response.setHeader('Connection', 'close');
  if (!call.complete) call.emit('error', new Failure(code === 'BAD_INPUT' ? 'MALFORMED_BODY' : code, message));
  return true;
}

interface Said {
  readonly target: string;
  readonly refusing: Refusing;
}

function said({ code, message, status, headers }: Refusal, { target, refusing: { ids, log, refuse } }: Said): { head: Record<string, string | number>; body: Buffer } {
  const requestId = ids.next();
  const [path = ''] = target.split('?', 1);
  const { headers: own, body, charset } = refuse?.(new Failure(code, message), { requestId, path }) ?? { headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: plain(code, message) };
  log.debug({ requestId, status, path }, message);
  const bytes = charset === undefined ? Buffer.from(body) : encoded(body, charset);
  return { head: { 'X-Request-Id': requestId, ...own, ...headers, 'Cache-Control': 'no-store', Connection: 'close', 'Content-Length': bytes.length }, body: bytes };
}

const plain = (code: ErrorCode, message: string): string => JSON.stringify({ errors: [{ message, extensions: { code } }] });

function answer(response: ServerResponse, refusal: Refusal, facts: Said): void {
  const { head, body } = said(refusal, facts);
  response.writeHead(refusal.status, head).end(body);
}

/** There is no response to write to: the answer is the last of its connection. What still arrives is let run out for a moment, because a reset would take the answer with it. */
function end(socket: Duplex, refusal: Refusal, facts: Said): void {
  if (socket.writableEnded) return;
  const { head, body } = said(refusal, facts);
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
  socket.on('error', () => undefined).end(Buffer.concat([Buffer.from(`HTTP/1.1 ${String(refusal.status)} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines}\r\n`, 'latin1'), body]));
  setTimeout(() => { socket.destroy(); }, LINGER_MILLISECONDS).unref();
}

const LINGER_MILLISECONDS = 1000;
const LONGEST_LINE = 8192;

/** The target of the request line, where what arrived last begins with one. */
function targetIn(packet: Buffer | undefined): string {
  const [line = ''] = packet?.toString('latin1', 0, LONGEST_LINE).split('\r\n', 1) ?? [];
  const [, target = ''] = line.split(' ', 2);
  return target.startsWith('/') ? target : '';
}
