import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { ItemStatus } from '#contract/product-item.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { hasWaiting, withImageNotes } from '../images/image-notes.js';
import { findSourcesOfImport } from '../images/image-source.store.js';
import { listedOutcome } from '../key-writes/item-outcome.js';
import { keyReader } from '../key-writes/key-writer.js';
import { findResults, type ImportResult } from './import-result.store.js';
import { MOST_LISTED, NO_RESULTS, type ImportSummary, type ProductImport } from './product-import.js';
import { findImport, type ImportPlace } from './product-import.store.js';

/** An import with the results there are so far. */
export interface ReadImport {
  readonly import: ProductImport;
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
  return { import: found, results: await withImages(database, place, results), summary: summaryOf(results) };
}

/** Images are fetched behind the product that has them: their notes are those of now. */
export async function withImages(reader: Reader, place: ImportPlace, results: readonly ImportResult[]): Promise<readonly ImportResult[]> {
  if (!results.some(({ notes }) => hasWaiting(notes))) return results;
  const sources = await findSourcesOfImport(reader, place);
  return results.map((result) => (hasWaiting(result.notes) ? listedOutcome({ ...result, notes: withImageNotes(result.notes, sources.get(result.index) ?? []) }, MOST_LISTED) : result));
}

/** How many of some results there are of each kind. */
export function summaryOf(results: readonly ImportResult[]): ImportSummary {
  const summary: Record<ItemStatus, number> = { ...NO_RESULTS };
  for (const { status } of results) summary[status] += 1;
  return summary;
}
