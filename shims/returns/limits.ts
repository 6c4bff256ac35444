import type { Cors } from '#kit/cors.js';
import { countedAddress } from '#kit/client-address.js';
import type { AddressLimit, AttemptLimit, CallerLimit, InputLimit } from '#kit/limits/limit.js';
import type { StoreCaller } from './store-caller.js';

// Document 2, Limits, E; 2-decisions, E.

/** Reads of a client a minute: of the portal, the order, returns and labels together. */
const CLIENT_READS: AddressLimit = { by: 'address', name: 'returns portal', most: 60 };

/** Reads of a store a minute. */
const STORE_READS: CallerLimit<StoreCaller> = { by: 'caller', name: 'returns portal of a store', key: ({ slug }) => slug, most: () => 1800 };

/** The limits of reads. */
export const READS = [CLIENT_READS, STORE_READS] as const;

const MADE = { name: 'returns made', most: 10 };

/** Returns that a client makes or cancels a minute. */
export const WRITES: readonly AddressLimit[] = [{ by: 'address', ...MADE }];

/** The same count, for a page whose reads do not count as one. */
export const PAGE_WRITES: readonly InputLimit<unknown>[] = [{ ...MADE, key: (_input, { address }) => countedAddress(address) }];

/** A lookup, as it is counted. */
interface CountedLookup {
  readonly params: { readonly slug: string };
  readonly body: { readonly order: string };
}

/** Lookups a minute. */
export const LOOKUPS: readonly InputLimit<CountedLookup>[] = [
  { name: 'returns lookup of a client', key: (_input, { address }) => countedAddress(address), most: 10 },
  { name: 'returns lookup of a connection', key: (_input, { connectedAddress }) => countedAddress(connectedAddress), most: 600 }, // whatever X-Forwarded-For says
  { name: 'returns lookup of a store', key: ({ params: { slug } }) => slug, most: 300 },
];

/** A number as failed attempts are counted by it: its digits and letters, whatever its capitals. */
const countedNumber = (order: string): string => order.replace('#', '').trim().toLowerCase();

const LOCK_SECONDS = 900;

/** Failed lookups of a number, which lock it. */
export const LOCK: AttemptLimit<CountedLookup> = {
  name: 'returns lookup of an order', key: ({ params: { slug }, body: { order } }) => `${slug} ${countedNumber(order)}`, most: 5, windowSeconds: LOCK_SECONDS, failures: ['ORDER_NOT_FOUND'],
};

/** Pages of any origin may call, without cookies (document 2, E, Endpoints). */
export const OPEN_TO_ALL: Cors<StoreCaller> = exposing('X-Request-Id', 'Retry-After');

/** The same, of an answer that has a name for who keeps it. */
export const OPEN_AS_FILE: Cors<StoreCaller> = exposing('X-Request-Id', 'Retry-After', 'Content-Disposition');

function exposing(...exposed: readonly string[]): Cors<StoreCaller> {
  return { origins: 'any', requestHeaders: ['Content-Type', 'X-Return-Session', 'Idempotency-Key'], exposed };
}
