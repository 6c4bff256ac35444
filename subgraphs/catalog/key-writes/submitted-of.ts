import type { PriceItem, ProductItem, VariantItem } from '#contract/product-item.js';
import type { SubmittedProduct } from '../products/read-product-drafts.js';
import type { SubmittedListPrice, SubmittedVariant } from '../products/read-variant-draft.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { VariantFacts } from '../products/variant.js';
import { defaultList, type WriteSettings } from '../products/write-settings.js';
import { priceGiven, type OfVariant } from './item-price.js';

type Submitted = Omit<SubmittedProduct, 'title'> & { readonly title?: string };

/** An item as the planner reads products: with the currencies of its price lists, the reduced prices that it does not name, and the texts of the default locale as the product's own. */
export function submittedOf(item: ProductItem, settings: WriteSettings, known: StoredProduct | undefined): Submitted {
  const { sku, title, description, status, productType, brand, attributeSet, modelCode, gender, season, color, material, madeIn, composition, attributes, translations, categoryIds, variants = [] } = item;
  const own = translations?.find(({ locale }) => locale === settings.catalog.defaultLocale);
  return {
    ...definedTitle(title ?? own?.title),
    sku, description: description ?? own?.description, status, productType, brand, attributeSet, modelCode, gender, season, color, material, madeIn, composition, attributes, categoryIds, translations: translations?.filter((translation) => translation !== own),
    variants: variants.map((variant) => variantOf(variant, settings, known)),
  };
}

const definedTitle = (title: string | undefined): { readonly title?: string } => (title === undefined ? {} : { title });

function variantOf({ sku, barcode, size, color, cost, weight, weightUnit, prices }: VariantItem, settings: WriteSettings, known: StoredProduct | undefined): SubmittedVariant {
  const currency = defaultList(settings)?.currency ?? '';
  const given = weightGiven({ weight, weightUnit }, known?.variants.find(({ facts }) => facts.sku === sku)?.facts);
  return {
    sku, barcode, size, color,
    ...(cost !== undefined && { cost: { amount: cost, currency } }),
    ...(given && { weight: given }),
    ...(prices && { prices: prices.map((price) => priceOf(price, settings, { known, sku })) }),
  };
}

/** A weight without a unit is in that of the present one, and a unit alone is that of the present weight. */
function weightGiven({ weight, weightUnit }: Pick<VariantItem, 'weight' | 'weightUnit'>, stored: VariantFacts | undefined): SubmittedVariant['weight'] {
  if (weight !== undefined) return { value: weight, unit: weightUnit ?? stored?.weightUnit ?? 'G' };
  const present = stored && presentWeight(stored);
  return weightUnit && present !== undefined ? { value: present, unit: weightUnit } : undefined;
}

const presentWeight = ({ weight, weightG }: VariantFacts): string | undefined => weight ?? (weightG === null ? undefined : String(weightG));

/** A price that is neither sent nor stored is wrong input of the item, and so not written. */
function priceOf(sent: PriceItem, settings: WriteSettings, variant: OfVariant): SubmittedListPrice {
  const { list, price = '0', sale } = priceGiven(sent, settings, variant);
  const inList = (amount: string) => ({ amount, currency: sent.currency ?? (list ?? defaultList(settings))?.currency ?? '' });
  if (!list) return { priceList: sent.priceList ?? '', price: inList(price) };
  return { priceList: list.code, price: inList(price), salePrice: sale === null ? null : inList(sale) };
}
