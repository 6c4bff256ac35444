import { decimalsOf, minorFromDecimal } from '#kernel/money.js';
import type { Problems } from '#contract/problems.js';
import { textProblem, type TextRule } from '#contract/text-problem.js';
import { currencyProblem, lengthProblem } from '../catalogs/setting-rules.js';
import { checkTexts } from './check-texts.js';
import type { SentPrice, SentVariant } from './product-draft.js';
import { gramsOf, type WeightUnit } from './weight.js';

/** An amount as a caller sends it. */
interface SubmittedPrice {
  readonly amount: string;
  readonly currency: string;
}

/** A price in a list, or for a period, as a caller sends it. */
export interface SubmittedListPrice {
  readonly priceList: string;
  readonly price?: SubmittedPrice | null | undefined;
  readonly salePrice?: SubmittedPrice | null | undefined;
  readonly validFrom?: string | null | undefined;
  readonly validTo?: string | null | undefined;
}

/** A variant as a caller sends it. */
export interface SubmittedVariant {
  readonly sku: string;
  readonly barcode?: string | null | undefined;
  readonly size?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly weightG?: number | null | undefined;
  readonly weight?: { readonly value: string; readonly unit: WeightUnit } | null | undefined;
  readonly cost?: SubmittedPrice | null | undefined;
  readonly prices?: readonly SubmittedListPrice[] | null | undefined;
  readonly price?: SubmittedPrice | null | undefined;
  readonly compareAtPrice?: SubmittedPrice | null | undefined;
  readonly imageUrl?: string | null | undefined;
}

const HEAVIEST = 10_000_000; // ten tonnes

/** The rules of a variant's texts. */
export const VARIANT_TEXTS = {
  sku: { most: 255 },
  barcode: { most: 255 },
  size: { most: 60 },
  color: { most: 60 },
  imageUrl: { most: 1000, pattern: { form: /^https?:\/\/[^\s/]+\/\S*$/, says: 'must be an http or https address' } },
} satisfies Partial<Record<keyof SubmittedVariant, TextRule>>;

/** Validate one variant; problems are collected, so the draft is valid only when there are none. */
export function readVariantDraft(submitted: SubmittedVariant, path: string, problems: Problems): SentVariant {
  checkTexts(submitted, VARIANT_TEXTS, { path, problems });
  const { sku, barcode, size, color, imageUrl, prices } = submitted;
  return {
    sku, barcode, size, color, imageUrl,
    ...readWeight(submitted, path, problems),
    ...readOwnPrice(submitted, path, problems),
    costMinor: submitted.cost ? readPrice(submitted.cost, `${path}.cost`, problems) : submitted.cost,
    prices: atMost(prices, `${path}.prices`, problems)?.map((price, index) => readListPrice(price, `${path}.prices.${String(index)}`, problems)),
  };
}

const MOST_PRICES = 100;

function atMost(prices: SubmittedVariant['prices'], path: string, problems: Problems): SubmittedVariant['prices'] {
  if (prices) checkPlaces(prices.map(({ priceList, validFrom }) => `${validFrom ?? ''} ${priceList}`), path, problems);
  return prices;
}

/** Note too many prices, and those of a list and time that an earlier one has. */
export function checkPlaces(places: readonly string[], path: string, problems: Problems): void {
  problems.add(path, lengthProblem(places, MOST_PRICES));
  if (places.length > 1) places.forEach((place, index) => { if (places.indexOf(place) !== index) problems.addOf(path, String(index), 'names a list and time that an earlier entry names'); });
}

const DECIMAL = /^\d{1,8}(?:\.\d{1,6})?$/;

