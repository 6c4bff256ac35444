import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../running.js';
import { StartFailure } from '../start-failure.js';
import { originForm } from './origin-form.js';
import { lingerForBodies } from './linger.js';
import { refuseUnread, refuseWithoutHost, type Refusing } from './refuse-unread.js';

/**
 * One host of the product on its port. Retired it goes on answering, on each connection once more, so that callers and load balancers connect elsewhere. Stopping accepts no new connections,
 * finishes the calls in progress and then closes.
 */
export interface Listening extends Running {
  readonly port: number;
  readonly retire: () => void;
}

interface Listen {
  readonly handler: RequestListener;
  readonly address: string;
  readonly port: number;
  /** The listener and the setting of its port, for the message when the port is in use. */
  readonly title: string;
  /** The answers to calls that never reach the handler; Node's own unless given. */
  readonly refusing?: Refusing;
  readonly deadlines?: Deadlines;
}

/** In milliseconds: the deadlines of a call's head and of the whole call, and the interval at which Node checks them. */
interface Deadlines {
  readonly head: number;
  readonly whole: number;
  readonly check: number;
}

/** Enough for the largest body on a slow line (4 MiB at 36 KB/s); ends callers that send a byte a second. */
const DEADLINES: Deadlines = { head: 20_000, whole: 120_000, check: 5000 };

/** Longer than clients, load balancers and proxies keep an idle connection (60 s at most by default), so that it is they who close it: a call that is sent while the server closes its connection is lost. */
const KEPT_MILLISECONDS = 65_000;

/** A caller that pauses longer between its calls may send one just when its idle connection is closed; that cannot be avoided. */
const GRACE_MILLISECONDS = 1500;
const MOST_ARRIVING_MILLISECONDS = 1000;
const QUIET_TURNS = 3;
/** A turn of the event loop in which little else was done: what connected after its look at the backlog had hardly time to. */
const SHORT_TURN_MILLISECONDS = 0.2;
const DEADLINE_MILLISECONDS = 5000;

/** Serve a handler on a port; rejects with a one-line error when the port is unavailable. */
export async function listen({ handler, address, port, title, refusing, deadlines = DEADLINES }: Listen): Promise<Listening> {
  const server = openServer({ handler, refusing, deadlines });
  lingerForBodies(server);
  const traffic = closable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => { reject(new StartFailure(`${title}: ${reason(error, address, port)}`, { cause: error })); });
    server.listen(port, address, resolve);
  });
  const bound = server.address();
  return { port: typeof bound === 'object' && bound ? bound.port : port, retire: () => { traffic.isLast = true; }, stop: () => stop(server, traffic) };
}

/** The traffic of a listener. */
interface Traffic {
  readonly unanswered: ReadonlySet<ServerResponse>;
  /** Accepted connections and begun calls so far. */
  readonly arrived: { connections: number; calls: number };
  /** Whether every answer ends its connection. */
  isLast: boolean;
}

function openServer({ handler, refusing, deadlines: { head, whole, check } }: { handler: RequestListener; refusing: Refusing | undefined; deadlines: Deadlines }): Server {
  const options = { keepAliveTimeout: KEPT_MILLISECONDS, headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: check };
  const answer: RequestListener = (request, response) => {
    request.url = originForm(request.url ?? '');
    handler(request, response);
  };
  if (!refusing) return createServer(options, answer);
  const server = createServer({ ...options, requireHostHeader: false }, (request, response) => {
    if (!refuseWithoutHost(request, response, refusing)) answer(request, response);
  });
  refuseUnread(server, refusing);
  return server;
}

/** Counts a server's traffic; once the server retires or stops listening every answer has Connection: close. */
function closable(server: Server): Traffic {
  const unanswered = new Set<ServerResponse>();
  const arrived = { connections: 0, calls: 0 };
  const traffic: Traffic = { unanswered, arrived, isLast: false };
  server.on('connection', () => { arrived.connections += 1; });
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (traffic.isLast || !server.listening) response.setHeader('Connection', 'close');
    arrived.calls += 1;
    unanswered.add(response);
    response.on('close', () => unanswered.delete(response));
  });
  return traffic;
}

async function stop(server: Server, { unanswered, arrived }: Traffic): Promise<void> {
  shrinkBacklog(server);
  await untilQuiet(() => arrived.connections);
  // The net server's close stops accepting and leaves the connections open: a call may be arriving on one that looks idle.
  const closed = new Promise((resolve) => { NetServer.prototype.close.call(server, resolve); });
  for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close');
  await Promise.race([closed, delay(GRACE_MILLISECONDS, undefined, { ref: false })]);
  await untilQuiet(() => arrived.calls); // calls that have arrived are read by then, so their connections are not idle
  server.closeIdleConnections();
  await Promise.race([closed, delay(DEADLINE_MILLISECONDS, undefined, { ref: false })]);
  server.closeAllConnections();
}

/**
 * Resolves when nothing arrived for a few turns of the event loop, which accepts one connection a turn: by then all that waited have been accepted. The last of them was a short one, because
 * what arrives after a turn has looked waits for the next.
 */
async function untilQuiet(count: () => number): Promise<void> {
  const began = performance.now();
  let [quiet, last, isShort] = [0, began, false];
  while ((quiet < QUIET_TURNS || !isShort) && last - began < MOST_ARRIVING_MILLISECONDS) {
    const before = count();
    await endOfTurn();
    const now = performance.now();
    quiet = count() === before ? quiet + 1 : 0;
    isShort = now - last < SHORT_TURN_MILLISECONDS;
    last = now;
  }
}

/**
 * The system resets the connections in a listener's backlog when it closes. A backlog of length zero looks full to new clients, which
 * retry and are refused cleanly. listen(2) on a listening socket changes only that length; Node has it on its inner handle alone.
 */
function shrinkBacklog(server: Server): void {
  const { _handle: handle } = server as unknown as { readonly _handle?: { readonly listen?: (backlog: number) => number } | null };
  handle?.listen?.(0);
}

function reason(error: NodeJS.ErrnoException, address: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${String(port)} is in use; stop what listens there or set another`;
  if (error.code === 'EACCES') return `port ${String(port)} may not be opened by this user; set one from 1024 upwards`;
  if (error.code === 'EADDRNOTAVAIL') return `PORTICO_HOST ${address} is no address of this machine; set one of its own, or 0.0.0.0 for all`;
  return error.message;
}
