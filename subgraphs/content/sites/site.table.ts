import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { SiteStatus } from './site.js';

/** Sites; `id` comes from the company's counter. */
export const SITE: TableDefinition = {
  name: 'site',
  columns: {
    company_id: int, id: int, workspace_id: uuid, slug: code(63), name: code(200), status: code(20),
    default_locale: code(20), locales: text, // JSON list
    frontend_url: nullable(code(500)), version: int, updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { site_slug: ['company_id', 'workspace_id', 'slug'] },
};

/** A row of {@link SITE}. */
export interface SiteRow {
  readonly id: number;
  readonly workspace_id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: SiteStatus;
  readonly default_locale: string;
  readonly locales: string;
  readonly frontend_url: string | null;
  readonly version: number;
  readonly updated_at: Instant;
}
