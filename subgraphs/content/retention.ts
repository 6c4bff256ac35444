import { KIT_RETENTION, KIT_STAYS, type TableRetention } from '#subgraph-kit/keeping/retention.js';
import { MOST_VERSIONS } from './versions/version.js';

/** What this subgraph deletes by itself, and what stays: sites, their content and what the company knows. */
export const CONTENT_RETENTION: TableRetention = {
  deleted: [
    ...KIT_RETENTION,
    { what: 'Versions of a page or an entry in a locale, but for the published one', tables: ['translation_version'], kept: `the last ${String(MOST_VERSIONS)}`, otherwise: 'the next save' },
    { what: 'Locks of editors', tables: ['document_lock'], kept: 'a day after they ended', otherwise: 'the next lock of the company' },
    { what: 'What is scheduled', tables: ['scheduled_publication'], kept: 'until it is done', otherwise: 'what does it' },
  ],
  stays: [
    ...KIT_STAYS, 'workspace', 'site', 'template', 'collection', 'document', 'translation', 'published', 'menu', 'served_menu', 'redirect', 'content_reference', 'asset', 'draft_text', 'draft_token',
    'note', 'note_token', 'knowledge_about', 'task', 'task_token', 'contact', 'contact_key', 'contact_redirect', 'contact_token',
  ],
};
