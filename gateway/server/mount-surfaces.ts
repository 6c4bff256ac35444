import { eachInTurns } from '#client/in-turns.js';
import { HOSTS, type HostName } from '#kernel/config.js';
import type { Handler } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import { placesOf } from '#kit/place.js';
import type { Presence } from '#kit/presence.js';
import type { Route } from '#kit/route.js';
import { operationsOfSurface, serveSurfaces } from '#kit/serve-surface.js';
import type { CallFigures, Surface, SurfaceDeps } from '#kit/surface.js';
import type { Deployment } from './deployment.js';
import { findSurfaces } from './find-surfaces.js';
import { encoded } from '#kit/charset.js';
import type { Refuse } from './http/refuse-unread.js';

/** A host's surfaces: their handler, and their refusal of calls that never reached them. */
interface MountedHost {
  readonly surfaces: readonly Surface[];
  readonly handler: Handler;
  readonly refuse: Refuse;
}

/** The surfaces of each host that has any, and the disposal of their shared resources. */
export interface Surfaces {
  readonly byHost: ReadonlyMap<HostName, MountedHost>;
  /** Plans every operation; rejects when the graph cannot answer one. */
  readonly warm: () => Promise<unknown>;
  /** Whether rate limits are counted in this process alone because Redis is unavailable. */
  readonly countsAlone: () => boolean;
  readonly close: () => Promise<void>;
}

/** Create the surfaces of this process's services, with their shared resources. */
export async function mountSurfaces({ config, clock, ids, log, graph, metrics }: Deployment, presence: Presence): Promise<Surfaces> {
  const surfaces = (await findSurfaces()).filter(({ service }) => config.services.includes(service ?? 'surfaces'));
  const limiter = await openLimiter(config.redisUrl, log);
  const figures: CallFigures = {
    unknownCaller: (surface, status) => { metrics.unknownCallers.inc({ surface, status: String(status) }); },
    unlogged: (surface) => { metrics.unloggedCalls.inc({ surface }); },
  };
  const deps: SurfaceDeps = { call: graph.call, clock, ids, log, limiter, trustedProxies: config.trustedProxies, urls: config.urls, presence, figures, assistantOrigins: config.assistantOrigins };
  const byHost = new Map(HOSTS.flatMap((host) => {
    const own = surfacesOf(host, surfaces);
    return own.length === 0 ? [] : [[host, mountedHost(own, deps)] as const];
  }));
  const operations = [...pipelineOperations, ...surfaces.flatMap(operationsOfSurface)];
  return { byHost, warm: () => eachInTurns(operations, (operation) => graph.prepare(operation)), countsAlone: () => limiter.isAlone(), close: () => limiter.close() };
}

/** The surfaces that a host serves, each with its roots and examples there. */
export const surfacesOf = (served: HostName, surfaces: readonly Surface[]): readonly Surface[] => surfaces.flatMap((surface) => {
  const { host, roots, hosts = { [host]: roots } } = surface;
  const there = hosts[served];
  return there ? [{ ...surface, host: served, roots: there, routes: surface.routes.map((route) => shownAt(served, route)) }] : [];
});

function shownAt(host: HostName, route: Route): Route {
  const example = route.exampleAt?.[host];
  return example ? { ...route, example } : route;
}

const mountedHost = (surfaces: readonly Surface[], deps: SurfaceDeps): MountedHost => ({ surfaces, handler: serveSurfaces(surfaces, deps), refuse: refusalOf(surfaces) });

/** The refusal of a host's surfaces: that of the surface of the path, or of the host's only surface; undefined for neither. */
export function refusalOf(surfaces: readonly Surface[]): Refuse {
  const placeOf = placesOf(surfaces);
  const [only, ...others] = surfaces;
  return (failure, call) => {
    const answer = (placeOf(call.path)?.surface ?? (others.length === 0 ? only : undefined))?.fail(failure, call);
    return answer && { headers: answer.headers, body: encoded(answer.body, answer.charset ?? 'utf-8') };
  };
}
