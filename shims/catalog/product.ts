import { z } from 'zod';
import type { CatalogProductFragment } from './operations/catalog-product.generated.js';
import { Image, imageJson } from './image.js';
import { ProductVariant, variantJson } from './product-variant.js';
import { STATUS_WORD } from './words.js';

const text = z.string().nullable();

/** Document 3, H: Product. */
export const Product = z.object({
  id: z.int(),
  sku: z.string(),
  external_id: text.describe('The id that this key gave it.'),
  title: z.string(),
  description: text.describe('HTML.'),
  handle: text,
  status: z.enum(Object.values(STATUS_WORD)),
  product_type: text,
  brand: text,
  attribute_set: text.describe('Code of the set.'),
  model_code: text,
  gender: text,
  season: text,
  color: text,
  material: text,
  made_in: text,
  composition: text,
  categories: z.array(z.object({ id: z.int(), name: z.string(), path: z.string().describe('Names from the root down: Men > Shirts.') })),
  attributes: z.record(z.string(), z.string()).describe('Texts by the codes of the attributes; options by their codes, several with commas between.'),
  translations: z.record(z.string(), z.object({ title: text, description: text })).describe('By locale, without the default one.'),
  images: z.array(Image).describe('In their order.'),
  variants: z.array(ProductVariant).describe('In the order they were added.'),
  updated_at: z.iso.datetime().nullable().describe('When it, one of its variants or their stock last changed.'),
}).meta({ id: 'Product' });

/** Document 3, H: a deleted product, which only a list of changes has. */
export const DeletedProduct = z.object({ id: z.int(), sku: text, deleted: z.literal(true), updated_at: z.iso.datetime().nullable() }).meta({ id: 'DeletedProduct' });

type Shown = z.output<typeof Product>;

/** Product as document 3, H shows it. */
export const productJson = (product: CatalogProductFragment): Shown => ({
  id: product.id,
  sku: product.sku ?? '', // only what is in the trash has none
  external_id: product.externalId,
  title: product.title,
  description: product.description,
  handle: product.handle,
  status: STATUS_WORD[product.status],
  product_type: product.productType,
  brand: product.brand,
  attribute_set: product.attributeSet,
  model_code: product.modelCode,
  gender: product.gender,
  season: product.season,
  color: product.color,
  material: product.material,
  made_in: product.madeIn,
  composition: product.composition,
  categories: product.categories.map(({ id, name, path }) => ({ id, name, path })),
  attributes: Object.fromEntries(product.attributes.map(({ code, value }) => [code, value])),
  translations: Object.fromEntries(product.translations.map(({ locale, title, description }) => [locale, { title, description }])),
  images: product.images.map(imageJson),
  variants: product.variants.map(variantJson),
  updated_at: product.updatedAt,
});

/** A deleted product as document 3, H shows it. */
export const deletedJson = ({ id, sku, updatedAt }: Pick<CatalogProductFragment, 'id' | 'sku' | 'updatedAt'>): z.output<typeof DeletedProduct> => ({ id, sku, deleted: true, updated_at: updatedAt });
