import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from './orders-deps.js';
import type { OrdersLoaders } from './orders-loaders.js';

/** What the resolvers of this subgraph get for one call. */
export interface OrdersContext {
  readonly deps: OrdersDeps;
  readonly call: CallContext;
  /** Records that other records lead to, one query a level. */
  readonly load: OrdersLoaders;
}
