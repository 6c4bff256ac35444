import type { CertificationStep } from '#contract/certification.js';
import { code, instantColumn, int, nullable, selectionOf, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** What connections have shown by their own calls, each step once: when, by which call, and through which interface. */
export const CERTIFICATION = {
  name: 'certification',
  columns: { company_id: int, connection_id: code(60), step: code<CertificationStep>(30), passed_at: instantColumn, request_id: nullable(code(60)), via: code(40) },
  primaryKey: ['company_id', 'connection_id', 'step'],
} satisfies TableDefinition;

/** What is read of {@link CERTIFICATION}. */
export const CERTIFICATION_ROW = selectionOf(CERTIFICATION.columns, 'step', 'passed_at', 'request_id');

/** A row of {@link CERTIFICATION_ROW}. */
export type CertificationRow = SelectedRow<typeof CERTIFICATION_ROW>;
