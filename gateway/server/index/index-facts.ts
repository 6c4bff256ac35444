import type { HostName } from '#kernel/config.js';
import type { Introduced } from '#kit/docs/introduced.js';
import type { ReadinessReport } from '../readiness/readiness.js';
import type { Demo } from '../demo-file.js';

/** The data of a host's index page. */
export interface IndexFacts {
  readonly host: HostName;
  readonly interfaces: readonly Introduced[];
  /** The URLs of the hosts that have a service. */
  readonly hosts: Readonly<Partial<Record<HostName, string>>>;
  readonly status: ReadinessReport['status'];
  /** For callers on this machine alone. */
  readonly demo?: Demo;
}

/** The readiness URL of a host. */
export const HEALTH = { live: '/healthz', ready: '/readyz' } as const;

/** The same for programs. */
export const indexJson = ({ host, interfaces, hosts, status, demo }: IndexFacts): string => `${JSON.stringify({
  host,
  interfaces: interfaces.map(({ page, ...rest }) => ({ ...rest, page: page ?? null })),
  hosts,
  health: { ...HEALTH, status },
  ...(demo && { demo: { company: demo.company, users: demo.users, connections: demo.connections } }),
}, undefined, 2)}\n`;
