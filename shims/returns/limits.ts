import type { Cors } from '#kit/cors.js';
import type { AddressLimit, CallerLimit } from '#kit/limits/limit.js';
import type { StoreCaller } from './store-caller.js';

// Document 2, Limits, E; 2-decisions, E.

/** Reads of a client a minute: of the portal, the order, returns and labels together. */
const CLIENT_READS: AddressLimit = { by: 'address', name: 'returns portal', most: 60 };

/** Reads of a store a minute. */
const STORE_READS: CallerLimit<StoreCaller> = { by: 'caller', name: 'returns portal of a store', key: ({ slug }) => slug, most: () => 1800 };

/** The limits of reads. */
export const READS = [CLIENT_READS, STORE_READS] as const;

/** Returns that a client makes or cancels a minute. */
export const WRITES: readonly AddressLimit[] = [{ by: 'address', name: 'returns made', most: 10 }];

/** Pages of any origin may call, without cookies (document 2, E, Endpoints). */
export const OPEN_TO_ALL: Cors<StoreCaller> = { origins: 'any', requestHeaders: ['Content-Type', 'X-Return-Session'], exposed: ['X-Request-Id'] };
