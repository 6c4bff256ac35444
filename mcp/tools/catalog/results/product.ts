import { z } from 'zod';
import { LocalTime, localTime } from '#mcp/local-time.js';
import type { ProductViewFragment } from '../operations/product-view.generated.js';
import { given } from './given.js';
import { wordOf } from './status-words.js';
import { Variant, variantResult } from './variant.js';

/** A product with its variants, as models read it; the optional fields are those of full detail, and null ones are left out. */
export const Product = z.object({
  id: z.int(), catalog_id: z.int(), sku: z.string().optional(), title: z.string(), description: z.string().optional(), description_characters: z.int().optional(), status: z.string(), product_type: z.string().optional(), brand: z.string().optional(),
  categories: z.array(z.object({ id: z.int(), path: z.string() })), attributes: z.array(z.object({ code: z.string(), value: z.string() })), tags: z.array(z.string()), variants: z.array(Variant),
  translated_into: z.array(z.string()), images: z.int(), locked_fields: z.array(z.object({ field: z.string(), owner: z.string() })), updated_at: LocalTime,
  external_id: z.string().optional(), handle: z.string().optional(), attribute_set: z.string().optional(), model_code: z.string().optional(), gender: z.string().optional(), season: z.string().optional(),
  color: z.string().optional(), material: z.string().optional(), made_in: z.string().optional(), composition: z.string().optional(),
  translations: z.array(z.object({ locale: z.string(), title: z.string().nullable(), description: z.string().nullable() })).optional(),
  image_list: z.array(z.object({ id: z.int(), alt: z.string().nullable(), url: z.string() })).optional(),
});

/** How much of it, and where. */
export interface Shown {
  readonly detail: 'concise' | 'full';
  readonly timeZone: string;
}

/** A product of the graph. */
export const productResult = (product: ProductViewFragment, { detail, timeZone }: Shown): z.output<typeof Product> => ({
  id: product.id, catalog_id: product.catalogId, title: product.title, status: wordOf(product.status),
  ...given({ sku: product.sku, product_type: product.productType, brand: product.brand }),
  ...descriptionOf(product, detail),
  categories: product.categories.map(({ id, path }) => ({ id, path })), attributes: product.attributes.map(({ code, value }) => ({ code, value })), tags: [...product.tags],
  variants: product.variants.map((variant) => variantResult(variant, detail)),
  translated_into: product.translations.map(({ locale }) => locale), images: product.images.length,
  locked_fields: product.fieldLocks.map(({ field, owner }) => ({ field, owner })), updated_at: localTime(product.updatedAt, timeZone),
  ...(detail === 'full' && fullOf(product)),
});

const LONGEST_CONCISE = 1000;

/** A long description is left out of concise results, never cut: what is read may be written back. */
function descriptionOf({ description }: ProductViewFragment, detail: Shown['detail']): { description?: string; description_characters?: number } {
  if (description === null) return {};
  return detail === 'full' || description.length <= LONGEST_CONCISE ? { description } : { description_characters: description.length };
}

const fullOf = (product: ProductViewFragment) => ({
  ...given({
    external_id: product.externalId, handle: product.handle, attribute_set: product.attributeSet, model_code: product.modelCode, gender: product.gender, season: product.season,
    color: product.color, material: product.material, made_in: product.madeIn, composition: product.composition,
  }),
  translations: product.translations.map(({ locale, title, description }) => ({ locale, title, description })),
  image_list: product.images.map(({ id, alt, url }) => ({ id, alt, url })),
});
