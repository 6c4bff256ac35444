import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { requireSameSettings } from '../catalogs/catalog.store.js';
import { findKeyIds } from './key-ids.store.js';
import { saveImages } from './product-image.store.js';
import { productEvent } from './product-events.js';
import type { ProductPlan } from './product-plan.js';
import { indexChanges, type FoundProduct } from './product-token.store.js';
import { recordPlan } from './record-products.js';
import { saveCategories, savePrices, saveTranslations } from './save-details.store.js';
import { insertProducts, insertVariants, updateProducts, updateVariants, type Mark, type VariantToWrite } from './save-products.store.js';
import { textBefore, textOfProduct, textOfVariant } from './search-text.js';
import { variantChanged } from './variant-events.js';
import type { VariantPlan } from './plan-variants.js';

/** A plan with the number of its product. */
export interface NumberedPlan extends ProductPlan {
  readonly id: number;
  readonly catalogId: number;
  /** The key that keeps the product to itself from now on. */
  readonly writtenBy?: string | undefined;
  /** The id that a key gives the product with this write, by the key. */
  readonly givenIds?: Readonly<Record<string, string>> | undefined;
}

/** A variant with its id, and what it is searched by. */
interface WrittenVariant {
  readonly id: string;
  readonly variant: VariantPlan;
  readonly text: string;
}

interface Written {
  readonly plan: NumberedPlan;
  readonly variants: readonly WrittenVariant[];
}

interface PlansWriting {
  readonly transaction: Transaction;
  readonly context: CallContext;
  /** As it was read before anything that the plans were made with. */
  readonly catalog: Pick<Catalog, 'id' | 'version'>;
}

/** Write plans that change something, with their events and audit log. Answers the ids of all their variants by SKU. */
export async function writePlans(deps: CatalogDeps, { transaction, context, catalog }: PlansWriting, plans: readonly NumberedPlan[]): Promise<ReadonlyMap<string, string>> {
  if (plans.length === 0) return new Map();
  const { companyId } = context.principal;
  const mark: Mark = { companyId, changeSequence: await transaction.takeChangeSequence(companyId) };
  await requireSameSettings(transaction, companyId, [catalog]);
  const written = plans.map((plan): Written => ({ plan, variants: plan.variants.map((variant) => ({ id: variant.id ?? deps.ids.next(), variant, text: textOfVariant(variant.facts) })) }));
  await insertProducts(transaction, mark, plans.filter(({ known }) => !known));
  await updateProducts(transaction, mark, plans.flatMap(({ known, facts, writtenBy }) => (known ? [{ id: known.id, catalogId: known.catalogId, version: known.version, before: known.facts, facts, writtenBy: writtenBy ?? known.writtenBy }] : [])));
  await writeVariants(transaction, mark, written);
  for (const one of written) if (changesDetails(one.plan)) await writeDetails(transaction, companyId, one);
  plans.forEach((plan) => { recordPlan(transaction, plan); });
  await indexChanges(transaction, companyId, written.map(foundProduct));
  const keyIds = await findKeyIds(transaction, companyId, plans.filter(({ known }) => known));
  await deps.outbox.append(transaction, companyId, written.flatMap(({ plan, variants }) => [
    ...variants.filter(({ variant }) => variant.changed).map(({ id, variant: { facts } }) => variantChanged({ id: plan.id, title: plan.facts.title }, { id, facts })),
    productEvent(plan.known ? 'product.updated' : 'product.created', context, {
      productId: plan.id, catalogId: plan.catalogId, sku: plan.facts.sku, externalIds: { ...keyIds.get(plan.id), ...plan.givenIds }, fields: plan.fields,
    }),
  ]));
  return new Map(written.flatMap(({ variants }) => variants.map(({ id, variant: { facts } }) => [facts.sku, id] as const)));
}

/** What a product is found by, before and after. */
const foundProduct = ({ plan: { id, known, facts }, variants }: Written): FoundProduct => ({
  id, before: known && [textOfProduct(known.facts), ...variants.flatMap(({ variant: { before, facts: own }, text }) => (before ? [textBefore(before, { facts: own, text })] : []))], after: [textOfProduct(facts), ...variants.map(({ text }) => text)],
});

async function writeVariants(transaction: Transaction, mark: Mark, written: readonly Written[]): Promise<void> {
  const [added, kept]: [VariantToWrite[], VariantToWrite[]] = [[], []];
  for (const { plan: { id: productId, catalogId }, variants } of written) {
    for (const { id, text, variant: { before, facts, changed } } of variants) if (changed) (before ? kept : added).push({ id, catalogId, productId, before, facts, text });
  }
  await insertVariants(transaction, mark, added);
  await updateVariants(transaction, mark, kept);
}

/** Whether what is kept beside a product changes. */
const changesDetails = ({ known, details, variants }: NumberedPlan): boolean =>
  details.categoryIds !== known?.details.categoryIds || details.translations !== known.details.translations || details.images !== known.details.images || variants.some(({ pricesChanged }) => pricesChanged);

async function writeDetails(transaction: Transaction, companyId: number, { plan: { id, catalogId, known, details }, variants }: Written): Promise<void> {
  const of = { companyId, catalogId, productId: id };
  await saveCategories(transaction, of, { before: known?.details.categoryIds ?? [], after: details.categoryIds });
  await saveTranslations(transaction, of, { before: known?.details.translations ?? {}, after: details.translations });
  await saveImages(transaction, of, { before: known?.details.images ?? [], after: details.images });
  await savePrices(transaction, of, variants.filter(({ variant }) => variant.pricesChanged).map(({ id, variant: { prices } }) => ({ id, prices })));
}
