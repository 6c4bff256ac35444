import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import type { TextRule } from '#contract/text-problem.js';
import { lengthProblem } from '../catalogs/setting-rules.js';
import { checkTexts } from './check-texts.js';
import { requireDistinct } from './require-distinct.js';
import type { ProductStatus } from './product.js';
import type { SentDraft } from './product-draft.js';
import { readVariantDraft, type SubmittedVariant } from './read-variant-draft.js';

/** A product as a caller sends it. */
export interface SubmittedProduct {
  readonly sku?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly handle?: string | null | undefined;
  readonly status?: ProductStatus | null | undefined;
  readonly productType?: string | null | undefined;
  readonly brand?: string | null | undefined;
  readonly attributeSet?: string | null | undefined;
  readonly modelCode?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly season?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly material?: string | null | undefined;
  readonly madeIn?: string | null | undefined;
  readonly composition?: string | null | undefined;
  readonly attributes?: readonly { readonly code: string; readonly value?: string | null | undefined }[] | null | undefined;
  readonly categoryIds?: readonly number[] | null | undefined;
  readonly translations?: readonly { readonly locale: string; readonly title?: string | null | undefined; readonly description?: string | null | undefined }[] | null | undefined;
  readonly variants: readonly SubmittedVariant[];
}

const MOST_PRODUCTS = 200;
const MOST_VARIANTS = 5000;
const [MOST_CATEGORIES, MOST_ATTRIBUTES, MOST_TRANSLATIONS] = [200, 500, 100] as const;
const TRANSLATED_TEXTS = { title: { most: 255 }, description: { most: 65_000, multiline: true } } satisfies Record<string, TextRule>;

const TEXTS = {
  sku: { most: 255 },
  externalId: { most: 255 },
  ...TRANSLATED_TEXTS,
  handle: { most: 255, pattern: { form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, says: 'must be lower-case letters and digits joined by single hyphens' } },
  productType: { most: 255 },
  brand: { most: 255 },
  attributeSet: { most: 60 },
  modelCode: { most: 255 },
  gender: { most: 255 },
  season: { most: 255 },
  color: { most: 255 },
  material: { most: 255 },
  madeIn: { most: 255 },
  composition: { most: 1000 },
} satisfies Partial<Record<keyof SubmittedProduct, TextRule>>;

/** Validate products sent by a caller; throws BAD_INPUT with every problem by field path, or TOO_MANY_ITEMS. */
export function readProductDrafts(products: readonly SubmittedProduct[]): SentDraft[] {
  const variants = products.reduce((count, product) => count + product.variants.length, 0);
  if (products.length > MOST_PRODUCTS) throw tooMany('products', MOST_PRODUCTS);
  if (variants > MOST_VARIANTS) throw tooMany('variants', MOST_VARIANTS);
  const problems = new Problems();
  if (products.length === 0) problems.add('products', 'must name at least one product');
  const drafts = products.map((product, index) => {
    if (product.variants.length === 0) problems.add(`products.${String(index)}.variants`, 'must name at least one variant');
    return readProductDraft(product, `products.${String(index)}`, problems);
  });
  requireDistinct(products, problems);
  problems.refuse();
  return drafts;
}

/** Validate one product, whose title may be absent; problems are collected, so the draft is valid only where there are none. */
export function readProductDraft(submitted: Omit<SubmittedProduct, 'title'> & { readonly title?: string | undefined }, path: string, problems: Problems): SentDraft {
  checkTexts(submitted, TEXTS, { path, problems });
  const { attributes, categoryIds, translations, status, variants } = submitted;
  problems.add(`${path}.categoryIds`, lengthProblem(categoryIds, MOST_CATEGORIES));
  return {
    ...submitted, status: status ?? undefined,
    attributes: readAttributes(attributes ?? [], `${path}.attributes`, problems),
    categoryIds: categoryIds ?? undefined,
    translations: readTranslations(translations ?? [], `${path}.translations`, problems),
    variants: variants.map((variant, index) => readVariantDraft(variant, `${path}.variants.${String(index)}`, problems)),
  };
}

type Listed<Field extends 'attributes' | 'translations'> = NonNullable<SubmittedProduct[Field]>;

function readAttributes(attributes: Listed<'attributes'>, path: string, problems: Problems): SentDraft['attributes'] {
  const tooMany = lengthProblem(attributes, MOST_ATTRIBUTES);
  problems.add(path, tooMany);
  if (tooMany !== undefined) return {}; // to look up each of them would take long
  requireOnce(attributes.map(({ code }) => code), path, problems);
  return Object.fromEntries(attributes.map(({ code, value }) => [code, value ?? null]));
}

function readTranslations(translations: Listed<'translations'>, path: string, problems: Problems): SentDraft['translations'] {
  const tooMany = lengthProblem(translations, MOST_TRANSLATIONS);
  problems.add(path, tooMany);
  if (tooMany !== undefined) return {};
  requireOnce(translations.map(({ locale }) => locale), path, problems);
  translations.forEach((translation, index) => { checkTexts(translation, TRANSLATED_TEXTS, { path: `${path}.${String(index)}`, problems }); });
  return Object.fromEntries(translations.map(({ locale, title, description }) => [locale, { title, description }]));
}

function requireOnce(names: readonly string[], path: string, problems: Problems): void {
  const seen = new Set<string>();
  names.forEach((name, index) => {
    if (seen.has(name)) problems.add(`${path}.${String(index)}`, 'appears twice');
    seen.add(name);
  });
}

const tooMany = (what: string, most: number): Failure =>
  new Failure('TOO_MANY_ITEMS', `One call takes at most ${String(most)} ${what}`, { products: [`at most ${String(most)} ${what} in one call`] });
