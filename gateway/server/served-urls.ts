import type { Config, HostName } from '#kernel/config.js';

/** The hosts that serve something so far. */
const SERVED = ['graphql', 'commerce'] as const satisfies readonly HostName[];

/** Where the hosts that serve something are reached. */
export const servedUrls = ({ urls }: Config): Readonly<Partial<Record<HostName, string>>> =>
  Object.fromEntries(SERVED.map((host) => [host, urls[host]]));
