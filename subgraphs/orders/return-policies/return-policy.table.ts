import { code, flag, instantColumn, int, selectionOf, text, type TableDefinition } from '#subgraph-kit/columns.js';

/** The versions of the return policies of companies; a version never changes. */
export const RETURN_POLICY = {
  name: 'return_policy',
  columns: { company_id: int, version: int, content: text, created_at: instantColumn },
  primaryKey: ['company_id', 'version'],
} satisfies TableDefinition;

/** The returns portals of companies. */
export const RETURN_PORTAL = {
  name: 'return_portal',
  columns: { company_id: int, slug: code(64), enabled: flag, changed_at: instantColumn },
  primaryKey: ['company_id'],
  unique: { return_portal_slug: ['slug'] },
} satisfies TableDefinition;

/** The addresses that portals had before: what was mailed from there works on, and no other company gets them. */
export const FORMER_PORTAL = {
  name: 'former_portal',
  columns: { slug: code(64), company_id: int, left_at: instantColumn },
  primaryKey: ['slug'],
} satisfies TableDefinition;

/** What is read of {@link RETURN_POLICY}. */
export const RETURN_POLICY_ROW = selectionOf(RETURN_POLICY.columns, 'version', 'content', 'created_at');

/** What is read of {@link RETURN_PORTAL}. */
export const RETURN_PORTAL_ROW = selectionOf(RETURN_PORTAL.columns, 'company_id', 'slug', 'enabled');
