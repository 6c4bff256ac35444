import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import { isPassing } from '#subgraph-kit/database-error.js';
import type { FileColumns } from '#contract/file-columns.js';
import type { CallContext } from '#contract/principal.js';
import type { ItemOutcome, ProductItem } from '#contract/product-item.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { failure, listedOutcome, unwritten } from '../key-writes/item-outcome.js';
import type { KeyWriter } from '../key-writes/key-writer.js';
import { setItemStock } from '../key-writes/set-item-stock.js';
import { writeItems, type WrittenItem } from '../key-writes/write-items.js';
import { contentOf, linesFrom, placedInFile, readLine, type ImportLine } from './import-lines.js';
import type { ImportResult } from './import-result.store.js';
import { endOf, hasFailed, MOST_LISTED, type ProductImport } from './product-import.js';
import { summaryOf } from './read-product-import.js';
import type { NewImport } from './start-import.js';

/** An import that is not made, with what would become of its products. */
export interface RehearsedImport extends ProductImport {
  readonly rehearsed: readonly ImportResult[];
}

/** So many products are tried; others write between groups of them. */
const [MOST_TRIED, AT_ONCE] = [1000, 25] as const;

/** See what an import would do with its first products. Each group of them is a dry run of its own: on SQLite one writer holds up all others. */
export async function rehearseImport(deps: CatalogDeps, context: CallContext, { writer, made, file: { columns, lines } }: NewImport): Promise<RehearsedImport> {
  const rehearsed: ImportResult[] = [];
  let group: ImportLine[] = [];
  const tryGroup = async (): Promise<void> => {
    const outcomes = await outcomesOf(deps, context, { writer, columns, lines: group });
    rehearsed.push(...outcomes.map((outcome, at) => ({ index: rehearsed.length + at, ...outcome })));
    group = [];
    await endOfTurn();
  };
  for await (const line of linesFrom(contentOf(made.id, lines()), 0, () => undefined)) {
    const read = readLine(line);
    if (read) group.push(read);
    if (group.length === AT_ONCE) await tryGroup();
    if (rehearsed.length >= MOST_TRIED) break;
  }
  if (group.length > 0) await tryGroup();
  const summary = summaryOf(rehearsed);
  return { ...made, status: endOf(summary), processed: rehearsed.length, failed: rehearsed.filter(hasFailed).length, rehearsed };
}

interface Group {
  readonly writer: KeyWriter;
  readonly columns: FileColumns;
  readonly lines: readonly ImportLine[];
}

async function outcomesOf(deps: CatalogDeps, context: CallContext, { writer, columns, lines }: Group): Promise<ItemOutcome[]> {
  const items = lines.flatMap((line) => ('item' in line ? [line.item] : []));
  const written = (await setItemStock(deps, context, await triedItems(deps, context, { writer, items }))).values();
  return lines.map((line) => {
    const outcome = 'item' in line ? written.next().value : undefined;
    const { sku, errors } = 'errors' in line ? line : { sku: line.item.sku, errors: [failure('was not tried')] };
    return listedOutcome(placedInFile(outcome ?? unwritten('INVALID', { sku: sku ?? undefined, errors }), line, columns), MOST_LISTED);
  });
}

/** What one product is refused for as a whole leaves the others of its group as they are. */
async function triedItems(deps: CatalogDeps, context: CallContext, { writer, items }: { readonly writer: KeyWriter; readonly items: readonly ProductItem[] }): Promise<WrittenItem[]> {
  try {
    return await rehearsedWrite(deps, context, { writer, items });
  } catch (error) {
    if (isPassing(error) || !(error instanceof Failure)) throw error;
    const [only] = items;
    if (items.length === 1) return [{ outcome: unwritten('FAILED', { sku: only?.sku, errors: [failure(error.message)] }), stock: [] }];
    const each: WrittenItem[] = [];
    for (const item of items) each.push(...await triedItems(deps, context, { writer, items: [item] }));
    return each;
  }
}

async function rehearsedWrite(deps: CatalogDeps, context: CallContext, { writer, items }: { readonly writer: KeyWriter; readonly items: readonly ProductItem[] }): Promise<WrittenItem[]> {
  if (items.length === 0) return [];
  const rehearsal = deps.rehearse();
  const { database } = rehearsal;
  try {
    return await database.inTransaction((transaction) => writeItems({ ...deps, database }, { transaction, context }, { items, writer }));
  } finally {
    await rehearsal.end();
  }
}
