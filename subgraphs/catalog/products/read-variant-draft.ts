import { minorFromDecimal } from '#kernel/money.js';
import type { Problems } from '#contract/problems.js';
import { textProblem, type TextRule } from '#contract/text-problem.js';
import type { VariantDraft } from './product-draft.js';

/** An amount as a caller sends it. */
interface SubmittedPrice {
  readonly amount: string;
  readonly currency: string;
}

/** A variant as a caller sends it. */
export interface SubmittedVariant {
  readonly sku: string;
  readonly barcode?: string | null | undefined;
  readonly size?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly weightG?: number | null | undefined;
  readonly price: SubmittedPrice;
  readonly compareAtPrice?: SubmittedPrice | null | undefined;
  readonly imageUrl?: string | null | undefined;
}

const HEAVIEST = 10_000_000; // ten tonnes

const TEXTS = {
  sku: { most: 255 },
  barcode: { most: 255 },
  size: { most: 60 },
  color: { most: 60 },
  imageUrl: { most: 1000, pattern: { form: /^https?:\/\/[^\s/]+\/\S*$/, says: 'must be an http or https address' } },
} satisfies Partial<Record<keyof SubmittedVariant, TextRule>>;

/** Validate one variant; problems are collected, so the draft is valid only when there are none. */
export function readVariantDraft(submitted: SubmittedVariant, path: string, problems: Problems): VariantDraft {
  checkTexts(submitted, path, problems);
  const { sku, barcode, size, color, weightG, imageUrl, price, compareAtPrice } = submitted;
  if (typeof weightG === 'number' && (weightG < 0 || weightG > HEAVIEST)) problems.add(`${path}.weightG`, `must be 0 to ${String(HEAVIEST)} grams`);
  const read = (field: string, amount: SubmittedPrice): number => readPrice(amount, `${path}.${field}`, problems);
  if (compareAtPrice && compareAtPrice.currency !== price.currency) problems.add(`${path}.compareAtPrice`, 'must be in the currency of the price');
  return {
    sku, barcode, size, color, weightG, imageUrl,
    priceMinor: read('price', price),
    compareAtMinor: compareAtPrice ? read('compareAtPrice', compareAtPrice) : compareAtPrice,
    currency: price.currency,
  };
}

function checkTexts(submitted: SubmittedVariant, path: string, problems: Problems): void {
  for (const [field, rule] of Object.entries(TEXTS)) {
    const text = submitted[field as keyof typeof TEXTS];
    if (typeof text === 'string') problems.add(`${path}.${field}`, textProblem(text, rule));
  }
}

function readPrice({ amount, currency }: SubmittedPrice, path: string, problems: Problems): number {
  if (!/^[A-Z]{3}$/.test(currency)) problems.add(`${path}.currency`, 'must be an ISO 4217 code of three capital letters');
  const minor = minorFromDecimal(amount, currency);
  if (minor === undefined || minor < 0) problems.add(`${path}.amount`, 'must be a decimal amount of the currency, 0 or more');
  return minor ?? 0;
}
