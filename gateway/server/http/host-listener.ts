import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { Handler } from '#kit/handler.js';
import { hostApp, type Hosted } from './host-app.js';
import { measureCalls } from './measure-calls.js';
import { REQUEST_ID } from './request-id.js';

const INTERNAL = 500;

interface Serves {
  readonly surfaces?: Handler;
  readonly routes?: readonly RequestHandler[];
}

/** A host: its surfaces first, then its routes and what every host has. Each call is measured; whatever is thrown is logged and answered. */
export function hostListener(hosted: Hosted, host: string, { surfaces = () => false, routes = [] }: Serves): RequestListener {
  const measure = measureCalls(hosted.metrics, host);
  const rest = hostApp(hosted, routes);
  return (request, response) => {
    measure(response);
    response.setHeader(REQUEST_ID, hosted.ids.next()); // of pages and descriptions; calls of a surface have the id that its log shows
    try {
      if (!surfaces(request, response)) rest(request, response);
    } catch (error) {
      hosted.log.error({ err: error, requestId: response.getHeader(REQUEST_ID) }, 'A call failed before its surface took it');
      if (response.headersSent) response.destroy();
      else response.writeHead(INTERNAL).end();
    }
  };
}
