import type { Reader, Transaction } from '../database.js';
import type { Keyset } from '../keyset.js';
import { readableRows } from '../readable-rows.js';
import { atMost, places, type ColumnValue } from '../statement.js';
import type { Stored } from '../stored-json.js';
import { AUDIT_ENTRY_ROW, type AuditEntryRow } from './audit-entry.table.js';
import type { AuditEntry } from './audit-entry.js';
import type { ChangedRecord } from './record-change.js';

interface Search {
  /** Begins with AND, or is empty. */
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly keys: Keyset;
}

/** A page of a company's audit log. */
export async function findAuditEntries(reader: Reader, companyId: number, { where, parameters, keys }: Search): Promise<AuditEntry[]> {
  const rows = await reader.query<AuditEntryRow>(
    `SELECT ${AUDIT_ENTRY_ROW.names} FROM audit_entry WHERE company_id = ?${where}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...parameters, ...keys.parameters]);
  return readableRows(reader, rows, { companyId, map: toEntry, nameOf: ({ id, operation }) => ({ table: 'audit_entry', id, name: `Audit entry of ${operation}` }), instead: { input: '{}', changes: '{"records":[]}' } });
}

const toEntry = (row: AuditEntryRow, stored: Stored): AuditEntry => ({
  id: row.id, writtenAt: row.written_at, operation: row.operation, actor: row.actor, via: row.via, requestId: row.request_id, subject: row.subject,
  input: row.input === null ? null : stored.object(row.input, 'input'),
  ...changesIn(row.changes === null ? {} : stored.object(row.changes, 'changes')),
});

/** Entries of earlier releases have no count. */
const changesIn = ({ records = [], count = records.length }: { readonly records?: readonly ChangedRecord[]; readonly count?: number }): Pick<AuditEntry, 'changes' | 'changeCount'> => ({
  changes: records.map(({ kind, id, fields }) => ({ kind, id, fields: Object.entries(fields).map(([name, [before, after]]) => ({ name, before, after })) })), changeCount: count,
});

/** Withhold what was written by some mutations whose input has a text, whatever the case of its letters. */
export async function withholdEntriesNaming(transaction: Transaction, companyId: number, { operations, text }: { operations: readonly string[]; text: string }): Promise<void> {
  await transaction.execute(
    `UPDATE audit_entry SET input = NULL, changes = NULL WHERE company_id = ? AND operation IN (${places(operations.length)}) AND INSTR(LOWER(input), ?) > 0`, [companyId, ...operations, text.toLowerCase()]);
}

/** Withhold what was written of some records. */
export async function withholdEntriesOf(transaction: Transaction, companyId: number, subjects: readonly string[]): Promise<void> {
  await transaction.execute(`UPDATE audit_entry SET input = NULL, changes = NULL WHERE company_id = ? AND subject IN (${places(subjects.length)})`, [companyId, ...subjects]);
}
