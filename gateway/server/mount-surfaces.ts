import type { DocumentNode } from 'graphql';
import type { HostName } from '#kernel/config.js';
import { firstOf, type Handler } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import type { SurfaceDeps } from '#kit/surface.js';
import { commerceOperations, commerceSurface } from '../../shims/commerce/commerce.js';
import { fulfillmentOperations, fulfillmentSurface } from '../../shims/fulfillment/fulfillment.js';
import { wmsJsonOperations, wmsJsonSurface } from '../../shims/wms-json/wms-json.js';
import { wmsXmlOperations, wmsXmlSurface } from '../../shims/wms-xml/wms-xml.js';
import type { Deployment } from './deployment.js';

interface Mounted {
  readonly host: HostName;
  readonly operations: readonly DocumentNode[];
  readonly surface: (deps: SurfaceDeps) => Handler;
}

/** Which host serves which surface. */
const SURFACES: readonly Mounted[] = [
  { host: 'commerce', operations: fulfillmentOperations, surface: fulfillmentSurface },
  { host: 'commerce', operations: commerceOperations, surface: commerceSurface },
  { host: 'commerce', operations: wmsJsonOperations, surface: wmsJsonSurface },
  { host: 'commerce', operations: wmsXmlOperations, surface: wmsXmlSurface }, // last of its host: it answers every other path below /api
];

/** The surfaces of each host that has any, and how to let go of what they share. */
export interface Surfaces {
  readonly byHost: ReadonlyMap<HostName, Handler>;
  /** Plans every operation; rejects when there is one the graph cannot answer. */
  readonly warm: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Make every surface, with what they share. */
export async function mountSurfaces({ config, clock, ids, log, graph }: Deployment): Promise<Surfaces> {
  const limiter = await openLimiter(config.redisUrl, log);
  const deps: SurfaceDeps = { call: graph.call, clock, ids, log, limiter, trustedProxies: config.trustedProxies };
  const hosts = new Set(SURFACES.map(({ host }) => host));
  const byHost = new Map([...hosts].map((host) => [host, firstOf(SURFACES.filter((mounted) => mounted.host === host).map(({ surface }) => surface(deps)))]));
  const operations = [...pipelineOperations, ...SURFACES.flatMap((surface) => surface.operations)];
  return { byHost, warm: () => Promise.all(operations.map((operation) => graph.prepare(operation))), close: () => limiter.close() };
}
