/** The columns of a file of products by what they hold (`title`, `variant.price.us`), as they stand in its header. */
export type FileColumns = Readonly<Record<string, string>>;

/** What the places of a variant's prices and stock are about: errors name them by their places. */
export interface VariantPlaces {
  /** The price lists; undefined for the default one. */
  readonly prices: readonly (string | undefined)[];
  /** The locations. */
  readonly stock: readonly string[];
}

interface OfField {
  /** As errors and notes name it. */
  readonly field: string;
  /** Null of the product. */
  readonly variantSku: string | null;
  /** Of the variant, where they are known. */
  readonly places?: VariantPlaces | undefined;
}

/** The column in which a field of a product stands; the field itself where there is none, or where it may be one of several. */
export function columnOf(columns: FileColumns, { field, variantSku, places }: OfField): string {
  const words = variantSku === null ? wordsOfProduct(field) : wordsOfVariant(field, places);
  const own = words.find((word) => Object.hasOwn(columns, word));
  return (own === undefined ? onlyOf(columns, words) : columns[own]) ?? field;
}

function wordsOfProduct(field: string): readonly string[] {
  if (field === 'category') return ['category', 'categories'];
  return field.startsWith('image_urls') ? ['image_urls'] : [field];
}

type Words = (steps: readonly (string | undefined)[], places: VariantPlaces | undefined) => readonly string[];

const weightWords: Words = ([field = '']) => [`variant.${field}`, 'variant.weight.'];

/** The words of fields of variants that are not their own. */
const WORDS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['sku', () => ['variant.sku', 'sku']], ['weight', weightWords], ['weight_unit', weightWords], ['options', ([, name = '']) => [`variant.${name}`]],
  ['prices', ([, place, part], places) => wordsOfPrice(place, { part, places })],
  ['stock', ([, place], places) => (place === undefined ? [] : [named('variant.stock', nameAt(places?.stock, place))])], // without a place the message names the location
]);

function wordsOfVariant(field: string, places: VariantPlaces | undefined): readonly string[] {
  const steps = field.split('.');
  return WORDS.get(steps[0] ?? '')?.(steps, places) ?? [`variant.${field}`];
}

/** Of a reduced price that has no column the price's own. */
function wordsOfPrice(place: string | undefined, { part, places }: { readonly part: string | undefined; readonly places: VariantPlaces | undefined }): readonly string[] {
  const list = place === undefined ? '' : nameAt(places?.prices, place);
  return [...part === 'sale_price' ? [named('variant.sale_price', list)] : [], named('variant.price', list)];
}

/** The name at a place, or the name that stands for the place; undefined where it is not known, and empty for one without a name. */
function nameAt(names: readonly (string | undefined)[] | undefined, place: string): string | undefined {
  const index = Number(place);
  if (!Number.isInteger(index)) return place;
  return names && index < names.length ? names[index] ?? '' : undefined;
}

/** A word with a name behind it; with a point alone it is the beginning of several. */
const named = (word: string, name: string | undefined): string => (name === undefined ? `${word}.` : name === '' ? word : `${word}.${name}`);

/** The column of the only word that begins as one of some does, of which the name is not known. */
function onlyOf(columns: FileColumns, words: readonly string[]): string | undefined {
  for (const word of words) {
    if (!word.endsWith('.')) continue;
    const found = Object.keys(columns).filter((known) => known.startsWith(word) || `${known}.` === word);
    if (found.length > 0) return found.length === 1 ? columns[found[0] ?? ''] : undefined;
  }
  return undefined;
}
