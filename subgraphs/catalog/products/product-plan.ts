import { canonicalJson } from '#kernel/canonical-json.js';
import { overwritten, type ProductDraft, type VariantDraft } from './product-draft.js';
import type { ProductFacts } from './product.js';
import type { VariantFacts } from './variant.js';

/** A stored product with its variants, as read for an update. */
export interface StoredProduct {
  readonly id: number;
  readonly version: number;
  readonly facts: ProductFacts;
  readonly variants: readonly { readonly id: string; readonly facts: VariantFacts }[];
}

/** The planned write of one variant; a new one has no id yet. */
export interface VariantPlan {
  readonly id: string | undefined;
  readonly facts: VariantFacts;
  readonly changed: boolean;
}

/** The planned write of one product; `known` is undefined for a new one. */
export interface ProductPlan {
  readonly known: StoredProduct | undefined;
  readonly facts: ProductFacts;
  readonly variants: readonly VariantPlan[];
  readonly changed: boolean;
}

const BLANK_PRODUCT: ProductFacts = { externalId: null, title: '', description: null, handle: null, status: 'DRAFT', productType: null, brand: null };
const BLANK_VARIANT: VariantFacts = {
  sku: '', barcode: null, size: null, color: null, weightG: null, imageUrl: null, priceMinor: 0, compareAtMinor: null, currency: '',
};

/** Plan the writes that bring a product to its draft; variants absent from the draft stay. */
export function planProduct(known: StoredProduct | undefined, { variants: drafts, ...given }: ProductDraft): ProductPlan {
  const facts = overwritten(known?.facts ?? BLANK_PRODUCT, given);
  const retitled = known !== undefined && known.facts.title !== facts.title; // every variant's title contains the product's
  const named = new Map(drafts.map((draft) => [draft.sku, draft]));
  const kept = (known?.variants ?? []).map(({ id, facts: before }): VariantPlan => {
    const after = variantFacts(before, named.get(before.sku));
    named.delete(before.sku);
    return { id, facts: after, changed: retitled || !equal(before, after) };
  });
  const added = [...named.values()].map((draft): VariantPlan => ({ id: undefined, facts: variantFacts(BLANK_VARIANT, draft), changed: true }));
  const variants = [...kept, ...added];
  const changed = known === undefined || !equal(known.facts, facts) || variants.some((variant) => variant.changed);
  return { known, facts, variants, changed };
}

/** A change of the price's currency clears the compare-at price. */
function variantFacts(before: VariantFacts, draft: VariantDraft | undefined): VariantFacts {
  if (!draft) return before;
  const compared = before.currency === draft.currency ? before.compareAtMinor : null;
  return overwritten({ ...before, compareAtMinor: compared }, draft);
}

const equal = (before: object, after: object): boolean => canonicalJson(before) === canonicalJson(after);
