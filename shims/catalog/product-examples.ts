import type { z } from 'zod';
import { IMAGE_EXAMPLE } from './image.js';
import type { DeletedProduct, Product } from './product.js';
import type { ProductVariant } from './product-variant.js';

const UPDATED_AT = '2026-11-21T09:28:00.000Z';

/** A variant, for the documentation. */
export const VARIANT_EXAMPLE: z.output<typeof ProductVariant> = {
  id: '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e5f', sku: 'TEE-001-M', barcode: '4006381333931', options: { size: 'm', color: 'green' }, cost: '11.40', weight: 0.25, weight_unit: 'kg',
  prices: [{ price_list: 'default', currency: 'EUR', price: '59.90', sale_price: '49.90' }, { price_list: 'japan', currency: 'JPY', price: '9800.00', sale_price: null }],
  stock: [{ location: 'PIACENZA', available: 12, on_hand: 14 }],
};

/** A product, for the documentation. */
export const PRODUCT_EXAMPLE: z.output<typeof Product> = {
  id: 123, sku: 'TEE-001', external_id: 'A-778', title: 'Linen shirt', description: '<p>Light and airy.</p>', handle: 'linen-shirt', status: 'active', product_type: 'Shirts', brand: 'Nord',
  attribute_set: 'clothing', model_code: 'LS26', gender: 'women', season: 'SS26', color: 'Green', material: 'Linen', made_in: 'IT', composition: '100% linen',
  categories: [{ id: 4, name: 'Shirts', path: 'Women > Shirts' }], attributes: { care: 'wash-30,no-bleach', fit: 'regular' },
  translations: { it: { title: 'Camicia di lino', description: '<p>Leggera e ariosa.</p>' } }, images: [IMAGE_EXAMPLE], variants: [VARIANT_EXAMPLE], updated_at: UPDATED_AT,
};

/** A deleted product, for the documentation. */
export const DELETED_EXAMPLE: z.output<typeof DeletedProduct> = { id: 98, sku: 'TEE-000', deleted: true, updated_at: '2026-11-21T09:29:00.000Z' };
