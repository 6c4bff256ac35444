import { code, flag, instantColumn, int, nullable, selectionOf, since, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { DEFAULT_TIME_ZONE } from './company.js';

/** The merchants. The one table that is not owned by a company: its primary key begins with the company's own number. */
export const COMPANY = {
  name: 'company',
  columns: {
    id: int, name: code(120), created_at: instantColumn, slug: since(411, withDefault(code(90), '')),
    logo_url: since(561, nullable(code(500))), accent_color: since(561, nullable(code(7))), support_email: since(561, nullable(code(254))), support_url: since(561, nullable(code(500))), // its brand
    is_demo: since(585, flag), assistant_modules_off: since(586, withDefault(code(60), '')), // the modules that are switched off for AI clients, with blanks between them
    time_zone: since(589, withDefault(code(60), DEFAULT_TIME_ZONE)), // IANA name
    is_sandbox: since(594, flag), clock_ahead: since(596, withDefault(int, 0)), // milliseconds
  },
  primaryKey: ['id'],
  unique: { company_slug: { since: 413, columns: ['slug'] } },
} satisfies TableDefinition;

/** The selected columns of {@link COMPANY}. */
export const COMPANY_ROW = selectionOf(COMPANY.columns, 'id', 'name', 'slug', 'time_zone', 'is_sandbox', 'clock_ahead');

/** A row of {@link COMPANY_ROW}. */
export type CompanyRow = SelectedRow<typeof COMPANY_ROW>;

/** Makes sandboxes of the demo companies that existed before the column: all of their orders were made up. */
export const sandboxKnownDemos = (at: number): Migration => migration(at, 'sandbox_known_demos', (runner) => runner.query('UPDATE company SET is_sandbox = 1 WHERE is_demo = 1'));
