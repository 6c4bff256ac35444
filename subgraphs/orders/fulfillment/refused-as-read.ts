import { Failure } from '#contract/failure.js';
import { isPassing, WriteConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { isOtherVersion, type VersionedRecord } from './record-version.store.js';

/**
 * A refusal counts for records that are still as they were read. On a server another transaction may commit between the statements that read a record and its lines, and what was read then
 * never was: the work is tried again, and those who change the company's records wait for it meanwhile. The work does not write the records itself.
 */
export async function refusedAsRead<T>(transaction: Transaction, companyId: number, { records, work }: { readonly records: readonly VersionedRecord[]; readonly work: () => T | Promise<T> }): Promise<T> {
  try {
    return await work();
  } catch (refusal) {
    if (transaction.dialect !== 'sqlite' && refusal instanceof Failure && !isPassing(refusal)) await requireAsRead(transaction, companyId, { records, refusal });
    throw refusal;
  }
}

async function requireAsRead(transaction: Transaction, companyId: number, { records, refusal }: { readonly records: readonly VersionedRecord[]; readonly refusal: Failure }): Promise<void> {
  for (const record of records) {
    if (!await isOtherVersion(transaction, companyId, record)) continue;
    await transaction.takeChangeSequence(companyId); // the next attempt begins with it
    throw new WriteConflict('What was refused was changed meanwhile', { cause: refusal });
  }
}
