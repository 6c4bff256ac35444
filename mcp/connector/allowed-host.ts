import { hostsOf } from '#kernel/loopback.js';

/** The root address of the host that a call named, without a trailing slash; undefined where that is no name of ours: a page that points its own name at us must not be answered. A connector on loopback has each name of it. */
export function calledAt(host: string | undefined, mcpUrl: string): string | undefined {
  const own = new URL(mcpUrl);
  const called = (host ?? '').toLowerCase();
  return hostsOf(own).includes(called) ? `${own.protocol}//${called}` : undefined;
}
