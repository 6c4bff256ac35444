import { FieldChanges } from './field-changes.js';
import type { ProductDraft } from './product-draft.js';
import type { AttributeValues, ProductFacts } from './product.js';
import type { Gate, Withheld } from './write-gate.js';

type Own = Exclude<keyof ProductFacts, 'attributes'>;

/** The names of a product's own fields in the catalog API. */
const NAMES = {
  sku: 'sku', externalId: 'external_id', title: 'title', description: 'description', handle: 'handle', status: 'status', productType: 'product_type', brand: 'brand', attributeSet: 'attribute_set',
  modelCode: 'model_code', gender: 'gender', season: 'season', color: 'color', material: 'material', madeIn: 'made_in', composition: 'composition',
} satisfies Record<Own, string>;

const OWN = Object.keys(NAMES) as readonly Own[]; // the table's own keys

interface PlannedFacts {
  readonly facts: ProductFacts;
  readonly fields: readonly string[];
  readonly withheld: readonly Withheld[];
}

/** The own fields of a product after a write. */
export function planFacts(before: ProductFacts, draft: ProductDraft, gate: Gate): PlannedFacts {
  const changes = new FieldChanges(gate);
  const own: Partial<Record<Own, unknown>> = {};
  for (const name of OWN) if (draft[name] !== undefined) own[name] = changes.after<unknown>(NAMES[name], before[name], draft[name]);
  const facts = { ...before, ...own as Partial<ProductFacts>, attributes: attributesAfter(before.attributes, draft.attributes ?? {}, changes) }; // each value of its own field
  return { facts, fields: changes.fields, withheld: changes.withheld };
}

/** The values before where none is given. */
function attributesAfter(before: AttributeValues, given: NonNullable<ProductDraft['attributes']>, changes: FieldChanges): AttributeValues {
  if (Object.keys(given).length === 0) return before;
  const after = new Map(Object.entries(before));
  for (const [code, value] of Object.entries(given)) {
    const next = changes.after(`attributes.${code}`, after.get(code) ?? null, value);
    if (next === null) after.delete(code);
    else after.set(code, next);
  }
  return Object.fromEntries(after);
}
