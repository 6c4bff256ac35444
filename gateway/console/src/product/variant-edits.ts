import type { VariantInput, VariantPriceInput, WeightUnit } from '#contract/schema.generated.js';
import type { Answers, Edit, EditField } from '../catalog/edit.js';
import { moneyOf, orNull, textOf } from '../parts/form-texts.js';
import { ask } from '../graph/ask.js';
import { GraphFailure } from '../graph/graph-failure.js';
import type { CatalogWords } from '../words/catalog-words.js';
import { ConsoleRemoveVariantsDocument } from './operations/console-remove-variants.generated.js';
import { productEdit, updateProduct, type Editing, type FieldsOf } from './product-edits.js';
import type { Variant } from './use-product.js';

const UNITS = ['G', 'KG', 'LB', 'OZ'] as const satisfies readonly WeightUnit[];
const LIST = 'list:';
const SALE = 'sale:';

/** One variant: its codes, what sets it apart, its weight, and its prices in all lists. */
export const variantEdit = (editing: Editing, sku: string): Edit => productEdit(editing, {
  title: `${editing.words.editVariant}: ${sku}`, advice: editing.words.pricesAdvice,
  fields: (now) => variantFields(now, now.product.variants.find((one) => one.sku === sku)),
  send: (changed, dryRun) => updateProduct(editing.product.id, { variants: [inputOf(editing, { sku, changed, variant: editing.product.variants.find((one) => one.sku === sku) })] }, dryRun),
});

/** Another variant of the product. */
export const newVariantEdit = (editing: Editing): Edit => productEdit(editing, {
  title: editing.words.newVariant,
  fields: (now) => [{ name: 'sku', label: now.words.fields.sku, kind: 'text', value: '', isRequired: true, longest: 255, keptBy: now.keeper('variants') }, ...variantFields(now, undefined)],
  send: ({ sku = '', ...changed }, dryRun) => updateProduct(editing.product.id, { variants: [inputOf(editing, { sku, changed, variant: undefined })] }, dryRun),
});

/** A variant goes; the last one of a product stays. */
export const removeVariantEdit = (editing: Editing, sku: string): Edit => productEdit(editing, {
  title: `${editing.words.removeVariant}: ${sku}`, advice: editing.words.removeVariantAdvice, label: editing.words.remove, fields: () => [],
  send: async (_, dryRun) => {
    const { removeVariants: [product] } = await ask(ConsoleRemoveVariantsDocument, { skus: [sku], dryRun });
    if (!product) throw new GraphFailure('PRODUCT_NOT_FOUND', editing.words.gone);
    return product;
  },
});

function variantFields({ catalog, words, keeper }: FieldsOf, variant: Variant | undefined): readonly EditField[] {
  const currency = defaultCurrency(catalog);
  return [
    ...(['size', 'color', 'barcode'] as const).map((name): EditField => ({ name, label: words.fields[name], kind: 'text', value: textOf(variant?.[name]), longest: 60, keptBy: keeper(name) })),
    ...weightFields(variant, { words, keptBy: keeper('weight') }),
    { name: 'cost', label: `${words.fields.cost} (${currency})`, kind: 'amount', value: textOf(variant?.cost?.amount), keptBy: keeper('cost') },
    { name: 'price', label: `${words.fields.price} (${currency})`, kind: 'amount', value: variant?.isUnpriced === false ? variant.price.amount : '', keptBy: keeper('prices') },
    { name: 'compareAtPrice', label: `${words.fields.compareAtPrice} (${currency})`, kind: 'amount', value: textOf(variant?.compareAtPrice?.amount), keptBy: keeper('prices') },
    ...listFields({ catalog, words, keeper }, variant),
  ];
}

