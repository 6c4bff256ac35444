import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Cursors } from '#subgraph-kit/cursor.js';
import type { Database } from '#subgraph-kit/database.js';
import type { SetStock } from '#subgraph-kit/subgraph.js';
import type { Outbox } from '#subgraph-kit/outbox.js';

/** The dependencies of this subgraph's use cases. */
export interface CatalogDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly cursors: Cursors;
  /** Sets stock, which the orders subgraph keeps. */
  readonly setStock: SetStock;
}
