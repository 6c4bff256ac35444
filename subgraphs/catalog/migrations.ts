import type { TableDefinition } from '#subgraph-kit/columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { CONSUMED } from '#subgraph-kit/consume-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { PRODUCT } from './products/product.table.js';
import { VARIANT } from './products/variant.table.js';

/** The catalog's tables in the order of their creation; only ever appended to. */
export const CATALOG_TABLES: readonly TableDefinition[] = [FEED, OUTBOX, CONSUMED, COMMAND, COUNTER, PRODUCT, VARIANT];

/** The migrations of these tables. */
export const catalogMigrations: readonly Migration[] = CATALOG_TABLES.flatMap((table, index) => tableMigrations(index + 1, table));
