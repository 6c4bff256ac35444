import type { Transaction } from '#subgraph-kit/database.js';
import type { ProductPlan } from './product-plan.js';
import type { VariantFacts } from './variant.js';

/** Keep a product that is saved and its changed variants in the audit log, each as a record of its own. */
export function recordPlan(transaction: Transaction, { id, known, facts, details, variants }: ProductPlan & { readonly id: number }): void {
  const before = known && { ...known.facts, categoryIds: known.details.categoryIds, translations: known.details.translations };
  transaction.recordChange({ kind: 'product', id: String(id), before: before ?? null, after: { ...facts, ...details } });
  const variantsBefore = new Map(known?.variants.map((variant) => [variant.id, { ...variant.facts, prices: known.details.prices.get(variant.id) ?? [] }]));
  recordVariants(transaction, id, variants.filter(({ changed, pricesChanged }) => changed || pricesChanged)
    .map((variant) => ({ before: variantsBefore.get(variant.id ?? '') ?? null, after: { ...variant.facts, prices: variant.prices } })));
}

/** Keep changed variants of a product in the audit log, by their SKU: who asks for a price looks it up by that. */
export function recordVariants(transaction: Transaction, productId: number, changes: readonly { readonly before: VariantFacts | null; readonly after: VariantFacts | null }[]): void {
  for (const { before, after } of changes) transaction.recordChange({ kind: 'variant', id: (after ?? before)?.sku ?? '', subject: String(productId), before, after });
}
