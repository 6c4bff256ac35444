import { decimalFromMinor } from '#kernel/money.js';
import { ean13 } from './ean13.js';
import { FASHION } from './fashion.js';
import { HOMEWARE } from './homeware.js';
import type { ProductInput, VariantInput } from './inputs.js';
import { COLLECTIONS, type Collection, type Model } from './model.js';
import { PALETTE, type Colour } from './palette.js';
import { createRandom } from './random.js';

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
    description: `A ${model.name} in ${material} from the ${collection.name} collection by ${collection.brand}.`,
    handle: `${collection.name} ${model.name} ${model.code}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    status: 'ACTIVE',
    productType: model.productType,
    brand: collection.brand,
    variants: variants.map((variant, serial) => toVariant({ ...variant, model, code, minor, serial: (index + 1) * SERIALS_PER_PRODUCT + serial })),
  };
}

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

const toVariant = ({ model, code, colour, size, sizeIndex, minor, serial }: VariantParts): VariantInput => ({
  sku: `${code}_${colour.code}_${size}`,
  barcode: ean13(serial),
  size,
  color: colour.name,
  weightG: Math.round(model.weightG * (1 + sizeIndex * WEIGHT_STEP)),
  price: { amount: decimalFromMinor(minor + (isFashion(model) ? 0 : sizeIndex * SIZE_SURCHARGE_MINOR), 'EUR'), currency: 'EUR' },
});

const isFashion = (model: Model): boolean => FASHION.includes(model);
