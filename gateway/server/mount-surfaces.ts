import type { DocumentNode } from 'graphql';
import type { HostName } from '#kernel/config.js';
import { firstOf, type Handler } from '#kit/handler.js';
import type { ConnectionCaller } from '#kit/authenticate/connection-caller.js';
import { openLimiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import type { Presence } from '#kit/presence.js';
import { ownPath } from '#kit/own-path.js';
import type { CallFigures, Surface, SurfaceDeps } from '#kit/surface.js';
import { COMMERCE, commerceOperations, commerceSurface } from '../../shims/commerce/commerce.js';
import { FULFILLMENT, fulfillmentOperations, fulfillmentSurface } from '../../shims/fulfillment/fulfillment.js';
import { WMS_JSON, wmsJsonOperations, wmsJsonSurface } from '../../shims/wms-json/wms-json.js';
import { WMS_XML, wmsXmlOperations, wmsXmlSurface } from '../../shims/wms-xml/wms-xml.js';
import type { Deployment } from './deployment.js';
import type { Refuse } from './http/refuse-unread.js';

interface Mounted {
  readonly host: HostName;
  readonly operations: readonly DocumentNode[];
  readonly surface: (deps: SurfaceDeps) => Handler;
  /** Its paths, its rows and its words for failures. */
  readonly declared: Surface<ConnectionCaller>;
}

/** Which host serves which surface. */
export const SURFACES: readonly Mounted[] = [
  { host: 'commerce', operations: fulfillmentOperations, surface: fulfillmentSurface, declared: FULFILLMENT },
  { host: 'commerce', operations: commerceOperations, surface: commerceSurface, declared: COMMERCE },
  { host: 'commerce', operations: wmsJsonOperations, surface: wmsJsonSurface, declared: WMS_JSON },
  { host: 'commerce', operations: wmsXmlOperations, surface: wmsXmlSurface, declared: WMS_XML }, // last of its host: it answers every other path below /api
];

/**
 * How a host's surfaces refuse a call that never reached them: the one whose path it names, or the only one there is; undefined where
 * neither is known.
 */
export function refusalOf(host: HostName): Refuse {
  const declared = SURFACES.filter((mounted) => mounted.host === host).map((mounted) => mounted.declared);
  return (failure, call) => {
    const [only, ...others] = declared;
    const meant = declared.find((surface) => ownPath(surface, call.path) !== undefined) ?? (others.length === 0 ? only : undefined);
    return meant?.fail(failure, call);
  };
}

/** The surfaces of each host that has any, and how to let go of what they share. */
export interface Surfaces {
  readonly byHost: ReadonlyMap<HostName, Handler>;
  /** Plans every operation; rejects when there is one the graph cannot answer. */
  readonly warm: () => Promise<unknown>;
  /** Whether calls are counted in this process alone though Redis should count them for all. */
  readonly countsAlone: () => boolean;
  readonly close: () => Promise<void>;
}

/** Make every surface, with what they share. */
export async function mountSurfaces({ config, clock, ids, log, graph, metrics }: Deployment, presence: Presence): Promise<Surfaces> {
  const limiter = await openLimiter(config.redisUrl, log);
  const figures: CallFigures = {
    unknownCaller: (surface, status) => { metrics.unknownCallers.inc({ surface, status: String(status) }); },
    unlogged: (surface) => { metrics.unloggedCalls.inc({ surface }); },
  };
  const deps: SurfaceDeps = { call: graph.call, clock, ids, log, limiter, trustedProxies: config.trustedProxies, presence, figures };
  const hosts = new Set(SURFACES.map(({ host }) => host));
  const byHost = new Map([...hosts].map((host) => [host, firstOf(SURFACES.filter((mounted) => mounted.host === host).map(({ surface }) => surface(deps)))]));
  const operations = [...pipelineOperations, ...SURFACES.flatMap((surface) => surface.operations)];
  return { byHost, warm: () => Promise.all(operations.map((operation) => graph.prepare(operation))), countsAlone: () => limiter.isAlone(), close: () => limiter.close() };
}
