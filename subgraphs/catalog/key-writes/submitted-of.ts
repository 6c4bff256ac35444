import { decimalFromMinor } from '#kernel/money.js';
import type { PriceItem, ProductItem, VariantItem } from '#contract/product-item.js';
import type { SubmittedProduct } from '../products/read-product-drafts.js';
import type { SubmittedListPrice, SubmittedVariant } from '../products/read-variant-draft.js';
import type { StoredProduct } from '../products/stored-product.js';
import { defaultList, type WriteSettings } from '../products/write-settings.js';

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

function variantOf({ sku, barcode, size, cost, weight, weightUnit, prices }: VariantItem, settings: WriteSettings, known: StoredProduct | undefined): SubmittedVariant {
  const currency = defaultList(settings)?.currency ?? '';
  return {
    sku, barcode, size,
    ...(cost !== undefined && { cost: { amount: cost, currency } }),
    ...(weight !== undefined && { weight: { value: weight, unit: weightUnit ?? 'G' } }),
    ...(prices && { prices: prices.map((price) => priceOf(price, settings, { known, sku })) }),
  };
}

interface OfVariant {
  readonly known: StoredProduct | undefined;
  readonly sku: string;
}

function priceOf({ priceList: named, currency: given, price, salePrice }: PriceItem, settings: WriteSettings, variant: OfVariant): SubmittedListPrice {
  const priceList = named ?? defaultList(settings)?.code ?? '';
  const currency = given ?? settings.priceLists.get(priceList)?.currency ?? '';
  const sale = salePrice ?? storedSale(priceList, settings, variant);
  return { priceList, price: { amount: price, currency }, salePrice: sale === undefined || Number(sale) === Number(price) ? null : { amount: sale, currency } };
}

/** The reduced price that a variant has in a list: what an item does not name stays. */
function storedSale(priceList: string, settings: WriteSettings, { known, sku }: OfVariant): string | undefined {
  const variant = known?.variants.find(({ facts }) => facts.sku === sku);
  if (!variant) return undefined;
  const list = settings.priceLists.get(priceList);
  if (list?.isDefault === true) return variant.facts.compareAtMinor === null ? undefined : decimalFromMinor(variant.facts.priceMinor, variant.facts.currency);
  const stored = known?.details.prices.get(variant.id)?.find((price) => price.priceList === priceList && price.validFrom === null)?.saleMinor;
  return stored == null || !list ? undefined : decimalFromMinor(stored, list.currency);
}
