import type { Cors } from '#kit/cors.js';
import type { Limit } from '#kit/limits/limit.js';
import type { StoreCaller } from './store-caller.js';

// Document 2, Limits and Authentication, G.

/** Calls a minute: of an address, counted before its token is looked at, and of a store token, as many as its merchant says. */
export const LIMITS: readonly Limit<StoreCaller>[] = [
  { by: 'address', name: 'delivery promise', most: 120 },
  { by: 'caller', name: 'delivery promise of a store', key: ({ store: { id } }) => id, most: ({ store: { ratePerMinute } }) => ratePerMinute },
];

/** Pages of the merchant's origins, or of any where none are named. Why a call without a store was refused may be read by all: that its token is wrong is no secret. */
export const STOREFRONTS: Cors<StoreCaller> = {
  origins: { of: ({ store: { origins } }) => (origins.length === 0 ? 'any' : origins) },
  refusals: 'any',
  exposed: ['Retry-After', 'X-Request-Id'],
};
