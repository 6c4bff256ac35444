import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogWriter } from './access.js';
import { matchProducts } from './match-products.js';
import { indexProducts } from './product-token.store.js';
import { findProductsById } from './product.store.js';
import type { ProductDraft } from './product-draft.js';
import { planProduct, type ProductPlan } from './product-plan.js';
import type { Product } from './product.js';
import { readProductDrafts, type SubmittedProduct } from './read-product-drafts.js';
import { insertProducts, insertVariants, updateProduct, updateVariants, type Mark, type VariantToWrite } from './save-products.store.js';
import { findStoredProducts } from './stored-product.store.js';
import { recordPlan } from './record-products.js';
import { variantChanged } from './variant-events.js';

/**
 * Create products and variants, or update those that have the SKUs or the external id, all or none.
 * A save that changes no value takes no change sequence and publishes no event. Returns the products in the order they were sent.
 */
export async function saveProducts(deps: CatalogDeps, context: CallContext, { products }: { products: readonly SubmittedProduct[] }): Promise<Product[]> {
  requireCatalogWriter(context.principal);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  const drafts = readProductDrafts(products);
  const ids = await database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'saveProducts' }, () => save(deps, transaction, { companyId, drafts })));
  const saved = await findProductsById(database, companyId, ids);
  return ids.map((id) => saved.get(id)).filter((product) => product !== undefined);
}

async function save(deps: CatalogDeps, transaction: Transaction, { companyId, drafts }: { companyId: number; drafts: readonly ProductDraft[] }): Promise<number[]> {
  const stored = await findStoredProducts(transaction, companyId, {
    skus: drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    externalIds: drafts.map(({ externalId }) => externalId).filter((id) => typeof id === 'string'),
    handles: drafts.map(({ handle }) => handle).filter((handle) => typeof handle === 'string'),
  });
  const known = matchProducts(drafts, stored);
  const plans = drafts.map((draft, index) => planProduct(known[index], draft));
  const count = plans.filter((plan) => !plan.known).length;
  let next = count === 0 ? 0 : await drawNumbers(transaction, { companyId, series: 'product', count });
  const numbered = plans.map((plan): NumberedPlan => ({ ...plan, id: plan.known?.id ?? next++ }));
  await writeChanges(deps, transaction, { companyId, plans: numbered.filter(({ changed }) => changed) });
  return numbered.map(({ id }) => id);
}

interface NumberedPlan extends ProductPlan {
  readonly id: number;
}

async function writeChanges({ ids, outbox }: CatalogDeps, transaction: Transaction, { companyId, plans }: { companyId: number; plans: readonly NumberedPlan[] }): Promise<void> {
  if (plans.length === 0) return;
  const mark: Mark = { companyId, changeSequence: await transaction.takeChangeSequence(companyId) };
  await insertProducts(transaction, mark, plans.filter(({ known }) => !known));
  for (const { known, facts } of plans) if (known) await updateProduct(transaction, mark, { id: known.id, version: known.version, facts });
  const changed = plans.flatMap((plan) => plan.variants.filter((variant) => variant.changed)
    .map((variant) => ({ plan, isNew: variant.id === undefined, variant: { id: variant.id ?? ids.next(), productId: plan.id, facts: variant.facts } satisfies VariantToWrite })));
  await insertVariants(transaction, mark, changed.filter(({ isNew }) => isNew).map(({ variant }) => variant));
  await updateVariants(transaction, mark, changed.filter(({ isNew }) => !isNew).map(({ variant }) => variant));
  plans.forEach((plan) => { recordPlan(transaction, plan); });
  await indexProducts(transaction, companyId, plans.map(({ id }) => id));
  await outbox.append(transaction, companyId, changed.map(({ plan, variant }) => variantChanged({ id: plan.id, title: plan.facts.title }, variant)));
}
