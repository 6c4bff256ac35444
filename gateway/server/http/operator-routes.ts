import { Router, type RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Metrics } from '../metrics.js';
import type { Readiness } from '../readiness/readiness.js';

/** The dependencies of the routes for operators. */
export interface Operated {
  readonly metrics: Metrics;
  readonly readiness: Pick<Readiness, 'report'>;
}

const OK = 200;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** /healthz: the process is up; /readyz: whether it is ready for calls, with the state of each dependency; /metrics: for Prometheus, on the private network only. */
export function operatorRoutes({ metrics, readiness }: Operated): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => { response.json({ status: 'up' }); });
  routes.get('/readyz', async (_request, response) => {
    const report = await readiness.report();
    response.status(report.status === 'ready' ? OK : UNAVAILABLE).set('Cache-Control', 'no-store').json(report);
  });
  routes.get('/metrics', fromNearby, async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return routes;
}

const NEARBY: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Calls through a proxy or from a public address get the answer of an unknown path. */
const fromNearby: RequestHandler = (request, response, next) => {
  const address = request.socket.remoteAddress ?? '';
  const near = ipaddr.isValid(address) && NEARBY.has(ipaddr.process(address).range());
  if (near && request.get('x-forwarded-for') === undefined && request.get('forwarded') === undefined) next();
  else response.sendStatus(NOT_FOUND);
};
