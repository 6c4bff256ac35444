import type { ProductItem } from '#contract/product-item.js';
import type { SubmittedProduct } from '../products/read-product-drafts.js';
import type { WriteSettings } from '../products/write-settings.js';

type Submitted = Omit<SubmittedProduct, 'title' | 'variants'> & { readonly title: string | undefined };

/** An item without its variants, as the planner reads products: with the texts of the default locale as the product's own. */
export function submittedOf(item: ProductItem, settings: WriteSettings): Submitted {
  const { sku, title, description, status, productType, brand, attributeSet, modelCode, gender, season, color, material, madeIn, composition, attributes, translations, categoryIds } = item;
  const own = translations?.find(({ locale }) => locale === settings.catalog.defaultLocale);
  return {
    sku, title: title ?? own?.title, description: description ?? own?.description, status, productType, brand, attributeSet, modelCode, gender, season, color, material, madeIn, composition, attributes, categoryIds, translations: translations?.filter((translation) => translation !== own),
  };
}
