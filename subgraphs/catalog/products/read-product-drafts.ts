import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import { textProblem, type TextRule } from '#contract/text-problem.js';
import { requireDistinct } from './require-distinct.js';
import type { ProductStatus } from './product.js';
import type { ProductDraft } from './product-draft.js';
import { readVariantDraft, type SubmittedVariant } from './read-variant-draft.js';

/** A product as a caller sends it. */
export interface SubmittedProduct {
  readonly externalId?: string | null | undefined;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly handle?: string | null | undefined;
  readonly status?: ProductStatus | null | undefined;
  readonly productType?: string | null | undefined;
  readonly brand?: string | null | undefined;
  readonly variants: readonly SubmittedVariant[];
}

const MOST_PRODUCTS = 200;
const MOST_VARIANTS = 5000;

const TEXTS = {
  externalId: { most: 255 },
  title: { most: 255 },
  description: { most: 65_000, multiline: true },
  handle: { most: 255, pattern: { form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, says: 'must be lower-case letters and digits joined by single hyphens' } },
  productType: { most: 255 },
  brand: { most: 255 },
} satisfies Partial<Record<keyof SubmittedProduct, TextRule>>;

/** Validate products sent by a caller; throws BAD_INPUT with every problem by field path, or TOO_MANY_ITEMS. */
export function readProductDrafts(products: readonly SubmittedProduct[]): ProductDraft[] {
  const variants = products.reduce((count, product) => count + product.variants.length, 0);
  if (products.length > MOST_PRODUCTS) throw tooMany('products', MOST_PRODUCTS);
  if (variants > MOST_VARIANTS) throw tooMany('variants', MOST_VARIANTS);
  const problems = new Problems();
  if (products.length === 0) problems.add('products', 'must name at least one product');
  const drafts = products.map((product, index) => readProduct(product, `products.${String(index)}`, problems));
  requireDistinct(products, problems);
  problems.refuse();
  return drafts;
}

function readProduct(submitted: SubmittedProduct, path: string, problems: Problems): ProductDraft {
  for (const [field, rule] of Object.entries(TEXTS)) {
    const text = submitted[field as keyof typeof TEXTS];
    if (typeof text === 'string') problems.add(`${path}.${field}`, textProblem(text, rule));
  }
  if (submitted.variants.length === 0) problems.add(`${path}.variants`, 'must name at least one variant');
  const { externalId, title, description, handle, status, productType, brand } = submitted;
  return {
    externalId, title, description, handle, productType, brand,
    status: status ?? undefined,
    variants: submitted.variants.map((variant, index) => readVariantDraft(variant, `${path}.variants.${String(index)}`, problems)),
  };
}

const tooMany = (what: string, most: number): Failure =>
  new Failure('TOO_MANY_ITEMS', `One call takes at most ${String(most)} ${what}`, { products: [`at most ${String(most)} ${what} in one call`] });
