import type { IncomingMessage, ServerResponse } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Handler } from '#kit/handler.js';
import type { Metrics } from '../metrics.js';
import type { Readiness } from '../readiness/readiness.js';

/** The dependencies of the routes for operators. */
export interface Operated {
  readonly metrics: Metrics;
  readonly readiness: Pick<Readiness, 'report'>;
}

const [OK, UNAVAILABLE, INTERNAL] = [200, 503, 500];
const JSON_TYPE = 'application/json; charset=utf-8';

interface Told {
  readonly status?: number;
  readonly type?: string;
  readonly text: string;
}

type Tell = () => Told | Promise<Told>;

/** /healthz: the process is up; /readyz: whether it is ready for calls, with the state of each dependency; /metrics: for Prometheus, on the private network only. */
export function operatorRoutes({ metrics, readiness }: Operated): Handler {
  const told: Readonly<Record<string, Tell | undefined>> = {
    '/healthz': () => ({ text: JSON.stringify({ status: 'up' }) }),
    '/readyz': async () => {
      const report = await readiness.report();
      return { status: report.status === 'ready' ? OK : UNAVAILABLE, text: JSON.stringify(report) };
    },
    '/metrics': async () => ({ type: metrics.registry.contentType, text: await metrics.registry.metrics() }),
  };
  return (request, response) => {
    const path = pathOf(request);
    const tell = Object.hasOwn(told, path) ? told[path] : undefined;
    if (!tell || !isRead(request) || (path === '/metrics' && !isNearby(request))) return false;
    void answer(response, tell);
    return true;
  };
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

async function answer(response: ServerResponse, tell: Tell): Promise<void> {
  const { status = OK, type = JSON_TYPE, text } = await Promise.resolve().then(tell).catch((): Told => ({ status: INTERNAL, text: '{}' }));
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), 'Cache-Control': 'no-store' }).end(text);
}

const NEARBY: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Calls through a proxy or from a public address get the answer of an unknown path. */
function isNearby({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? '';
  const near = ipaddr.isValid(address) && NEARBY.has(ipaddr.process(address).range());
  return near && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
