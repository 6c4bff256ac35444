import type { TableDefinition } from '#subgraph-kit/columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { SITE } from './sites/site.table.js';
import { WORKSPACE } from './sites/workspace.table.js';

/** The content subgraph's tables in the order of their creation; only ever appended to. */
export const CONTENT_TABLES: readonly TableDefinition[] = [FEED, OUTBOX, COMMAND, COUNTER, WORKSPACE, SITE];

/** The migrations of these tables. */
export const contentMigrations: readonly Migration[] = CONTENT_TABLES.flatMap((table, index) => tableMigrations(index + 1, table));
