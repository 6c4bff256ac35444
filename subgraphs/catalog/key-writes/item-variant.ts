import type { Instant } from '#kernel/clock.js';
import type { Problems } from '#contract/problems.js';
import type { PriceItem, VariantItem } from '#contract/product-item.js';
import type { PriceList } from '../catalogs/catalog.js';
import { optionCode } from '../attributes/option-code.js';
import { checkTexts } from '../products/check-texts.js';
import type { SentPrice, SentVariant } from '../products/product-draft.js';
import { checkPlaces, readListPrice, readPrice, readWeight, VARIANT_TEXTS, type SubmittedListPrice, type SubmittedVariant } from '../products/read-variant-draft.js';
import type { VariantFacts } from '../products/variant.js';
import { defaultList, type WriteSettings } from '../products/write-settings.js';
import { priceGiven, type GivenPrice, type StoredVariant } from './item-price.js';
import { OPTION_FIELDS, type OptionLabels } from './item-sizes.js';
import { priceNotes, weightNotes, type UnsaidNote } from './unsaid-notes.js';

/** What the variants of an item are read with. */
export interface VariantReading {
  readonly settings: WriteSettings;
  readonly labels: OptionLabels;
  readonly now: Instant;
  readonly problems: Problems;
  /** What the caller does not expect of what it sent. */
  readonly unsaid: UnsaidNote[];
}

/** Where problems of a variant are noted, and what is stored of it. */
interface Place {
  readonly path: string;
  readonly stored: StoredVariant | undefined;
}

/** Read a variant of an item, with the currencies of its price lists and what it leaves unsaid of what is stored: all in one pass, for a call may have tens of thousands. What is wrong with it is noted. */
export function itemVariant(sent: VariantItem, place: Place, reading: VariantReading): SentVariant {
  const { labels, problems, unsaid, now } = reading;
  const { path, stored } = place;
  const { sku, newSku, barcode, size, color } = sent;
  const given = givenPrices(sent, place, reading);
  noteNames(sent, path, problems);
  checkTexts(sent, VARIANT_TEXTS, { path, problems });
  const { weightG, weight, weightUnit } = readWeight({ weight: weightGiven(sent, stored?.facts) }, path, problems);
  unsaid.push(...weightNotes(sent, stored), ...priceNotes(sent, given, { stored, now }));
  return {
    sku, newSku, barcode, size: labels.named('size', size, stored?.facts.size), color: labels.named('color', color, stored?.facts.color), weightG, weight, weightUnit,
    costMinor: readCost(sent.cost, path, reading), prices: readPrices(given, `${path}.prices`, reading),
  };
}

/** Its prices after the write, each looked up once. */
function givenPrices({ prices = NONE }: VariantItem, { path, stored }: Place, { settings, problems }: VariantReading): readonly SentAndGiven[] {
  return prices.map((sent, index) => {
    const given = priceGiven(sent, settings, stored);
    noteAmounts(given, `${path}.prices.${String(index)}`, problems);
    return { sent, given };
  });
}

const NONE: readonly never[] = [];

interface SentAndGiven {
  readonly sent: PriceItem;
  readonly given: GivenPrice;
}

/** A reduced price needs a price that is above it. */
function noteAmounts({ list, price, isSaleAbove }: GivenPrice, path: string, problems: Problems): void {
  if (list && price === undefined) problems.addOf(path, 'price', 'is required: the variant has no price in this list');
  if (list && isSaleAbove) problems.addOf(path, 'salePrice', 'must not be above the price');
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A size or colour that would be an option without a code is none. */
function noteNames(variant: VariantItem, path: string, problems: Problems): void {
  for (const field of OPTION_FIELDS) {
    const named = variant[field];
    if (named !== undefined && !LETTER_OR_DIGIT.test(named) && optionCode(named) === '') problems.addOf(path, field, 'must have a letter or digit');
  }
}

/** A weight without a unit is in that of the present one, and a unit alone is that of the present weight. */
function weightGiven({ weight, weightUnit }: Pick<VariantItem, 'weight' | 'weightUnit'>, stored: VariantFacts | undefined): SubmittedVariant['weight'] {
  if (weight !== undefined) return { value: weight, unit: weightUnit ?? stored?.weightUnit ?? 'G' };
  const present = stored && presentWeight(stored);
  return weightUnit && present !== undefined ? { value: present, unit: weightUnit } : undefined;
}

const presentWeight = ({ weight, weightG }: VariantFacts): string | undefined => weight ?? (weightG === null ? undefined : String(weightG));

const readCost = (cost: string | undefined, path: string, { settings, problems }: VariantReading): number | undefined =>
  (cost === undefined ? undefined : readPrice({ amount: cost, currency: currencyOf(defaultList(settings)) }, `${path}.cost`, problems));

function readPrices(prices: readonly SentAndGiven[], path: string, { settings, problems }: VariantReading): SentPrice[] {
  const submitted = prices.map((price) => submittedPrice(price, settings));
  checkPlaces(submitted.map(({ priceList }) => priceList), path, problems);
  return submitted.map((price, index) => readListPrice(price, `${path}.${String(index)}`, problems));
}

/** A price that is neither sent nor stored is wrong input of the item, and so not written. */
function submittedPrice({ given: { list, price = '0', sale }, sent }: SentAndGiven, settings: WriteSettings): SubmittedListPrice {
  const currency = sent.currency ?? currencyOf(list ?? defaultList(settings));
  if (!list) return { priceList: sent.priceList ?? '', price: { amount: price, currency } };
  return { priceList: list.code, price: { amount: price, currency }, salePrice: sale === null ? null : { amount: sale, currency } };
}

const currencyOf = (list: PriceList | undefined): string => list?.currency ?? '';
