import type { Config } from './config.js';
import type { Service } from './services.js';

/** The services that have a port for health checks alone, which a process opens when none of its services has a host: offsets from PORT. */
export const WORK_PORT_OFFSETS = { worker: 7, sender: 8 } as const satisfies Readonly<Partial<Record<Service, number>>>;

/** One of {@link WORK_PORT_OFFSETS}. */
export type WorkName = keyof typeof WORK_PORT_OFFSETS;

/**
 * The port on which a process answers /healthz, /readyz and /metrics, whatever else it opens: that of the first of its services in this order: gateway
 * (PORT), surfaces (PORT + 1), collector (PORT + 2), worker (PORT + 7), sender (PORT + 8), identity, orders, catalog, content (PORT + 10 to 13).
 */
export function healthPort({ services: [first], ports, workPorts, subgraphPorts }: Pick<Config, 'services' | 'ports' | 'workPorts' | 'subgraphPorts'>): number {
  const of: Readonly<Record<Service, number>> = { gateway: ports.graphql, surfaces: ports.commerce, collector: ports.catalog, ...workPorts, ...subgraphPorts };
  return of[first ?? 'gateway'];
}
