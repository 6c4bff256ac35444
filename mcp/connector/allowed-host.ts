import { isLoopbackName, LOOPBACK_NAMES } from '#kernel/loopback.js';

/** The root address of the host that a call named, without a trailing slash; undefined where that is no name of ours: a page that points its own name at us must not be answered. A connector on loopback has each name of it. */
export function calledAt(host: string | undefined, mcpUrl: string): string | undefined {
  const own = new URL(mcpUrl);
  const names = isLoopbackName(own.hostname) ? LOOPBACK_NAMES.map((name) => (own.port === '' ? name : `${name}:${own.port}`)) : [own.host];
  const called = (host ?? '').toLowerCase();
  return names.includes(called) ? `${own.protocol}//${called}` : undefined;
}
