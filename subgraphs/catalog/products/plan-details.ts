import { FieldChanges } from './field-changes.js';
import type { ProductDraft } from './product-draft.js';
import type { ProductDetails, Translation, Translations } from './product-details.js';
import type { Gate, Withheld } from './write-gate.js';

interface PlannedDetails {
  readonly details: Omit<ProductDetails, 'prices'>;
  readonly fields: readonly string[];
  readonly withheld: readonly Withheld[];
}

/** The categories and translations of a product after a write. */
export function planDetails(before: ProductDetails, { categoryIds, translations = {} }: ProductDraft, gate: Gate): PlannedDetails {
  const changes = new FieldChanges(gate);
  const given = categoryIds && [...new Set(categoryIds)].sort((one, other) => one - other);
  const categories = changes.after<readonly number[]>('categories', before.categoryIds, given);
  return { details: { categoryIds: categories, translations: translationsAfter(before.translations, translations, changes), images: before.images }, fields: changes.fields, withheld: changes.withheld };
}

const UNTRANSLATED: Translation = { title: null, description: null };

/** The translations before where none is given. */
function translationsAfter(before: Translations, given: NonNullable<ProductDraft['translations']>, changes: FieldChanges): Translations {
  if (Object.keys(given).length === 0) return before;
  const after = new Map(Object.entries(before));
  for (const [locale, { title, description }] of Object.entries(given)) {
    const known = after.get(locale) ?? UNTRANSLATED;
    const next = { title: changes.after(`translations.${locale}.title`, known.title, title), description: changes.after(`translations.${locale}.description`, known.description, description) };
    if (next.title === null && next.description === null) after.delete(locale);
    else after.set(locale, next);
  }
  return Object.fromEntries(after);
}
