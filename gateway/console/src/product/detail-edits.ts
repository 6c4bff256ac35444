import type { Answers, Edit, EditField } from '../catalog/edit.js';
import { PRODUCT_STATUSES } from '../catalog/product-search.js';
import { orNull } from '../parts/form-texts.js';
import { attributeKinds } from './attribute-kinds.js';
import { productEdit, updateProduct, type Editing, type FieldsOf } from './product-edits.js';

/** The facts of a product, with the names of their fields in the catalog API. */
const FACTS = [
  ['sku', 'sku'], ['brand', 'brand'], ['productType', 'product_type'], ['handle', 'handle'], ['externalId', 'external_id'], ['modelCode', 'model_code'], ['gender', 'gender'], ['season', 'season'], ['color', 'color'], ['material', 'material'], ['madeIn', 'made_in'], ['composition', 'composition'],
] as const;

/** State, code, brand and what else is said of the whole product. */
export const detailEdit = (editing: Editing): Edit => productEdit(editing, {
  title: editing.words.editDetails,
  fields: ({ product, words, keeper }) => [
    { name: 'status', label: words.fields.status, kind: 'choice', value: product.status, options: PRODUCT_STATUSES.map((one) => [one, words.statuses[one]]), keptBy: keeper('status') },
    ...FACTS.map(([name, field]): EditField => ({ name, label: words.fields[name], kind: 'text', value: product[name] ?? '', keptBy: keeper(field), isRequired: name === 'sku', longest: 255 })),
  ],
  send: ({ status, ...facts }, dryRun) => updateProduct(editing.product.id, {
    ...Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, orNull(text)])), ...(status !== undefined && { status: PRODUCT_STATUSES.find((one) => one === status) ?? null }),
  }, dryRun),
});

/** The attributes of its set, and others that it has, each asked for by its type. */
export const attributeEdit = (editing: Editing): Edit => productEdit(editing, {
  title: editing.words.editAttributes, advice: editing.words.attributesAdvice, fields: attributeFields,
  send: ({ set, ...values }, dryRun) => updateProduct(editing.product.id, {
    ...(set !== undefined && { attributeSet: orNull(set) }),
    attributes: Object.entries(values).map(([name, value]) => ({ code: name.slice(PREFIX.length), value: value === '' ? null : value.split(', ').join(',') })),
  }, dryRun),
});

const PREFIX = 'attribute:';

function attributeFields({ product, catalog, words, keeper }: FieldsOf): readonly EditField[] {
  const set: EditField = { name: 'set', label: words.fields.attributeSet, kind: 'choice', value: product.attributeSet ?? '', keptBy: keeper('attribute_set'), options: [['', '–'], ...catalog.attributeSets.map(({ code, name }) => [code, name] as const)] };
  const kinds = attributeKinds(words);
  return [set, ...describing({ product, catalog }).map((attribute): EditField => ({
    name: `${PREFIX}${attribute.code}`, label: attribute.unit === null ? attribute.label : `${attribute.label} (${attribute.unit})`, value: product.attributes.find(({ code }) => code === attribute.code)?.value.split(',').join(attribute.type === 'MULTISELECT' ? ', ' : ',') ?? '',
    keptBy: keeper(`attributes.${attribute.code}`), ...kinds(attribute),
  }))];
}

/** The attributes of its set in their order, then those that it has besides; all of the catalog where it has no set. */
export function describing({ product, catalog: { attributes, attributeSets } }: Pick<FieldsOf, 'catalog' | 'product'>): readonly FieldsOf['catalog']['attributes'][number][] {
  const wanted = attributeSets.find(({ code }) => code === product.attributeSet)?.attributes;
  const own = new Set(wanted ?? attributes.filter(({ code }) => code !== 'size' && code !== 'color').map(({ code }) => code)); // these are of variants
  const has = new Set(product.attributes.map(({ code }) => code));
  return [...attributes.filter(({ code }) => own.has(code)), ...attributes.filter(({ code }) => !own.has(code) && has.has(code))];
}

interface Categorised extends Editing {
  /** All categories of its catalog. */
  readonly categories: readonly { readonly id: number; readonly path: string }[];
}

/** Which categories it is in. */
export const categoryEdit = ({ categories, ...editing }: Categorised): Edit => productEdit(editing, {
  title: editing.words.editCategories,
  fields: ({ product, words, keeper }) => [{ name: 'categories', label: words.categories, kind: 'several', value: product.categories.map(({ id }) => String(id)).join(', '), keptBy: keeper('categories'), options: inOrder(categories) }],
  send: (changed: Answers, dryRun) => updateProduct(editing.product.id, { categoryIds: (changed['categories'] ?? '').split(', ').filter((id) => id !== '').map(Number) }, dryRun),
});

/** As the form answers them: by their paths, and their ids in the same order. */
const inOrder = (categories: Categorised['categories']): readonly (readonly [string, string])[] => categories.toSorted((one, other) => one.path.localeCompare(other.path)).map(({ id, path }) => [String(id), path]);
