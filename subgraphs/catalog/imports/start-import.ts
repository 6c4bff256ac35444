import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { unmarked } from '#contract/upload.js';
import type { OpenedProductFile } from '#subgraph-kit/subgraph.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import { personWriter, type KeyWriter } from '../key-writes/key-writer.js';
import { requireCatalogWriter } from '../products/access.js';
import { contentOf } from './import-lines.js';
import { STORED_AS, type ProductImport } from './product-import.js';
import { insertImport } from './product-import.store.js';
import { requireRoom } from './queue-product-import.js';
import { rehearseImport } from './rehearse-import.js';

/** The file came with the call. */
export interface StartImport {
  /** The company's first catalog unless given. */
  readonly catalogId?: number | null | undefined;
  /** What its columns hold, where they are not known. */
  readonly mapping?: unknown;
}

/** More than a file of the largest size can have. */
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * Import the products of the file that a person sent, one after the other in the background, as they would save them. The whole file is read first: one with a fault is BAD_INPUT with its row, and nothing of it is
 * written. A dry run answers what would become of its first products. RATE_LIMITED while so many imports of people are open that another would only wait.
 */
export async function startImport(deps: CatalogDeps, context: CallContext, { catalogId, mapping }: StartImport): Promise<ProductImport> {
  const { principal: { companyId }, upload } = context;
  requireCatalogWriter(context.principal);
  if (!upload) throw new Failure('BAD_INPUT', 'The file is missing: send it as the GraphQL multipart request specification has it, with operations, map and the file', { file: ['is no file of a multipart request'] });
  const writer = personWriter(context.principal, (await requireCatalog(deps.database, companyId, catalogId)).id);
  if (context.dryRun !== true) await requireRoom(deps.database, writer);
  const stored = await deps.blobs.get(companyId, upload.content);
  if (!stored) throw new Failure('UNAVAILABLE', 'The file is not in the storage of files that the catalog reads');
  const file = await deps.openProductFile({ companyId, name: upload.name, content: unmarked(stored.stream), mapping }).finally(() => stored.stream.destroy());
  try {
    const made = madeOf(deps, { writer, name: upload.name, file });
    return context.dryRun === true ? await rehearseImport(deps, context, { writer, made, file }) : await queue(deps, context, { writer, made, file });
  } finally {
    await file.close();
  }
}

function madeOf({ ids, clock }: CatalogDeps, { writer, name, file: { kind, leftOut, total } }: { readonly writer: KeyWriter; readonly name: string; readonly file: OpenedProductFile }): ProductImport {
  if (total < 1) throw new Failure('BAD_INPUT', 'The file has no products', { file: ['has no products'] });
  return {
    id: ids.next(), catalogId: writer.catalogId, startedBy: writer.name, file: { name, kind, leftOut }, status: 'QUEUED', total, processed: 0, failed: 0, createdAt: instant(clock), startedAt: null, finishedAt: null,
  };
}

/** An import that is to be made, with its products. */
export interface NewImport {
  readonly writer: KeyWriter;
  readonly made: ProductImport;
  readonly file: Pick<OpenedProductFile, 'columns' | 'lines'>;
}

async function queue({ database, blobs }: CatalogDeps, { principal, via }: CallContext, { writer, made, file }: NewImport): Promise<ProductImport> {
  const { companyId, userId = null, tokenId = null, permissions = [] } = principal;
  const { hash: content } = await blobs.put(companyId, contentOf(made.id, file.lines(), file.columns), { contentType: STORED_AS, most: MOST_BYTES });
  try {
    await database.inTransaction(async (transaction) => {
      await requireRoom(transaction, writer);
      await insertImport(transaction, { key: { ...writer, authority: { userId, tokenId, via, permissions } }, made, content });
      transaction.recordChange({ kind: 'productImport', id: made.id, before: null, after: { ...made } });
    });
    return made;
  } catch (error) {
    await blobs.delete(companyId, content);
    throw error;
  }
}
