import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../running.js';
import { StartFailure } from '../start-failure.js';

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
}

const GRACE_MILLISECONDS = 500;
const DEADLINE_MILLISECONDS = 7000;

/** Serve a handler on a port; rejects with one clear line when the port cannot be had. */
export async function listen({ handler, address, port, title }: Listen): Promise<Listening> {
  const server = createServer(handler);
  const unanswered = closable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => { reject(new StartFailure(`${title}: ${reason(error, address, port)}`, { cause: error })); });
    server.listen(port, address, resolve);
  });
  const bound = server.address();
  return { port: typeof bound === 'object' && bound ? bound.port : port, stop: () => stop(server, unanswered) };
}

/** The answers under way; once the server stops listening every answer says that its connection ends. */
function closable(server: Server): ReadonlySet<ServerResponse> {
  const unanswered = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    unanswered.add(response);
    response.on('close', () => unanswered.delete(response));
  });
  return unanswered;
}

async function stop(server: Server, unanswered: ReadonlySet<ServerResponse>): Promise<void> {
  // The socket's own close stops accepting and leaves the connections alone: a call may be on its way on one that looks idle.
  const closed = new Promise((resolve) => { NetServer.prototype.close.call(server, resolve); });
  for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close');
  await Promise.race([closed, delay(GRACE_MILLISECONDS, undefined, { ref: false })]);
  server.closeIdleConnections();
  await Promise.race([closed, delay(DEADLINE_MILLISECONDS, undefined, { ref: false })]);
  server.closeAllConnections();
}

function reason(error: NodeJS.ErrnoException, address: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${String(port)} is in use`;
  if (error.code === 'EACCES') return `port ${String(port)} may not be opened by this user`;
  if (error.code === 'EADDRNOTAVAIL') return `PORTICO_HOST ${address} is no address of this machine`;
  return error.message;
}
