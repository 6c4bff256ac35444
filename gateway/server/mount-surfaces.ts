import type { RequestHandler } from 'express';
import { fulfillmentSurface } from '../../shims/fulfillment/fulfillment.js';
import type { HostName } from '#kernel/config.js';
import type { Deployment } from './deployment.js';

/** The surfaces each public host serves; a host without any is not opened. */
export function mountSurfaces({ config, clock, ids, log, graph }: Deployment): ReadonlyMap<HostName, readonly RequestHandler[]> {
  const deps = { config, clock, ids, log, call: graph.call };
  return new Map([['commerce', [fulfillmentSurface(deps)]]]);
}
