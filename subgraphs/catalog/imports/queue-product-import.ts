import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { LongText } from '#contract/long-text.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { catalogOfKey } from '../catalogs/catalog-of-key.js';
import { isOfPeople, keyWriter, type KeyReader, type KeyWriter } from '../key-writes/key-writer.js';
import { contentOf } from './import-lines.js';
import { MOST_OPEN_IMPORTS, MOST_PRODUCTS, STORED_AS, type ProductImport } from './product-import.js';
import { countOpenImports, insertImport } from './product-import.store.js';

/** Products to import: a line for each, as the surface read it. */
export interface QueuedProducts {
  /** JSON lines: `{item}` or `{errors, sku}`; a text or {@link LongText}. */
  readonly items: unknown;
  readonly total: number;
}

const [MOST_BYTES, WAIT_SECONDS] = [64 * 1024 * 1024, 30] as const;

/**
 * Queue up to 5,000 products to be written one after the other as the calling key writes them. They are stored before the import is, and removed again where it is not. RATE_LIMITED while so
 * many imports of the key are open that another would only wait.
 */
export async function queueProductImport(deps: CatalogDeps, context: CallContext, { items, total }: QueuedProducts): Promise<ProductImport> {
  const key = keyWriter(context.principal);
  if (total < 1 || total > MOST_PRODUCTS) throw new Failure('BAD_INPUT', `Send 1 to ${String(MOST_PRODUCTS)} products`, { products: [`must have 1 to ${String(MOST_PRODUCTS)} entries`] });
  const lines = LongText.read(items);
  if (!lines) throw new Failure('BAD_INPUT', 'The products are lines of text', { items: ['must be a text'] });
  const { database, clock, ids, blobs } = deps;
  const made: ProductImport = { id: ids.next(), catalogId: key.catalogId, startedBy: key.name, file: null, status: 'QUEUED', total, processed: 0, failed: 0, createdAt: instant(clock), startedAt: null, finishedAt: null };
  const { hash: content } = context.dryRun === true ? { hash: '' } : await blobs.put(key.companyId, contentOf(made.id, lines.chunks), { contentType: STORED_AS, most: MOST_BYTES });
  let queued: ProductImport | undefined;
  try {
    queued = await database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'queueProductImport' }, () => store(deps, transaction, { key, made, content })));
    return queued;
  } finally {
    if (content !== '' && queued?.id !== made.id) await blobs.delete(key.companyId, content);
  }
}

async function store(deps: CatalogDeps, transaction: Transaction, { key, made, content }: { readonly key: KeyWriter; readonly made: ProductImport; readonly content: string }): Promise<ProductImport> {
  await catalogOfKey(deps, transaction, key);
  await requireRoom(transaction, key);
  await insertImport(transaction, { key, made, content });
  return made;
}

/** Refuse another import while so many of a key, or of people, are open that it would only wait: RATE_LIMITED. */
export async function requireRoom(reader: Reader, key: KeyReader): Promise<void> {
  if (await countOpenImports(reader, key) < MOST_OPEN_IMPORTS) return;
  const whose = isOfPeople(key) ? 'of people' : 'of this key';
  throw new Failure('RATE_LIMITED', `${String(MOST_OPEN_IMPORTS)} imports ${whose} have not ended; send this one when one of them has`, { retryAfterSeconds: WAIT_SECONDS });
}
