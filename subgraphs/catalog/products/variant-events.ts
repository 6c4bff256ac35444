import { variantTitle, type Variant, type VariantFacts } from './variant.js';

interface StoredVariant {
  readonly id: string;
  readonly facts: VariantFacts;
}

interface ItsProduct {
  readonly id: number;
  readonly title: string;
}

/** The event of a new or changed variant, with all fields that other subgraphs store. */
export const variantChanged = (product: ItsProduct, { id, facts }: StoredVariant) => ({
  type: 'variant.changed',
  payload: {
    variantId: id, productId: product.id, sku: facts.sku, barcode: facts.barcode, title: variantTitle(product.title, facts),
    size: facts.size, color: facts.color, weightG: facts.weightG, imageUrl: facts.imageUrl, priceMinor: facts.priceMinor, currency: facts.currency,
  },
});

/** What other subgraphs store of a variant, as its events carry it. */
export const variantPayload = ({ id, productId, sku, barcode, title, size, color, weightG, imageUrl, price }: Variant): ReturnType<typeof variantChanged>['payload'] =>
  ({ variantId: id, productId, sku, barcode, title, size, color, weightG, imageUrl, priceMinor: price.minorUnits, currency: price.currency });

/** The event of a removed variant. */
export const variantRemoved = ({ id, facts }: StoredVariant) => ({ type: 'variant.removed', payload: { variantId: id, sku: facts.sku } });
