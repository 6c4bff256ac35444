import { inBatches } from '../batches.js';
import { DRAWINGS, drawing, type Drawn } from '../data/drawings.js';
import type { ProductInput } from '../data/inputs.js';
import { asSystem, type Deployment } from '../deployment.js';
import { AddDemoImageDocument } from '../operations/add-demo-image.generated.js';

const BATCH = 100;

/** A product of the range with its id. */
export interface SeededProduct {
  readonly id: number;
  readonly product: ProductInput;
}

/** A drawing for each product: few different ones, each sent once for all that have it. One that a product has already is not added twice. */
export async function seedImages({ call, companyId, progress }: Deployment, products: readonly SeededProduct[]): Promise<void> {
  const groups = new Map<string, { readonly drawn: Drawn; readonly colour: number; readonly ids: number[] }>();
  products.forEach(({ id, product: { attributeSet } }, index) => {
    const [drawn, colour] = [attributeSet === 'fashion' ? 'fashion' : 'homeware', Math.floor(index / 2) % DRAWINGS] as const; // a fashion and a homeware article in turn
    const group = groups.get(`${drawn} ${String(colour)}`) ?? { drawn, colour, ids: [] };
    group.ids.push(id);
    groups.set(`${drawn} ${String(colour)}`, group);
  });
  progress('Demo company: images of the products');
  for (const { drawn, colour, ids } of groups.values()) {
    const contentBase64 = drawing(drawn, colour).toString('base64');
    for (const productIds of inBatches(ids, BATCH)) await call(AddDemoImageDocument, { input: { productIds, contentBase64, alt: drawn === 'fashion' ? 'Drawing of a shirt' : 'Drawing of a jug' } }, asSystem(companyId));
  }
}
