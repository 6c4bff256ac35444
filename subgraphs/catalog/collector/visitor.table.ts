import { code, flag, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ConsentSource } from './consent-source.js';

/** Visitors of storefronts who granted consent; nobody else is in it. */
export const VISITOR = {
  name: 'visitor',
  columns: {
    company_id: int, id: code(64), installation_id: uuid,
    purposes: code(400), // one a line
    consent_source: nullable(code<ConsentSource>(10)), locale: nullable(code(16)), channel: nullable(code(64)),
    customer_id: nullable(code(200)), // whom a signed reference named, while personalisation is granted
    is_bot: flag,
    first_seen_at: instantColumn, last_seen_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { visitor_customer: ['company_id', 'customer_id'], visitor_seen: ['company_id', 'last_seen_at'] },
} satisfies TableDefinition;

/** What is read of {@link VISITOR}. */
export const VISITOR_ROW = selection(VISITOR.columns, 'company_id');

/** A row of {@link VISITOR_ROW}. */
export type VisitorRow = SelectedRow<typeof VISITOR_ROW>;
