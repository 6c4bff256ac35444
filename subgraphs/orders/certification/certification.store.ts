import type { CertificationStep } from '#contract/certification.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { PassedStep } from './certification.js';
import { CERTIFICATION, CERTIFICATION_ROW, type CertificationRow } from './certification.table.js';

/** What a connection has shown. */
export async function findPassedSteps(reader: Reader, companyId: number, connectionId: string): Promise<PassedStep[]> {
  const rows = await reader.query<CertificationRow>(`SELECT ${CERTIFICATION_ROW.names} FROM certification WHERE company_id = ? AND connection_id = ?`, [companyId, connectionId]);
  return rows.map(({ step, passed_at, request_id }) => ({ step, passedAt: passed_at, requestId: request_id }));
}

interface Shown extends Omit<PassedStep, 'step'> {
  readonly connectionId: string;
  readonly via: string;
  readonly steps: readonly CertificationStep[];
}

/** Store steps that a connection had not shown before. */
export const insertPassedSteps = (transaction: Transaction, companyId: number, { connectionId, via, steps, passedAt, requestId }: Shown): Promise<void> =>
  transaction.insert(CERTIFICATION, steps.map((step) => ({ company_id: companyId, connection_id: connectionId, step, passed_at: passedAt, request_id: requestId, via })))
    .catch(duplicateAsConflict('Another call showed this step'));

/** An item to try with. */
interface SampleItem {
  readonly sku: string;
  readonly barcode: string | null;
}

/** An item to try with: the first by its SKU that has a barcode, else the first. */
export async function findSampleItem(reader: Reader, companyId: number): Promise<SampleItem | undefined> {
  const [row] = await reader.query<SampleItem>('SELECT sku, barcode FROM item WHERE company_id = ? AND barcode > ? ORDER BY sku LIMIT 1', [companyId, '']);
  if (row) return row;
  const [other] = await reader.query<SampleItem>('SELECT sku, barcode FROM item WHERE company_id = ? ORDER BY sku LIMIT 1', [companyId]);
  return other;
}
