import type { TableDefinition } from '#subgraph-kit/columns.js';
import { AUDIT_ENTRY } from '#subgraph-kit/audit/audit-entry.table.js';
import { COMMAND, indexCommandAge } from '#subgraph-kit/command-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { ASSET } from './assets/asset.table.js';
import { COLLECTION } from './collections/collection.table.js';
import { DOCUMENT, PUBLISHED, TRANSLATION } from './documents/document.table.js';
import { MENU, SERVED_MENU } from './menus/menu.table.js';
import { CONTENT_REFERENCE } from './references/content-reference.table.js';
import { REDIRECT } from './redirects/redirect.table.js';
import { SITE } from './sites/site.table.js';
import { TEMPLATE } from './templates/template.table.js';
import { WORKSPACE } from './sites/workspace.table.js';

/** The content subgraph's tables by the migration that made them; only ever appended to. */
const MADE: readonly (readonly [number, TableDefinition])[] = [...[FEED, OUTBOX, COMMAND, COUNTER, WORKSPACE, SITE].map((table, index) => [index + 1, table] as const), [270, AUDIT_ENTRY],
  [700, TEMPLATE], [701, COLLECTION], [702, DOCUMENT], [703, TRANSLATION], [704, PUBLISHED], [705, MENU], [706, SERVED_MENU], [707, REDIRECT], [717, CONTENT_REFERENCE], [718, ASSET],
];

/** The content subgraph's tables. */
export const CONTENT_TABLES: readonly TableDefinition[] = MADE.map(([, table]) => table);

/** The migrations of these tables. */
export const contentMigrations: readonly Migration[] = [...MADE.flatMap(([sequence, table]) => tableMigrations(sequence, table)), indexCommandAge(321)];
