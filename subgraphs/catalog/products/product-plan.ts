import type { ProductDraft } from './product-draft.js';
import { planDetails } from './plan-details.js';
import { planFacts } from './plan-facts.js';
import { planVariants, type VariantPlan } from './plan-variants.js';
import { NO_DETAILS, type ProductDetails } from './product-details.js';
import type { ProductFacts } from './product.js';
import type { StoredProduct } from './stored-product.js';
import type { Gate, Withheld } from './write-gate.js';

/** The planned write of one product; `known` is undefined for a new one. */
export interface ProductPlan {
  readonly known: StoredProduct | undefined;
  readonly facts: ProductFacts;
  readonly details: Omit<ProductDetails, 'prices'>;
  readonly variants: readonly VariantPlan[];
  /** The fields that change, by their names in the catalog API. */
  readonly fields: readonly string[];
  /** The fields that keep their values although others were given. */
  readonly withheld: readonly Withheld[];
  readonly changed: boolean;
}

/** What a plan is made under. */
export interface Planning {
  /** Decides about each field; open for a new product. */
  readonly gate: Gate;
  /** The currency of a new variant without a price. */
  readonly currency: string;
}

const BLANK: ProductFacts = {
  sku: null, externalId: null, title: '', description: null, handle: null, status: 'DRAFT', productType: null, brand: null, attributeSet: null, modelCode: null, gender: null, season: null,
  color: null, material: null, madeIn: null, composition: null, attributes: {},
};

/** What nothing is stored of. */
const NEW = { facts: BLANK, details: NO_DETAILS } as const;

/** Plan the writes that bring a product to its draft; what the draft does not name stays, as does what the gate refuses. */
export function planProduct(known: StoredProduct | undefined, draft: ProductDraft, { gate, currency }: Planning): ProductPlan {
  const before = known ?? NEW;
  const own = planFacts(before.facts, draft, gate);
  const around = planDetails(before.details, draft, gate);
  const retitled = known !== undefined && known.facts.title !== own.facts.title; // every variant's title contains the product's
  const below = planVariants(known, draft.variants, { gate, currency, retitled });
  const fields = [...own.fields, ...around.fields, ...below.fields];
  return {
    known, facts: withSku(own.facts, below.variants), details: around.details, variants: below.variants, fields,
    withheld: [...own.withheld, ...around.withheld, ...below.withheld],
    changed: known === undefined || fields.length > 0,
  };
}

/** A product without a SKU of its own has that of its first variant. */
const withSku = (facts: ProductFacts, [first]: readonly VariantPlan[]): ProductFacts => (facts.sku === null && first ? { ...facts, sku: first.facts.sku } : facts);
