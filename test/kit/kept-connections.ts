/** Servers of this process that close no connection while it is idle. */
const kept = new Set<string>();

/** Calls to this origin reuse their connections until `close`. */
export function keepConnections(origin: string): { close: () => void } {
  kept.add(origin);
  return { close: () => { kept.delete(origin); } };
}

/**
 * Every other call has a connection of its own. A server closes a kept one that was idle for some seconds, which may be just when the next call is sent on it, and a
 * server that stops waits for those that are kept.
 */
const { fetch } = globalThis;
globalThis.fetch = (input, init = {}) => {
  if (kept.has(originOf(input))) return fetch(input, init);
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
  if (!headers.has('connection')) headers.set('connection', 'close');
  return fetch(input, { ...init, headers });
};

const originOf = (input: RequestInfo | URL): string => new URL(input instanceof Request ? input.url : input).origin;
