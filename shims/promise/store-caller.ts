import type { Caller } from '#kit/route.js';
import type { StoreConnectionQuery } from './operations/store-connection.generated.js';

/** The connection that a store token names. */
export type StoreFacts = NonNullable<StoreConnectionQuery['storeConnection']>;

/** A storefront. */
export interface StoreCaller extends Caller {
  readonly store: StoreFacts;
}
