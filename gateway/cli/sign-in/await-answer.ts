import { createServer, type RequestListener } from 'node:http';
import { COMMAND_LINE_REDIRECT } from '#contract/own-tools.js';
import { Refusal } from '../refusal.js';
import { isAnswerTo, type AuthorizationRequest } from './authorization-request.js';

const LONGEST = 600_000; // as long as a consent may stay open
const [OK, NOT_FOUND] = [200, 404];

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };
const page = (text: string): string => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Portico</title><p>${text}</p></html>`;

/** A free loopback port that waits for one answer. */
export interface Awaited {
  readonly redirectUri: string;
  /** The answer to a request; other calls are ignored, since any page may call a loopback port. */
  answer(request: AuthorizationRequest): Promise<URLSearchParams>;
  close(): void;
}

/** Listen on a free loopback port for the answer of a browser (RFC 8252, 7.3). */
export async function awaitAnswer(): Promise<Awaited> {
  let listener: RequestListener = (_request, response) => { response.writeHead(NOT_FOUND).end(); };
  const server = createServer((request, response) => { listener(request, response); });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    redirectUri: `${COMMAND_LINE_REDIRECT.host}:${String(port)}${COMMAND_LINE_REDIRECT.path}`,
    answer: (request) => new Promise((resolve, reject) => {
      listener = answering(request, resolve);
      setTimeout(() => { reject(new Refusal('Nobody signed in within ten minutes')); }, LONGEST).unref();
    }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const answering = (request: AuthorizationRequest, resolve: (answer: URLSearchParams) => void): RequestListener => ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(`${COMMAND_LINE_REDIRECT.host}${url}`);
  if (pathname !== COMMAND_LINE_REDIRECT.path || !isAnswerTo(request, searchParams)) {
    response.writeHead(NOT_FOUND, HEADERS).end(page('Nothing waits for this answer.'));
    return;
  }
  response.writeHead(OK, { ...HEADERS, Connection: 'close' }).end(page('Go back to the command line; you may close this page.'), () => { resolve(searchParams); });
};
