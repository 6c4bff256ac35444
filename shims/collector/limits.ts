import type { Cors } from '#kit/cors.js';
import type { Limit } from '#kit/limits/limit.js';
import type { CollectorCaller } from './collector-caller.js';

// Document 3, Limits, I.

/** The largest body in bytes. */
export const BODY_BYTES = 65_536;

/** The most events of a batch. */
export const MOST_EVENTS = 50;

/** Calls a minute: of an address, over all operations and before its key is looked at, and of a key. */
export const LIMITS: readonly Limit<CollectorCaller>[] = [
  { by: 'address', name: 'collector', most: 120, headers: 'X-RateLimit' },
  { by: 'caller', name: 'collector key', key: ({ installation: { id } }) => id, most: () => 20_000 },
];

/** Pages whose origin the access admitted; the collector answers no preflights (document 3, I, Public key location). */
export const STOREFRONTS: Cors<CollectorCaller> = {
  origins: { of: ({ origin }) => (origin === undefined ? [] : [origin]) },
  exposed: ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'Retry-After', 'X-Request-Id'],
  preflight: false,
};
