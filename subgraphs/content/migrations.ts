import { columnsMigration } from '#subgraph-kit/add-columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import { tableMigration, type Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { OUTBOX_FAILURE } from '#subgraph-kit/parked-events.js';
import { SITE } from './sites/site.table.js';
import { WORKSPACE } from './sites/workspace.table.js';

/** The content subgraph's tables in the order they came to be; a line that has run anywhere is never changed. */
export const contentMigrations: readonly Migration[] = [
  tableMigration(1, FEED),
  tableMigration(2, OUTBOX),
  tableMigration(3, COMMAND),
  tableMigration(4, COUNTER),
  tableMigration(5, WORKSPACE),
  tableMigration(6, SITE),
  columnsMigration(220, 'outbox', OUTBOX_FAILURE),
];
