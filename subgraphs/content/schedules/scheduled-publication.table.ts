import { code, flag, instantColumn, int, nullable, selection, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { DocumentKind } from '../documents/document.js';
import type { PublicationAction, ScheduledStatus } from './scheduled-publication.js';

/** What is to be published and taken out at a time; a row is gone once it is done. */
export const SCHEDULED_PUBLICATION = {
  name: 'scheduled_publication',
  columns: {
    company_id: int, id: uuid, site_id: int, kind: code<DocumentKind>(5), document_id: int, action: code<PublicationAction>(10),
    locales: nullable(text), // tags with spaces between them, so that none of it can be unreadable
    with_descendants: flag, planned_at: instantColumn, status: code<ScheduledStatus>(10), attempts: withDefault(int, 0),
    due_at: nullable(instantColumn), // null once it was given up
    claim_token: nullable(uuid), // of the process that does it, whose lease ends at due_at
    reason: nullable(text), created_at: instantColumn, created_by: code(200),
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    scheduled_due: ['due_at', 'company_id', 'id'],
    scheduled_site: ['company_id', 'site_id', 'planned_at', 'id'],
    scheduled_document: ['company_id', 'document_id'],
  },
} satisfies TableDefinition;

/** The selected columns of {@link SCHEDULED_PUBLICATION}. */
export const SCHEDULED_ROW = selection(SCHEDULED_PUBLICATION.columns, 'company_id', 'claim_token');

/** A row of {@link SCHEDULED_ROW}. */
export type ScheduledRow = SelectedRow<typeof SCHEDULED_ROW>;