/** Read a weight; what is wrong with it is noted. */
export function readWeight({ weightG, weight }: Pick<SubmittedVariant, 'weightG' | 'weight'>, path: string, problems: Problems): Pick<SentVariant, 'weightG' | 'weight' | 'weightUnit'> {
  if (weight && weightG != null) problems.add(`${path}.weight`, 'must not be given beside weightG');
  if (weight && !DECIMAL.test(weight.value)) problems.add(`${path}.weight.value`, 'must be a decimal number, 0 or more');
  const read = weight ? { weightG: gramsOf(weight.value, weight.unit), weight: weight.value, weightUnit: weight.unit } : inGrams(weightG, weight);
  problems.addOf(path, 'weightG', isTooHeavy(read.weightG) ? `must be 0 to ${String(HEAVIEST)} grams` : undefined);
  return read;
}

/** A weight that is cleared in one of the two ways is cleared. */
function inGrams(weightG: number | null | undefined, weight: null | undefined): Pick<SentVariant, 'weightG' | 'weight' | 'weightUnit'> {
  const grams = weightG === undefined && weight === null ? null : weightG;
  return grams === undefined ? {} : { weightG: grams, weight: null, weightUnit: null };
}

const isTooHeavy = (grams: number | null | undefined): boolean => typeof grams === 'number' && (grams < 0 || grams > HEAVIEST);

function readOwnPrice({ price, compareAtPrice }: SubmittedVariant, path: string, problems: Problems): Pick<SentVariant, 'priceMinor' | 'compareAtMinor' | 'currency'> {
  if (!price) {
    if (compareAtPrice) problems.add(`${path}.compareAtPrice`, 'needs a price beside it');
    return {};
  }
  if (compareAtPrice && compareAtPrice.currency !== price.currency) problems.add(`${path}.compareAtPrice`, 'must be in the currency of the price');
  return {
    priceMinor: readPrice(price, `${path}.price`, problems), currency: price.currency,
    compareAtMinor: compareAtPrice ? readPrice(compareAtPrice, `${path}.compareAtPrice`, problems) : compareAtPrice,
  };
}

/** Read a price in a list; what is wrong with it is noted. */
export function readListPrice({ priceList, price, salePrice, validFrom, validTo }: SubmittedListPrice, path: string, problems: Problems): SentPrice {
  problems.addOf(path, 'priceList', textProblem(priceList, { most: 40 }));
  const period = { from: validFrom ?? null, to: validTo ?? null };
  problems.addOf(path, 'validTo', periodProblem(period));
  if (!price) return { priceList, validFrom: period.from, price: null, currency: null };
  if (salePrice && salePrice.currency !== price.currency) problems.add(`${path}.salePrice`, 'must be in the currency of the price');
  const saleMinor = salePrice ? readPrice(salePrice, `${path}.salePrice`, problems) : null;
  return { priceList, validFrom: period.from, price: { validTo: period.to, priceMinor: readPrice(price, `${path}.price`, problems), saleMinor }, currency: price.currency };
}

function periodProblem({ from, to }: { readonly from: string | null; readonly to: string | null }): string | undefined {
  if (to === null) return undefined;
  if (from === null) return 'needs validFrom';
  return to <= from ? 'must be after validFrom' : undefined;
}

/** Read an amount in minor units; what is wrong with it is noted. */
export function readPrice({ amount, currency }: SubmittedPrice, path: string, problems: Problems): number {
  problems.addOf(path, 'currency', currencyProblem(currency));
  const minor = minorFromDecimal(amount, currency);
  if (minor === undefined || minor < 0) problems.add(`${path}.amount`, amountProblem(amount, currency));
  return minor ?? 0;
}

/** Most often an amount has more decimals than its currency. */
function amountProblem(amount: string, currency: string): string {
  const [most, decimals = ''] = [decimalsOf(currency), /^\d+\.(\d+)$/.exec(amount)?.[1]];
  if (decimals.length <= most) return 'must be a decimal amount of the currency, 0 or more';
  return most === 0 ? `must have no decimals: ${currency} has none` : `must have at most ${String(most)} decimals, as ${currency} has`;
}
