import { setTimeout as delay } from 'node:timers/promises';
import { inBatches } from '../batches.js';
import { asSystem, type Deployment } from '../deployment.js';
import { categoryPath } from '../data/catalog.js';
import type { ProductInput } from '../data/inputs.js';
import { PendingDemoProductsDocument } from '../operations/pending-demo-products.generated.js';
import { SaveDemoProductsDocument } from '../operations/save-demo-products.generated.js';
import type { CategoryIds } from './seed-catalog.js';
import { seedImages, type SeededProduct } from './seed-images.js';

const BATCH = 100;
const POLL_MILLISECONDS = 50;
const MOST_POLLS = 1200;

/** The products, which the orders refer to; existing ones are overwritten with the same content. */
export async function seedProducts(deployment: Deployment, range: readonly ProductInput[], categories: CategoryIds): Promise<readonly ProductInput[]> {
  const { call, companyId, progress } = deployment;
  let done = 0;
  const seeded: SeededProduct[] = [];
  for (const products of inBatches(range, BATCH)) {
    const { saveProducts } = await call(SaveDemoProductsDocument, { input: { products: products.map((product) => ({ ...product, categoryIds: categoriesOf(product, categories) })) } }, asSystem(companyId));
    seeded.push(...products.flatMap((product, index) => { const id = saveProducts[index]?.id; return id === undefined ? [] : [{ id, product }]; }));
    done += products.length;
    progress(`Demo company: ${String(done)} of ${String(range.length)} products`);
  }
  if (deployment.withImages === true) await seedImages(deployment, seeded);
  await untilRelayed(deployment);
  return range;
}

/** An article is in the category of its kind. */
function categoriesOf({ attributeSet, productType }: ProductInput, categories: CategoryIds): number[] {
  const id = categories.get(categoryPath(attributeSet === 'fashion' ? 'Fashion' : 'Homeware', productType));
  return id === undefined ? [] : [id];
}

/** Wait until the relay has passed every product to the other subgraphs. */
async function untilRelayed({ call, companyId }: Deployment): Promise<void> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const { catalogOutbox } = await call(PendingDemoProductsDocument, {}, asSystem(companyId));
    if (catalogOutbox.length === 0) return;
    await delay(POLL_MILLISECONDS);
  }
  throw new Error('The relay does not pass the products on: is the worker running?');
}