/** What it costs in the other lists, whenever. */
const listFields = ({ catalog, words, keeper }: Omit<FieldsOf, 'product'>, variant: Variant | undefined): readonly EditField[] => otherLists(catalog).flatMap(({ code, name, currency }): readonly EditField[] => {
  const listed = always(variant, code);
  return [
    { name: `${LIST}${code}`, label: `${name} (${currency})`, kind: 'amount', value: textOf(listed?.price.amount), keptBy: keeper('prices') },
    { name: `${SALE}${code}`, label: `${name}, ${words.reduced} (${currency})`, kind: 'amount', value: textOf(listed?.salePrice?.amount), keptBy: keeper('prices') },
  ];
});

const defaultCurrency = ({ priceLists }: FieldsOf['catalog']): string => textOf(priceLists.find(({ isDefault }) => isDefault)?.currency);

const weightFields = (variant: Variant | undefined, { words, keptBy }: { readonly words: CatalogWords; readonly keptBy: string | undefined }): readonly EditField[] => [
  { name: 'weight', label: words.fields.weight, kind: 'amount', value: weightOf(variant).value, keptBy },
  { name: 'unit', label: words.unit, kind: 'choice', value: weightOf(variant).unit, options: UNITS.map((unit) => [unit, unit.toLowerCase()]), keptBy },
];

const otherLists = ({ priceLists }: FieldsOf['catalog']): FieldsOf['catalog']['priceLists'] => priceLists.filter(({ isDefault }) => !isDefault);

/** The price of a list outside all periods. */
const always = (variant: Variant | undefined, list: string): Variant['listedPrices'][number] | undefined => variant?.listedPrices.find(({ priceList, validFrom, validTo }) => priceList === list && validFrom === null && validTo === null);

interface Sent {
  readonly sku: string;
  readonly changed: Answers;
  readonly variant: Variant | undefined;
}

/** What was changed of a variant, as the graph takes it. */
function inputOf({ catalog }: Pick<Editing, 'catalog'>, { sku, changed, variant }: Sent): VariantInput {
  const currency = defaultCurrency(catalog);
  const texts = (['size', 'color', 'barcode'] as const).filter((name) => name in changed).map((name) => [name, orNull(changed[name])] as const);
  const amounts = (['cost', 'price', 'compareAtPrice'] as const).filter((name) => name in changed).map((name) => [name, moneyOrNull(changed[name], currency)] as const);
  const prices = otherLists(catalog).flatMap(({ code, currency: own }) => priceOf(code, { changed, currency: own, listed: always(variant, code) }));
  return { sku, ...Object.fromEntries(texts), ...Object.fromEntries(amounts), ...changedWeight(changed, variant), ...(prices.length > 0 && { prices }) };
}

const moneyOrNull = (text: string | undefined, currency: string): ReturnType<typeof moneyOf> | null => (text === undefined || text === '' ? null : moneyOf(text, currency));

/** As it was given; in grams where nothing else was said. */
const weightOf = (variant: Variant | undefined): { readonly value: string; readonly unit: WeightUnit } => variant?.weight ?? { value: variant?.weightG == null ? '' : String(variant.weightG), unit: 'G' };

/** A weight is its value and its unit: whichever was changed, both are sent. */
function changedWeight(changed: Answers, variant: Variant | undefined): Pick<VariantInput, 'weight' | 'weightG'> {
  if (!('weight' in changed || 'unit' in changed)) return {};
  const had = weightOf(variant);
  const value = changed['weight'] ?? had.value;
  if (value === '') return 'weight' in changed ? { weightG: null } : {};
  return { weight: { value: value.replace(',', '.'), unit: UNITS.find((one) => one === changed['unit']) ?? had.unit } };
}

interface Priced {
  readonly changed: Answers;
  readonly currency: string;
  readonly listed: Variant['listedPrices'][number] | undefined;
}

/** A price of a list with its reduced one: whichever was changed, both are sent. */
function priceOf(priceList: string, { changed, currency, listed }: Priced): readonly VariantPriceInput[] {
  const [price, sale] = [changed[`${LIST}${priceList}`], changed[`${SALE}${priceList}`]];
  if (price === undefined && sale === undefined) return [];
  return [{ priceList, price: moneyOrNull(price ?? listed?.price.amount, currency), salePrice: moneyOrNull(sale ?? listed?.salePrice?.amount, currency) }];
}
