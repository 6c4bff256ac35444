import { compareSizes } from '#contract/compare-sizes.js';
import type { Item } from '../inventory/item.js';

/** The parts of a SKU shaped MODEL_COLOR_SIZE. */
export interface ModelSku {
  readonly model: string;
  readonly color: string;
  readonly size: string;
}

const PARTS = 3;

/** The parts of a SKU shaped MODEL_COLOR_SIZE; undefined for another one (document 2, E, Line). */
export function modelSku(sku: string | null): ModelSku | undefined {
  const parts = (sku ?? '').split('_', PARTS + 1);
  if (parts.length !== PARTS || parts.includes('')) return undefined;
  const [model = '', color = '', size = ''] = parts;
  return { model, color, size };
}

/** A piece that can be had instead. */
export interface ExchangeOption {
  readonly barcode: string;
  readonly sku: string;
  readonly title: string | null;
  readonly size: string;
  readonly color: string;
  readonly imageUrl: string | null;
  /** Units that can be sold now. */
  readonly available: number;
}

interface Stocked {
  readonly item: Item;
  readonly available: number;
}

/** Which options are asked for. */
export interface OptionsAsked {
  readonly colors: boolean;
  readonly withSoldOut?: boolean;
}

/**
 * What can be had instead of a line's item: other sizes and, where allowed, colours of the same model, of the same colour first and each colour by size, that are in stock and have a barcode
 * (document 2, E, exchange_options); those that are sold out too, where that is asked for.
 */
export function exchangeOptions(sku: string | null, stocked: readonly Stocked[], { colors, withSoldOut = false }: OptionsAsked): ExchangeOption[] {
  const own = modelSku(sku);
  if (!own) return [];
  const options = stocked.filter(({ available }) => withSoldOut || available > 0).flatMap(({ item, available }): ExchangeOption[] => {
    const parts = modelSku(item.sku);
    if (parts?.model !== own.model || item.sku === sku || item.barcode === null || (!colors && parts.color !== own.color)) return [];
    const { barcode, title, imageUrl } = item;
    return [{ barcode, sku: item.sku, title, size: parts.size, color: parts.color, imageUrl, available }];
  });
  const isOwn = ({ color }: ExchangeOption): number => Number(color === own.color);
  return options.toSorted((one, other) => isOwn(other) - isOwn(one) || one.color.localeCompare(other.color, 'en') || compareSizes(one.size, other.size));
}
