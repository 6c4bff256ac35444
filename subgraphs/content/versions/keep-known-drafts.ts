import { migration, type Migration } from '#subgraph-kit/migration.js';

const COLUMNS = 'company_id, document_id, locale, version, title, slug, content, seo';

/** Drafts from before versions were kept are their first versions; what websites read of an older one stays as it is published. */
export const keepKnownDrafts = (at: number): Migration => migration(at, 'keep_known_drafts', async (runner) => {
  await runner.query(`INSERT INTO translation_version (${COLUMNS}, saved_at, saved_by) SELECT ${COLUMNS}, updated_at, updated_by FROM translation t WHERE NOT EXISTS
    (SELECT 1 FROM translation_version v WHERE v.company_id = t.company_id AND v.document_id = t.document_id AND v.locale = t.locale AND v.version = t.version)`);
});
