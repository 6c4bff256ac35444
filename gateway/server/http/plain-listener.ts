import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tracing } from '#kernel/tracing.js';
import { isProxy } from '#kit/client-address.js';
import { firstOf, type Handler } from '#kit/handler.js';
import type { Deployment } from '../deployment.js';
import { traceCall } from '../watching/trace-call.js';
import { measureCalls } from './measure-calls.js';
import { operatorRoutes, type Operated } from './operator-routes.js';
import { REQUEST_ID } from './request-id.js';

/** What every listener of a process is served by. */
export type Hosted = Operated & Pick<Deployment, 'ids' | 'log'> & { readonly config: Pick<Deployment['config'], 'trustedProxies'> };

const [NOT_FOUND, INTERNAL] = [404, 500];

interface Served {
  readonly handlers: readonly Handler[];
  /** Takes what no handler did; the answer to unknown paths unless given. */
  readonly rest?: RequestListener;
}

/** A listener without Express: health and metrics first, for a handler may have all paths of its host, then its handlers. Each call is measured; any error is logged and answered. */
export function plainListener(hosted: Hosted, host: string, { handlers, rest = answerUnknown }: Served): RequestListener {
  const isTrusted = isProxy(hosted.config.trustedProxies);
  const measure = measureCalls(hosted.metrics, host);
  const own = firstOf([operatorRoutes(hosted), ...handlers]);
  return (request, response) => {
    measure(response);
    response.setHeader(REQUEST_ID, hosted.ids.next()); // for pages and descriptions; a surface gives its calls the id of its call log
    const pass = (): void => { if (!own(request, response)) rest(request, response); };
    try {
      if (tracing.current) traceCall(tracing.current, { request, response, host, isTrusted: isTrusted(request.socket.remoteAddress ?? '') }, pass); else pass();
    } catch (error) {
      hosted.log.error({ err: error, requestId: response.getHeader(REQUEST_ID) }, 'A call failed before its surface took it');
      if (response.headersSent) response.destroy();
      else response.writeHead(INTERNAL).end();
    }
  };
}

/** The answer of a path that nothing is at. */
export const unknownPathOf = (path: string): object => ({ errors: [{ message: `There is nothing at ${path}`, extensions: { code: 'UNKNOWN_PATH' } }] });

const answerUnknown = ({ url = '' }: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(NOT_FOUND, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(unknownPathOf(url.split('?', 1)[0] ?? '')));
};
