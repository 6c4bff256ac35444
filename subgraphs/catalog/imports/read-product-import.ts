import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { ItemStatus } from '#contract/product-item.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { keyReader } from '../key-writes/key-writer.js';
import { findResults, type ImportResult } from './import-result.store.js';
import { NO_RESULTS, type ImportSummary, type ProductImport } from './product-import.js';
import { findImport } from './product-import.store.js';

/** An import with the results there are so far. */
export interface ReadImport extends ProductImport {
  readonly results: readonly ImportResult[];
  readonly summary: ImportSummary;
}

const AT_ONCE = 500;

/** An import of the calling key; IMPORT_NOT_FOUND for one of another key, and for one whose 30 days are over. */
export async function readProductImport({ database }: CatalogDeps, { principal }: CallContext, asked: string): Promise<ReadImport> {
  const key = keyReader(principal);
  const id = asked.toLowerCase();
  const found = await findImport(database, key, id);
  if (!found) throw new Failure('IMPORT_NOT_FOUND', 'This key created no import with this id');
  const place = { companyId: key.companyId, catalogId: key.catalogId, id };
  const results: ImportResult[] = [];
  for (let from = 0; from < found.processed; from += AT_ONCE) {
    results.push(...await findResults(database, place, { from, to: Math.min(from + AT_ONCE, found.processed) }));
    await endOfTurn(); // SQLite answers at once: other callers would wait for the end of the list
  }
  return { ...found, results, summary: summaryOf(results) };
}

function summaryOf(results: readonly ImportResult[]): ImportSummary {
  const summary: Record<ItemStatus, number> = { ...NO_RESULTS };
  for (const { status } of results) summary[status] += 1;
  return summary;
}
