import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { ProductImage } from '../products/product-image.js';
import { productGates } from '../products/product-gates.js';
import { refuseLocked } from '../products/refuse-locked.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { Gate } from '../products/write-gate.js';
import { writePlans, type NumberedPlan } from '../products/write-plans.js';
import type { ImagesOf } from './images-of.js';

/** The images of a product as a write makes them: the same list where nothing changes. */
export type ChangeImages = (images: readonly ProductImage[], product: StoredProduct) => readonly ProductImage[] | Promise<readonly ProductImage[]>;

interface Saving {
  readonly transaction: Transaction;
  readonly context: CallContext;
}

/** Write the images of products by the one plan of all writes: with their version, change sequence and event. Throws FIELD_LOCKED, and FIELD_RULE for a key that may not change them. */
export async function writeImages(deps: CatalogDeps, { transaction, context }: Saving, { of: { products, catalog, author, writtenBy }, change }: { readonly of: ImagesOf; readonly change: ChangeImages }): Promise<void> {
  const gateFor = await productGates(transaction, context.principal.companyId, { author, products });
  const plans: NumberedPlan[] = [];
  for (const product of products) {
    const images = await change(product.details.images, product);
    if (images === product.details.images) continue;
    requireWritable(product, gateFor(product), author.kind);
    plans.push({
      known: product, id: product.id, catalogId: product.catalogId, facts: product.facts, details: { ...product.details, images }, variants: [], fields: ['images'], withheld: [], changed: true, writtenBy: writtenBy ?? product.writtenBy ?? undefined,
    });
  }
  await writePlans(deps, { transaction, context, catalog }, plans);
}

/** Throws FIELD_LOCKED and FIELD_RULE as a write would: before an image is fetched for it. */
export async function requireImagesWritable(reader: Reader, { principal: { companyId } }: CallContext, { products, author }: ImagesOf): Promise<void> {
  const gateFor = await productGates(reader, companyId, { author, products });
  for (const product of products) requireWritable(product, gateFor(product), author.kind);
}

const FIELD = 'images';

function requireWritable({ details: { images }, writtenBy }: StoredProduct, gate: Gate, by: 'person' | 'key'): void {
  const refusal = gate({ field: FIELD, isFilled: images.length > 0 });
  if (!refusal) return;
  if (by === 'person') refuseLocked([{ withheld: [{ field: FIELD, owner: refusal.owner }], writtenBy }]);
  if (refusal.owner !== null) throw new Failure('FIELD_LOCKED', 'The images of this product are owned by another system', { locked: [FIELD] });
  throw new Failure('FIELD_RULE', 'The field rule of this key does not allow it to change the images of this product', { fields: [FIELD] });
}
