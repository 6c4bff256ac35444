import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Answer } from '#kit/answer.js';
import type { Refused } from '#kit/exchange.js';

/** A surface's answer, in its bytes, to a call that never reached it; undefined when the call names no surface. */
export type Refuse = (failure: Failure, call: Refused) => { readonly headers: Answer['headers']; readonly body: Buffer } | undefined;

/** The dependencies of a host's refusals. */
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

/** Refusals by the error codes of Node's parser. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'BODY_TOO_LARGE', message: 'The head of the request is larger than 16 KiB' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'BODY_TOO_LARGE', message: 'The extensions of the chunks of the body are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'BAD_INPUT', message: 'The request took too long to arrive' },
};
const NO_HOST: Refusal = { ...UNREADABLE, message: 'The request has no Host header' };
const NO_PROXY: Refusal = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This host is no proxy', headers: { Allow: 'GET, HEAD, POST, PUT, OPTIONS' } };
const UNEXPECTED: Refusal = { status: 417, code: 'BAD_INPUT', message: 'Nothing but 100-continue can be expected' };

/** Node's error of a call it could not parse. */
interface Unread extends NodeJS.ErrnoException {
  /** The last received bytes. */
  readonly rawPacket?: Buffer;
}

/**
 * Answer the calls that Node refuses by itself, with a request id and in the format of the surface they were for: heads that are too long or no
 * HTTP, calls that take too long to arrive, CONNECT, and expectations other than 100-continue. A call that a surface is already reading is
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

/** Whether a call lacks the Host header that HTTP/1.1 requires; if so, it is answered. */
export function refuseWithoutHost({ headers, httpVersion, url = '' }: IncomingMessage, response: ServerResponse, refusing: Refusing): boolean {
  if (headers.host !== undefined || httpVersion === '1.0') return false;
  answer(response, NO_HOST, { target: url, refusing });
  return true;
}

const refusalFor = ({ code = '' }: Unread): Refusal => REFUSALS[code] ?? UNREADABLE;

/** The call in progress on a connection; none once it has arrived in full and is answered. */
const unfinished = (response: ServerResponse | undefined): ServerResponse | undefined => (response?.headersSent && response.req.complete ? undefined : response);

/** Pass the error to the reader of the body, which answers; false where there is none. A call that arrived in full is left alone: the error came after it. */
function interrupt(response: ServerResponse, { code, message }: Refusal): boolean {
  const { req: call } = response;
  if (!call.complete && call.listenerCount('error') === 0) return false;
  response.setHeader('Connection', 'close');
  if (!call.complete) call.emit('error', new Failure(code === 'BAD_INPUT' ? 'MALFORMED_BODY' : code, message));
  return true;
}

interface RefusedCall {
  readonly target: string;
  readonly refusing: Refusing;
}

function rendered({ code, message, status, headers }: Refusal, { target, refusing: { ids, log, refuse } }: RefusedCall): { head: Record<string, string | number>; body: Buffer } {
  const requestId = ids.next();
  const [path = ''] = target.split('?', 1);
  const { headers: own, body } = refuse?.(new Failure(code, message), { requestId, path }) ?? { headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: Buffer.from(plain(code, message)) };
  log.debug({ requestId, status, path }, message);
  return { head: { 'X-Request-Id': requestId, ...own, ...headers, 'Cache-Control': 'no-store', Connection: 'close', 'Content-Length': body.length }, body };
}

const plain = (code: ErrorCode, message: string): string => JSON.stringify({ errors: [{ message, extensions: { code } }] });

function answer(response: ServerResponse, refusal: Refusal, facts: RefusedCall): void {
  const { head, body } = rendered(refusal, facts);
  response.writeHead(refusal.status, head).end(body);
}

/** Answer on the socket, because there is no response object, and end the connection. Bytes that still arrive are read for a moment, because a reset would discard the answer. */
function end(socket: Duplex, refusal: Refusal, facts: RefusedCall): void {
  if (socket.writableEnded) return;
  const { head, body } = rendered(refusal, facts);
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
  socket.on('error', () => undefined).end(Buffer.concat([Buffer.from(`HTTP/1.1 ${String(refusal.status)} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines}\r\n`, 'latin1'), body]));
  setTimeout(() => { socket.destroy(); }, LINGER_MILLISECONDS).unref();
}

const LINGER_MILLISECONDS = 1000;
const LONGEST_LINE = 8192;

/** The target of the request line, where the packet begins with one. */
function targetIn(packet: Buffer | undefined): string {
  const [line = ''] = packet?.toString('latin1', 0, LONGEST_LINE).split('\r\n', 1) ?? [];
  const [, target = ''] = line.split(' ', 2);
  return target.startsWith('/') ? target : '';
}
