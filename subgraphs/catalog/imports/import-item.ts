import { Failure } from '#contract/failure.js';
import { audited } from '#subgraph-kit/audit/audited.js';
import { isPassing } from '#subgraph-kit/database-error.js';
import { failure, unwritten } from '../key-writes/item-outcome.js';
import { writeItems, type WrittenItem } from '../key-writes/write-items.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { placedInFile, readLine, type ImportLine } from './import-lines.js';
import { advance, ClaimLost } from './import-progress.store.js';
import { insertResults } from './import-result.store.js';
import { leaseEnd, type ImportRun } from './import-run.js';
import { hasFailed } from './product-import.js';

/** A product of an import. */
export interface ImportItem {
  readonly place: number;
  /** As it is stored. */
  readonly line: string;
}

/**
 * Write a product of an import and what became of it in one transaction. What is wrong with it is its result; throws what only passes (UNAVAILABLE), and ClaimLost where another process has the
 * import by now.
 */
export async function importItem(run: ImportRun, { place, line }: ImportItem): Promise<WrittenItem> {
  const read = readLine(line);
  if (!read || 'errors' in read) return note(run, place, invalid(read, run));
  const { context } = run;
  const deps = auditedDeps(run, read);
  try {
    return await deps.database.inTransaction(async (transaction) => {
      const [{ outcome, stock } = refused('Nothing was written')] = await writeItems(deps, { transaction, context }, { items: [read.item], writer: run.writer(), ofImport: { importId: run.claimed.id, place } });
      const written = { outcome: placedInFile(outcome, read, run.columns), stock };
      await noted(run, { place, written }, transaction);
      return written;
    });
  } catch (error) {
    if (error instanceof ClaimLost || isPassing(error)) throw error;
    if (!(error instanceof Failure)) deps.log.error({ err: error, requestId: context.requestId, place }, 'A product of an import could not be written');
    const { outcome, stock } = refused(error instanceof Failure ? error.message : 'Internal error', read.item.sku);
    return note(run, place, { outcome: placedInFile(outcome, read, run.columns), stock });
  }
}

const invalid = (read: Exclude<ImportLine, { readonly item: unknown }> | undefined, { columns }: ImportRun): WrittenItem =>
  ({ outcome: placedInFile(unwritten('INVALID', { sku: read?.sku ?? undefined, errors: read?.errors ?? [failure('cannot be read')] }), read ?? {}, columns), stock: [] });

const refused = (message: string, sku?: string): WrittenItem => ({ outcome: unwritten('FAILED', { sku, errors: [failure(message)] }), stock: [] });

const note = (run: ImportRun, place: number, written: WrittenItem): Promise<WrittenItem> => run.deps.database.inTransaction(async (transaction) => {
  await noted(run, { place, written }, transaction);
  return written;
});

async function noted(run: ImportRun, { place, written }: { readonly place: number; readonly written: WrittenItem }, transaction: Parameters<typeof advance>[0]): Promise<void> {
  await advance(transaction, run.claimed, { from: place, to: place + 1, failed: hasFailed(written.outcome) ? 1 : 0, leaseEnd: leaseEnd(run) });
  await insertResults(transaction, run.claimed, [{ place, ...written }]);
}

/** What a person's import changes is kept in the audit log as what they save is; what it leaves alone is not. */
function auditedDeps({ deps, context: call, claimed: { id, key } }: ImportRun, { row }: ImportLine): CatalogDeps {
  if (!key.authority) return deps;
  const auditing = { call, clock: deps.clock, ids: deps.ids, operation: 'startImport', input: { input: { importId: id, row: row ?? null } }, changesAlone: true };
  return Object.assign({}, deps, { database: audited(deps.database, auditing) });
}
