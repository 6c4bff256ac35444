import type { Config, HostName } from '#kernel/config.js';

/** The hosts that have a service. */
const SERVED = ['graphql', 'commerce', 'catalog', 'brain', 'intelligence', 'auth', 'mcp'] as const satisfies readonly HostName[];

/** The URLs of the hosts that have a service. */
export const servedUrls = ({ urls }: Config): Readonly<Partial<Record<HostName, string>>> =>
  Object.fromEntries(SERVED.map((host) => [host, urls[host]]));
