import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../running.js';
import { StartFailure } from '../start-failure.js';
import { lingerForBodies } from './linger.js';
import { refuseUnread, refuseWithoutHost, type Refusing } from './refuse-unread.js';

/** One host of the product on its port. Stopping takes no new connections, finishes what was asked and then closes. */
export interface Listening extends Running {
  readonly port: number;
}

interface Listen {
  readonly handler: RequestListener;
  readonly address: string;
  readonly port: number;
  /** What listens and which setting moves it, for the line people read when the port is taken. */
  readonly title: string;
  /** How calls that never reach the handler are answered; as Node does without it. */
  readonly refusing?: Refusing;
  readonly deadlines?: Deadlines;
}

/** Milliseconds that a call has to arrive: its head, all of it, and how often Node looks for those that are late. */
interface Deadlines {
  readonly head: number;
  readonly whole: number;
  readonly check: number;
}

/** Enough for the largest body on a slow line (4 MiB at 36 KB/s); a caller that sends a byte a second is gone by then. */
const DEADLINES: Deadlines = { head: 20_000, whole: 120_000, check: 5000 };

/** A caller that waits longer between its calls may send one just when its connection is closed: nothing else can be done for it. */
const GRACE_MILLISECONDS = 1500;
const MOST_ARRIVING_MILLISECONDS = 1000;
const QUIET_TURNS = 3;
const DEADLINE_MILLISECONDS = 5000;

/** Serve a handler on a port; rejects with one clear line when the port cannot be had. */
export async function listen({ handler, address, port, title, refusing, deadlines = DEADLINES }: Listen): Promise<Listening> {
  const server = openServer({ handler, refusing, deadlines });
  lingerForBodies(server);
  const traffic = closable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => { reject(new StartFailure(`${title}: ${reason(error, address, port)}`, { cause: error })); });
    server.listen(port, address, resolve);
  });
  const bound = server.address();
  return { port: typeof bound === 'object' && bound ? bound.port : port, stop: () => stop(server, traffic) };
}

/** What goes on at a listener. */
interface Traffic {
  readonly unanswered: ReadonlySet<ServerResponse>;
  /** How many connections were taken, and calls begun, so far. */
  readonly arrived: { connections: number; calls: number };
}

function openServer({ handler, refusing, deadlines: { head, whole, check } }: { handler: RequestListener; refusing: Refusing | undefined; deadlines: Deadlines }): Server {
  const options = { headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: check };
  if (!refusing) return createServer(options, handler);
  const server = createServer({ ...options, requireHostHeader: false }, (request, response) => {
    if (!refuseWithoutHost(request, response, refusing)) handler(request, response);
  });
  refuseUnread(server, refusing);
  return server;
}

/** Watches a server's traffic; once the server stops listening every answer says that its connection ends. */
function closable(server: Server): Traffic {
  const unanswered = new Set<ServerResponse>();
  const arrived = { connections: 0, calls: 0 };
  server.on('connection', () => { arrived.connections += 1; });
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    arrived.calls += 1;
    unanswered.add(response);
    response.on('close', () => unanswered.delete(response));
  });
  return { unanswered, arrived };
}

async function stop(server: Server, { unanswered, arrived }: Traffic): Promise<void> {
  shutQueue(server);
  await untilQuiet(() => arrived.connections);
  // The socket's own close stops accepting and leaves the connections alone: a call may be on its way on one that looks idle.
  const closed = new Promise((resolve) => { NetServer.prototype.close.call(server, resolve); });
  for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close');
  await Promise.race([closed, delay(GRACE_MILLISECONDS, undefined, { ref: false })]);
  await untilQuiet(() => arrived.calls); // what has arrived is read by then, and its connection is idle no more
  server.closeIdleConnections();
  await Promise.race([closed, delay(DEADLINE_MILLISECONDS, undefined, { ref: false })]);
  server.closeAllConnections();
}

/** Resolves when nothing arrived for a few turns of the event loop, which takes one connection a turn: whatever was waiting has been taken then. */
async function untilQuiet(count: () => number): Promise<void> {
  const turns = { quiet: 0, left: true };
  const overtime = setTimeout(() => { turns.left = false; }, MOST_ARRIVING_MILLISECONDS);
  while (turns.quiet < QUIET_TURNS && turns.left) {
    const before = count();
    await endOfTurn();
    turns.quiet = count() === before ? turns.quiet + 1 : 0;
  }
  clearTimeout(overtime);
}

/**
 * The system resets the connections that wait in the queue of a listener when it closes. A queue made as short as can be looks full to newcomers, who
 * try again and are refused cleanly. listen(2) on a listening socket changes only that length; Node offers it on its inner handle alone.
 */
function shutQueue(server: Server): void {
  const { _handle: handle } = server as unknown as { readonly _handle?: { readonly listen?: (backlog: number) => number } | null };
  handle?.listen?.(0);
}

function reason(error: NodeJS.ErrnoException, address: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${String(port)} is in use; stop what listens there or set another`;
  if (error.code === 'EACCES') return `port ${String(port)} may not be opened by this user; set one from 1024 upwards`;
  if (error.code === 'EADDRNOTAVAIL') return `PORTICO_HOST ${address} is no address of this machine; set one of its own, or 0.0.0.0 for all`;
  return error.message;
}
