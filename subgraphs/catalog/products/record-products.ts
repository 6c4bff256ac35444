import type { Transaction } from '#subgraph-kit/database.js';
import type { ProductPlan } from './product-plan.js';
import type { StoredProduct } from './stored-product.js';
import type { VariantPrice } from './variant-price.js';
import type { VariantFacts } from './variant.js';

/** Keep a product that is saved and its changed variants in the audit log, each as a record of its own. The records are made where there is a log: writes of keys have none. */
export function recordPlan(transaction: Transaction, { id, known, facts, details, variants }: ProductPlan & { readonly id: number }): void {
  transaction.recordChange(() => ({ kind: 'product', id: String(id), before: known ? { ...known.facts, ...recorded(known.details, details) } : null, after: { ...facts, ...recorded(details, known?.details) } }));
  let before: ReturnType<typeof variantsBefore> | undefined;
  for (const { id: variantId, changed, pricesChanged, facts: after, prices } of variants) {
    if (!changed && !pricesChanged) continue;
    transaction.recordChange(() => changeOfVariant(id, { before: (before ??= variantsBefore(known)).get(variantId ?? '') ?? null, after: { ...after, prices } }));
  }
}

/** Images only where they change: else they were not read. */
const recorded = ({ categoryIds, translations, images }: ProductPlan['details'], other: ProductPlan['details'] | undefined) => ({ categoryIds, translations, ...(other && images !== other.images && { images }) });

const variantsBefore = (known: StoredProduct | undefined): ReadonlyMap<string, RecordedVariant> =>
  new Map(known?.variants.map(({ id, facts }) => [id, { ...facts, prices: known.details.prices.get(id) ?? [] }]));

type RecordedVariant = VariantFacts & { readonly prices?: readonly VariantPrice[] };

interface ChangedVariant {
  readonly before: RecordedVariant | null;
  readonly after: RecordedVariant | null;
}

const changeOfVariant = (productId: number, { before, after }: ChangedVariant) => ({ kind: 'variant', id: (after ?? before)?.sku ?? '', subject: String(productId), before, after });

/** Keep changed variants of a product in the audit log, by their SKU: who asks for a price looks it up by that. */
export function recordVariants(transaction: Transaction, productId: number, changes: readonly ChangedVariant[]): void {
  for (const change of changes) transaction.recordChange(() => changeOfVariant(productId, change));
}
