import { columnsMigration } from '#subgraph-kit/add-columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { CONSUMED } from '#subgraph-kit/consume-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import { tableMigration, type Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { OUTBOX_FAILURE } from '#subgraph-kit/parked-events.js';
import { PRODUCT } from './products/product.table.js';
import { VARIANT } from './products/variant.table.js';

/** The catalog's tables in the order they came to be; a line that has run anywhere is never changed. */
export const catalogMigrations: readonly Migration[] = [
  tableMigration(1, FEED),
  tableMigration(2, OUTBOX),
  tableMigration(3, CONSUMED),
  tableMigration(4, COMMAND),
  tableMigration(5, COUNTER),
  tableMigration(6, PRODUCT),
  tableMigration(7, VARIANT),
  columnsMigration(220, 'outbox', OUTBOX_FAILURE),
];
