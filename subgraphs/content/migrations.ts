import type { TableDefinition } from '#subgraph-kit/columns.js';
import { AUDIT_ENTRY } from '#subgraph-kit/audit/audit-entry.table.js';
import { COMMAND, indexCommandAge } from '#subgraph-kit/command-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { DATA_KEY } from '#subgraph-kit/data-keys/data-key.table.js';
import { FEED } from '#subgraph-kit/feed.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { ASSET } from './assets/asset.table.js';
import { COLLECTION } from './collections/collection.table.js';
import { DOCUMENT, PUBLISHED, TRANSLATION } from './documents/document.table.js';
import { KNOWLEDGE_ABOUT } from './knowledge/about.table.js';
import { NOTE, NOTE_TOKEN } from './knowledge/note.table.js';
import { TASK, TASK_TOKEN } from './knowledge/task.table.js';
import { CONTACT, CONTACT_KEY, CONTACT_REDIRECT, CONTACT_TOKEN } from './knowledge/contact.table.js';
import { DOCUMENT_LOCK } from './locks/document-lock.table.js';
import { MENU, SERVED_MENU } from './menus/menu.table.js';
import { CONTENT_REFERENCE } from './references/content-reference.table.js';
import { findKnownLinks } from './references/known-links.table.js';
import { followKnownRedirects } from './redirects/known-redirects.table.js';
import { REDIRECT } from './redirects/redirect.table.js';
import { SCHEDULED_PUBLICATION } from './schedules/scheduled-publication.table.js';
import { DRAFT_TEXT, DRAFT_TOKEN } from './search/draft-text.table.js';
import { indexKnownDrafts } from './search/known-drafts.table.js';
import { rewriteSharpS } from './search/known-sharp-s.table.js';
import { SITE } from './sites/site.table.js';
import { TRANSLATION_VERSION } from './versions/translation-version.table.js';
import { keepKnownDrafts } from './versions/keep-known-drafts.js';
import { TEMPLATE } from './templates/template.table.js';
import { WORKSPACE } from './sites/workspace.table.js';

/** The content subgraph's tables by the migration that made them; only ever appended to. */
const MADE: readonly (readonly [number, TableDefinition])[] = [...[FEED, OUTBOX, COMMAND, COUNTER, WORKSPACE, SITE].map((table, index) => [index + 1, table] as const), [270, AUDIT_ENTRY],
  [700, TEMPLATE], [701, COLLECTION], [702, DOCUMENT], [703, TRANSLATION], [704, PUBLISHED], [705, MENU], [706, SERVED_MENU], [707, REDIRECT], [712, TRANSLATION_VERSION], [714, SCHEDULED_PUBLICATION],
  [717, CONTENT_REFERENCE], [718, ASSET], [725, DOCUMENT_LOCK], [726, DRAFT_TEXT], [727, DRAFT_TOKEN],
  [740, NOTE], [741, NOTE_TOKEN], [742, KNOWLEDGE_ABOUT], [743, TASK], [744, TASK_TOKEN],
  [755, CONTACT], [756, CONTACT_KEY], [757, CONTACT_REDIRECT], [758, CONTACT_TOKEN], [761, DATA_KEY],
];

/** The content subgraph's tables. */
export const CONTENT_TABLES: readonly TableDefinition[] = MADE.map(([, table]) => table);

/** The migrations of these tables. */
export const contentMigrations: readonly Migration[] = [...MADE.flatMap(([sequence, table]) => tableMigrations(sequence, table)), indexCommandAge(321), keepKnownDrafts(713), indexKnownDrafts(728), followKnownRedirects(735), rewriteSharpS(736), findKnownLinks(739), indexKnownDrafts(760)];
