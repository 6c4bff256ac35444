import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Failure } from '#contract/failure.js';
import { callerOf, type ConnectionCaller, type ConnectionFacts } from './access/connection-access.js';
import type { Access } from './access/access.js';
import type { Answer } from './answer.js';
import { asFailure } from './as-failure.js';
import type { BodyReader } from './body/body-reader.js';
import { encoded, type Charset } from './charset.js';
import type { Exchange } from './exchange.js';
import { isOfDryRun } from './is-of-dry-run.js';
import { openLimiter } from './limiter.js';
import { perform } from './perform.js';
import { placesOf } from './place.js';
import { routeTables, type RouteTables } from './route-table.js';
import type { Caller } from './route.js';
import type { Surface, SurfaceDeps } from './surface.js';

/** A call as the log has it, and whose it was. */
export interface LoggedCall {
  /** It is answered under it again. */
  readonly requestId: string;
  readonly surface: Surface;
  readonly connection: ConnectionFacts;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** The text of its body; empty where it had none. */
  readonly body: string;
}

/** What repeating a call needs. */
export type RepeatDeps = Omit<SurfaceDeps, 'limiter'>;

/**
 * What a call would be answered now: the surface's pipeline with the rights, settings and state of the connection, as a dry run, without the network. What belongs to real calls is left out: credentials, limits, the claim of
 * a key and its stored answer, the call log, certification. BAD_INPUT where the log has less of the call than its surface needs; UNAVAILABLE and CONFLICT where the dry run itself could not be ended: the connection is not
 * answered so.
 */
export async function repeatCall(call: LoggedCall, deps: RepeatDeps): Promise<Answer> {
  const { surface, target, requestId } = call;
  const [path = ''] = target.split('?', 1);
  const { own } = placesOf([surface])(path) ?? { own: { root: '', path } };
  if (surface.access.kind !== 'connection' || surface.access.isInBody === true) throw new Failure('BAD_INPUT', `Calls of interface ${surface.letter} cannot be repeated: the log does not keep what proves who calls`);
  requireWholeBody(call);
  const exchange = exchangeOf(call, path, deps);
  const uncounted = await openLimiter(undefined, deps.log);
  const pipeline = { surface, deps: { ...deps, limiter: uncounted }, tables: asConnection(call), recorder: { requireLog: () => undefined } };
  return perform(exchange, own, pipeline).finally(() => exchange.leaveRoom?.()).catch((error: unknown) => {
    if (isOfDryRun(error)) throw error;
    return surface.fail(asFailure(error, deps.log, { requestId, surface: surface.name, operation: exchange.routeId }), exchange);
  });
}

function exchangeOf(call: LoggedCall, path: string, { clock }: RepeatDeps): Exchange {
  const { requestId, surface: { host }, method, target, address, headers } = call;
  const bytes = bytesOf(call);
  const { 'transfer-encoding': _coding, ...sent } = headers;
  const request = Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), { method, url: target, headers: { ...sent, 'content-length': String(bytes.length) } });
  return { requestId, startedAt: clock.now().getTime(), method, target, path, address, connectedAddress: address, host, request: request as unknown as IncomingMessage, headers: {}, dryRun: true };
}

/** Methods whose bodies are not read. */
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Files are not logged, nor what was not read of a refused call; of long bodies some surfaces keep the beginning. */
function requireWholeBody({ surface: { loggedBytes = Infinity }, method, headers, body }: LoggedCall): void {
  const hadBody = !BODILESS.has(method) && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);
  if (hadBody && body === '') throw new Failure('BAD_INPUT', 'The log has no body of this call, so it cannot be repeated: files are not kept, nor what was refused before it was read');
  if (Buffer.byteLength(body) >= loggedBytes) throw new Failure('BAD_INPUT', `The log has the first ${String(loggedBytes)} bytes of this body alone, so the call cannot be repeated`);
}

const CHARSETS: readonly Charset[] = ['utf-8', 'iso-8859-1'];
/** In the place of bytes that are no UTF-8. */
const REPLACED = '\uFFFD';

/** The bytes of a body, of which the log has the text: as many as were announced, in one of the charsets. Another body than was sent could be answered otherwise. */
function bytesOf({ headers: { 'content-length': announced }, body }: LoggedCall): Buffer {
  if (body === '') return Buffer.alloc(0);
  const bytes = CHARSETS.map((charset) => encoded(body, charset)).find(({ length }) => announced === undefined || length === Number(announced));
  if (!bytes || body.includes(REPLACED)) throw new Failure('BAD_INPUT', 'The log has this body as a text, and what was sent was none: some of its bytes are in no charset that it says, so the call cannot be repeated');
  return bytes;
}

/** The routes of the surface, which the connection may call without a credential and uncounted. */
function asConnection({ surface, connection, body }: LoggedCall): RouteTables<Caller> {
  const tables = routeTables(surface);
  const access = accessOf(connection);
  return {
    ...tables,
    find(method, own) {
      const found = tables.find(method, own);
      return { ...found, declared: { ...found.declared, access, limits: [], callLog: 'none', body: asLogged(found.declared.body, body) } };
    },
  };
}

const accessOf = (connection: ConnectionFacts): Access<ConnectionCaller> => ({
  kind: 'connection',
  admit(exchange) {
    const caller = callerOf(connection);
    exchange.principal = caller.principal;
    return Promise.resolve(caller);
  },
});

/** The log has texts: a body whose length was not announced, and that says it is in another charset than UTF-8, is read anew in it. */
const asLogged = (reader: BodyReader, text: string): BodyReader => ({
  ...reader,
  async read(body, exchange: Parameters<BodyReader['read']>[1] & Pick<Exchange, 'bodyCharset'>) {
    const read: unknown = await reader.read(body, exchange);
    if (exchange.bodyCharset === undefined) return read;
    const bytes = encoded(text, exchange.bodyCharset);
    if (bytes.equals(body)) return read;
    exchange.body = bytes;
    return reader.read(bytes, exchange);
  },
});
