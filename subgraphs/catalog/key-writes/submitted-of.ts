import { decimalFromMinor } from '#kernel/money.js';
import type { PriceItem, ProductItem, VariantItem } from '#contract/product-item.js';
import type { PriceList } from '../catalogs/catalog.js';
import type { SubmittedProduct } from '../products/read-product-drafts.js';
import type { SubmittedListPrice, SubmittedVariant } from '../products/read-variant-draft.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { VariantPrice } from '../products/variant-price.js';
import type { VariantFacts } from '../products/variant.js';
import { defaultList, type WriteSettings } from '../products/write-settings.js';
import { cleanHtml } from './clean-html.js';

type Submitted = Omit<SubmittedProduct, 'title'> & { readonly title?: string };

/** An item as the planner reads products: with the currencies of its price lists, the reduced prices that it does not name, and the texts of the default locale as the product's own. */
export function submittedOf(item: ProductItem, settings: WriteSettings, known: StoredProduct | undefined): Submitted {
  const { sku, title, description, status, productType, brand, attributeSet, modelCode, gender, season, color, material, madeIn, composition, attributes, translations, categoryIds, variants = [] } = item;
  const own = translations?.find(({ locale }) => locale === settings.catalog.defaultLocale);
  return {
    ...definedTitle(title ?? own?.title),
    sku, description: cleanHtml(description ?? own?.description), status, productType, brand, attributeSet, modelCode, gender, season, color, material, madeIn, composition, attributes, categoryIds, translations: translations?.filter((translation) => translation !== own).map(({ locale, ...texts }) => ({ locale, ...texts, description: cleanHtml(texts.description) })),
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

function priceOf({ priceList, currency, price, salePrice }: PriceItem, settings: WriteSettings, variant: OfVariant): SubmittedListPrice {
  const main = defaultList(settings);
  const list = priceList === undefined ? main : settings.priceLists.get(priceList);
  const inList = (amount: string) => ({ amount, currency: currency ?? (list ?? main)?.currency ?? '' });
  if (!list) return { priceList: priceList ?? '', price: inList(price) };
  const sale = salePrice ?? storedSale(list, variant);
  return { priceList: list.code, price: inList(price), salePrice: sale === null || Number(sale) === Number(price) ? null : inList(sale) };
}

/** The reduced price that a variant has in a list: what an item does not name stays. */
function storedSale(list: PriceList, { known, sku }: OfVariant): string | null {
  const variant = known?.variants.find(({ facts }) => facts.sku === sku);
  const minor = variant && (list.isDefault ? ownSale(variant.facts) : saleIn(list.code, known?.details.prices.get(variant.id) ?? []));
  return minor == null ? null : decimalFromMinor(minor, list.currency);
}

const ownSale = ({ compareAtMinor, priceMinor }: VariantFacts): number | null => (compareAtMinor === null ? null : priceMinor);

const saleIn = (code: string, prices: readonly VariantPrice[]): number | null => prices.find(({ priceList, validFrom }) => priceList === code && validFrom === null)?.saleMinor ?? null;
