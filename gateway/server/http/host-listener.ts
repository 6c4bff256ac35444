import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { Handler } from '#kit/handler.js';
import type { HostPages } from '../index/host-pages.js';
import { hostApp } from './host-app.js';
import { plainListener, type Hosted } from './plain-listener.js';

interface Serves {
  readonly surfaces?: Handler;
  /** Takes calls before its routes, to which it may pass them on. */
  readonly begin?: (routes: RequestListener) => Handler;
  readonly routes?: readonly RequestHandler[];
  /** Of hosts with pages. */
  readonly pages?: HostPages;
}

/** A host: its surfaces first, then its pages, the common routes and its own. */
export function hostListener(hosted: Hosted, host: string, { surfaces = () => false, begin, routes = [], pages }: Serves): RequestListener {
  const rest = hostApp(hosted, pages ? { routes, missing: pages.missing } : { routes });
  return plainListener(hosted, host, { handlers: [surfaces, ...(begin ? [begin(rest)] : []), ...(pages ? [pages.page] : [])], rest });
}
