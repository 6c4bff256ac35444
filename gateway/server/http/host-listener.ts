import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { firstOf, type Handler } from '#kit/handler.js';
import type { HostPages } from '../index/host-pages.js';
import { tracing } from '#kernel/tracing.js';
import { isProxy } from '#kit/client-address.js';
import { traceCall } from '../watching/trace-call.js';
import { hostApp, type Hosted } from './host-app.js';
import { measureCalls } from './measure-calls.js';
import { REQUEST_ID } from './request-id.js';

const INTERNAL = 500;

interface Serves {
  readonly surfaces?: Handler;
  /** Takes calls before its routes, to which it may pass them on. */
  readonly begin?: (routes: RequestListener) => Handler;
  readonly routes?: readonly RequestHandler[];
  /** Of hosts with pages. */
  readonly pages?: HostPages;
}

/** A host: its surfaces first, then its pages, its own routes and the common ones. Each call is measured; any error is logged and answered. */
export function hostListener(hosted: Hosted, host: string, { surfaces = () => false, begin, routes = [], pages }: Serves): RequestListener {
  const isTrusted = isProxy(hosted.config.trustedProxies);
  const measure = measureCalls(hosted.metrics, host);
  const rest = hostApp(hosted, pages ? { routes, missing: pages.missing } : { routes });
  const own = firstOf([surfaces, ...(begin ? [begin(rest)] : []), ...(pages ? [pages.page] : [])]);
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
