import { decimalFromMinor } from '#kernel/money.js';
import { PRICE_LISTS } from './catalog.js';
import { ean13 } from './ean13.js';
import { FASHION } from './fashion.js';
import { HOMEWARE } from './homeware.js';
import type { ProductInput, VariantInput } from './inputs.js';
import { COLLECTIONS, type Collection, type Model } from './model.js';
import { PALETTE, type Colour } from './palette.js';
import { createRandom } from './random.js';
import { TRANSLATED, translatedTexts } from './texts.js';

const FAMILIES = [FASHION, HOMEWARE] as const;
const SERIALS_PER_PRODUCT = 20;
const MOST_COLOURS = { fashion: 3, homeware: 2 };
const WEIGHT_STEP = 0.06;
const SIZE_SURCHARGE_MINOR = 500;

/** Every article of the demo company: a fashion and a homeware article in turn, so that any first part of the list is a mixed range. */
export function products(seed: number, count: number): ProductInput[] {
  const articles = COLLECTIONS.flatMap((collection) =>
    FASHION.flatMap((_, index) => FAMILIES.flatMap((family) => family.slice(index, index + 1).map((model) => ({ model, collection })))));
  return articles.slice(0, count).map((article, index) => product(seed, article, index));
}

interface Article {
  readonly model: Model;
  readonly collection: Collection;
}

function product(seed: number, { model, collection }: Article, index: number): ProductInput {
  const code = `${model.code}${collection.code}`;
  const random = createRandom(seed, 'product', code);
  const material = random.pick(model.materials);
  const colours = random.several(PALETTE, random.between(1, isFashion(model) ? MOST_COLOURS.fashion : MOST_COLOURS.homeware));
  const minor = random.between(model.priceFrom, model.priceTo) * 100 - 10;
  const variants = colours.flatMap((colour) => model.sizes.map((size, sizeIndex) => ({ colour, size, sizeIndex })));
  return {
    externalId: `demo-${code.toLowerCase()}`,
    title: `${collection.name} ${material} ${model.name}`,
    description: `${model.name.slice(0, 1).toUpperCase()}${model.name.slice(1)} in ${material} from the ${collection.name} collection by ${collection.brand}.`,
    handle: `${collection.name} ${model.name} ${model.code}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    status: 'ACTIVE',
    productType: model.productType,
    brand: collection.brand,
    ...description(seed, { model, collection, code, material }),
    variants: variants.map((variant, serial) => toVariant({ ...variant, model, code, minor, serial: (index + 1) * SERIALS_PER_PRODUCT + serial })),
  };
}

/** What describes an article in the catalog, drawn apart from what it had before, so that its price and colours stay. */
function description(seed: number, { model, collection, code, material }: Article & { readonly code: string; readonly material: string }) {
  const random = createRandom(seed, 'description', code);
  const attributes = [{ code: 'introduced-on', value: `2026-0${String(random.between(1, 9))}-01` }, { code: 'care', value: random.pick(isFashion(model) ? CLOTHES_CARE : HOME_CARE) }];
  const own = isFashion(model)
    ? [{ code: 'fit', value: random.pick(FITS) }, { code: 'organic', value: String(material.startsWith('organic')) }]
    : model.productType === 'Tableware' ? [{ code: 'dishwasher-safe', value: String(!material.includes('wood')) }] : [];
  return {
    sku: code, modelCode: model.code, material, season: random.pick(SEASONS), attributeSet: isFashion(model) ? 'fashion' : 'homeware', ...(isFashion(model) && { gender: random.pick(GENDERS) }),
    attributes: [...attributes, ...own],
    translations: TRANSLATED.map((locale) => ({ locale, ...translatedTexts(locale, { model: model.name, material, collection: collection.name, brand: collection.brand }) })),
  };
}

const [FITS, GENDERS, SEASONS] = [['slim', 'regular', 'relaxed'], ['women', 'men', 'unisex'], ['SS26', 'AW26']] as const;
const CLOTHES_CARE = ['machine-wash-30,no-tumble-dry', 'hand-wash', 'dry-clean'] as const;
const HOME_CARE = ['wipe-clean', 'hand-wash', 'machine-wash-30'] as const;

/** Of a hundred cents of the price, what an article costs the company. */
const COST_PERCENT = 42;

interface VariantParts {
  readonly model: Model;
  readonly code: string;
  readonly colour: Colour;
  readonly size: string;
  /** The index of its size among the model's sizes: larger ones weigh more, and larger homeware costs more. */
  readonly sizeIndex: number;
  readonly minor: number;
  readonly serial: number;
}

function toVariant({ model, code, colour, size, sizeIndex, minor, serial }: VariantParts): VariantInput {
  const priceMinor = minor + (isFashion(model) ? 0 : sizeIndex * SIZE_SURCHARGE_MINOR);
  const amount = (value: number, currency: string) => ({ amount: decimalFromMinor(value, currency), currency });
  return {
    sku: `${code}_${colour.code}_${size}`,
    barcode: ean13(serial),
    size,
    color: colour.name,
    weightG: Math.round(model.weightG * (1 + sizeIndex * WEIGHT_STEP)),
    price: amount(priceMinor, 'EUR'),
    cost: amount(Math.round(priceMinor * COST_PERCENT / 100), 'EUR'),
    prices: PRICE_LISTS.map(({ code: priceList, currency, rate }) => ({ priceList, price: amount(Math.round(priceMinor * rate / 100) * 100, currency) })),
  };
}

const isFashion = (model: Model): boolean => FASHION.includes(model);
