import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from './orders-deps.js';
import type { OrdersLoaders } from './orders-loaders.js';

/** The resolvers' context of one call. */
export interface OrdersContext {
  readonly deps: OrdersDeps;
  readonly call: CallContext;
  /** Batching loaders of referenced records, one query a level. */
  readonly load: OrdersLoaders;
}
