import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import { requireCatalogWriter } from './access.js';
import { findProductId } from './product-id.store.js';
import { referenceOf, type NamedProduct } from './product-reference.js';
import type { Product } from './product.js';
import { readProductDraft, type SubmittedProduct } from './read-product-drafts.js';
import { requireProduct } from './require-product.js';
import { saveDrafts } from './save-drafts.js';
import { readStored } from './stored-product.store.js';
import type { StoredProduct } from './stored-product.js';
import type { SubmittedVariant } from './read-variant-draft.js';

/** What changes of a product; what is absent stays. */
interface Changes extends Omit<SubmittedProduct, 'title' | 'variants'> {
  readonly title?: string | null | undefined;
  readonly variants?: readonly SubmittedVariant[] | null | undefined;
}

interface Submitted {
  readonly product: NamedProduct;
  /** Only where it belongs to this catalog. */
  readonly catalogId?: number | null | undefined;
  readonly changes: Changes;
}

const MOST_VARIANTS = 5000;

/**
 * Change what is named of one product, all or nothing; new SKUs among the variants add variants. What changes no value takes no change sequence and publishes no event.
 * Throws PRODUCT_NOT_FOUND, CONFLICT where a SKU or the external id is another product's, and FIELD_LOCKED when it would change fields that a connected system owns.
 */
export async function updateProduct(deps: CatalogDeps, context: CallContext, { product, catalogId, changes }: Submitted): Promise<Product> {
  requireCatalogWriter(context.principal);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  const [reference, draft] = [referenceOf(product), readChanges(changes)];
  const id = await database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'updateProduct' }, async () => {
    const target = await findTarget(transaction, companyId, { id: await findProductId(transaction, companyId, reference), catalogId });
    const catalog = await requireCatalog(transaction, companyId, target.catalogId);
    await saveDrafts(deps, { transaction, context, catalog }, { drafts: [draft], path: () => 'changes', target });
    return target.id;
  }));
  return requireProduct(database, companyId, id);
}

function readChanges({ title, variants, ...others }: Changes): ReturnType<typeof readProductDraft> {
  const problems = new Problems();
  if (title === null) problems.add('changes.title', 'must not be empty');
  if ((variants ?? []).length > MOST_VARIANTS) throw new Failure('TOO_MANY_ITEMS', `One call takes at most ${String(MOST_VARIANTS)} variants`, { 'changes.variants': [`at most ${String(MOST_VARIANTS)}`] });
  const draft = readProductDraft({ ...others, title: title ?? undefined, variants: variants ?? [] }, 'changes', problems);
  const skus = new Map(draft.variants.map(({ sku }, index) => [sku, index]));
  draft.variants.forEach(({ sku }, index) => { if (skus.get(sku) !== index) problems.add(`changes.variants.${String(index)}.sku`, 'appears twice in this call'); });
  problems.refuse();
  return draft;
}

async function findTarget(transaction: Transaction, companyId: number, { id, catalogId }: { id: number | undefined; catalogId: number | null | undefined }): Promise<StoredProduct> {
  const [target] = id === undefined ? [] : await readStored(transaction, companyId, [id]);
  if (!target) throw new Failure('PRODUCT_NOT_FOUND', 'No product has this id or SKU');
  if (catalogId != null && target.catalogId !== catalogId) throw new Failure('PRODUCT_NOT_FOUND', `Product ${String(target.id)} belongs to another catalog`, { catalogId: target.catalogId });
  return target;
}
