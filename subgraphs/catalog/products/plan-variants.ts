import { FieldChanges, same } from './field-changes.js';
import type { PriceDraft, VariantDraft } from './product-draft.js';
import type { StoredProduct } from './stored-product.js';
import type { VariantFacts } from './variant.js';
import { samePlace, type VariantPrice } from './variant-price.js';
import type { Gate, Withheld } from './write-gate.js';

/** The planned write of one variant; a new one has no id yet. */
export interface VariantPlan {
  readonly id: string | undefined;
  /** As it is stored; undefined for a new one. */
  readonly before: VariantFacts | undefined;
  readonly facts: VariantFacts;
  /** All its prices in other lists and for periods. */
  readonly prices: readonly VariantPrice[];
  readonly pricesChanged: boolean;
  /** Whether its row, or what other subgraphs store of it, changes. */
  readonly changed: boolean;
}

interface Around {
  readonly gate: Gate;
  readonly currency: string;
  readonly retitled: boolean;
}

interface PlannedVariants {
  readonly variants: readonly VariantPlan[];
  readonly fields: readonly string[];
  readonly withheld: readonly Withheld[];
}

/** The variants of a product after a write: those that it has, in their order, then the new ones. */
export function planVariants(known: StoredProduct | undefined, drafts: readonly VariantDraft[], around: Around): PlannedVariants {
  const named = new Map(drafts.map((draft) => [draft.sku, draft]));
  const kept = (known?.variants ?? []).map(({ id, facts }) => {
    const draft = named.get(facts.sku);
    named.delete(facts.sku);
    return planKept({ id, facts, prices: known?.details.prices.get(id) ?? [] }, draft, around);
  });
  const added = [...named.values()].map((draft) => planAdded(draft, around));
  const all = [...kept, ...added];
  return { variants: all.map(({ plan }) => plan).filter((plan) => plan !== undefined), fields: all.flatMap(({ fields }) => fields), withheld: all.flatMap(({ withheld }) => withheld) };
}

interface OnePlan {
  /** None for a new variant that is refused. */
  readonly plan?: VariantPlan;
  readonly fields: readonly string[];
  readonly withheld: readonly Withheld[];
}

interface Kept {
  readonly id: string;
  readonly facts: VariantFacts;
  readonly prices: readonly VariantPrice[];
}

function planKept({ id, facts: before, prices }: Kept, draft: VariantDraft | undefined, { gate, retitled }: Around): OnePlan {
  const changes = new FieldChanges(gate, before.sku);
  const facts = draft ? factsAfter(before, draft, changes) : before;
  const changed = retitled || changes.fields.length > 0;
  const after = draft?.prices ? pricesAfter(prices, draft.prices, changes) : prices;
  const pricesChanged = !same(prices, after);
  return { plan: { id, before, facts, prices: after, pricesChanged, changed }, fields: changes.fields, withheld: changes.withheld };
}

const blank = (sku: string, currency: string): VariantFacts => ({
  sku, barcode: null, size: null, color: null, weightG: null, weight: null, weightUnit: null, imageUrl: null, priceMinor: 0, compareAtMinor: null, currency, costMinor: null, isUnpriced: true,
});

function planAdded(draft: VariantDraft, { gate, currency }: Around): OnePlan {
  const refusal = gate({ field: 'variants', isFilled: false });
  if (refusal) return { fields: [], withheld: [{ field: 'variants', variantSku: draft.sku, ...refusal }] };
  const open = new FieldChanges(() => undefined, draft.sku);
  const facts = factsAfter(blank(draft.sku, currency), draft, open);
  const prices = pricesAfter([], draft.prices ?? [], open);
  return {
    plan: { id: undefined, before: undefined, facts, prices, pricesChanged: prices.length > 0, changed: true }, fields: [`variants.${draft.sku}`],
    withheld: [],
  };
}

/** A change of the price's currency clears the compare-at price, and a weight in grams alone the one that was given in another unit. */
function factsAfter(before: VariantFacts, draft: VariantDraft, changes: FieldChanges): VariantFacts {
  const { weightG, weight, weightUnit } = draft.weightG === undefined ? before : changes.after('weight', weightOf(before), weightOf(draft)) ?? NO_WEIGHT;
  const { priceMinor, compareAtMinor, currency, isUnpriced } = draft.isUnpriced !== true && draft.priceMinor === undefined ? before : priceAfter(before, draft, changes);
  return {
    sku: changes.after('sku', before.sku, draft.newSku), barcode: changes.after('barcode', before.barcode, draft.barcode), size: changes.after('size', before.size, draft.size), color: changes.after('color', before.color, draft.color),
    weightG, weight, weightUnit, imageUrl: changes.after('images', before.imageUrl, draft.imageUrl), priceMinor, compareAtMinor, currency, costMinor: changes.after('cost', before.costMinor, draft.costMinor), isUnpriced,
  };
}

function priceAfter(before: VariantFacts, draft: VariantDraft, changes: FieldChanges): OwnPrice & Pick<VariantFacts, 'isUnpriced'> {
  const price = changes.after('prices', priceOf(before), draft.isUnpriced === true ? null : priceGiven(before, draft));
  return price ? { ...price, isUnpriced: false } : { priceMinor: 0, compareAtMinor: null, currency: before.currency, isUnpriced: true };
}

type Weight = Pick<VariantFacts, 'weightG' | 'weight' | 'weightUnit'>;

const NO_WEIGHT: Weight = { weightG: null, weight: null, weightUnit: null };

/** Null for none, which a key may fill. */
const weightOf = ({ weightG = null, weight = null, weightUnit = null }: { readonly [Name in keyof Weight]?: Weight[Name] | undefined }): Weight | null => (weightG === null ? null : { weightG, weight, weightUnit });

type OwnPrice = Pick<VariantFacts, 'priceMinor' | 'compareAtMinor' | 'currency'>;

const priceOf = ({ isUnpriced, priceMinor, compareAtMinor, currency }: VariantFacts): OwnPrice | null => (isUnpriced ? null : { priceMinor, compareAtMinor, currency });

function priceGiven(before: VariantFacts, { priceMinor = 0, compareAtMinor, currency = before.currency }: VariantDraft): OwnPrice {
  const compared = before.currency === currency ? before.compareAtMinor : null;
  return { priceMinor, compareAtMinor: compareAtMinor === undefined ? compared : compareAtMinor, currency };
}

function pricesAfter(before: readonly VariantPrice[], drafts: readonly PriceDraft[], changes: FieldChanges): readonly VariantPrice[] {
  return drafts.reduce<readonly VariantPrice[]>((prices, { price, ...place }) => {
    const known = prices.find((one) => samePlace(one, place)) ?? null;
    const given = price && { ...place, ...price };
    const next = changes.after<VariantPrice | null>(`prices.${place.priceList}`, known, given);
    if (next === known) return prices;
    return [...prices.filter((one) => one !== known), ...(next ? [next] : [])];
  }, before);
}
