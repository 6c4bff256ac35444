import { createRequire } from 'node:module';
import type bwipjs from 'bwip-js';

/** A stretch of a symbol, in modules. */
export interface Bar {
  readonly from: number;
  readonly width: number;
}

/** A Code 128 symbol as bars on a line; `width` counts its modules, quiet zones not included. */
export interface BarSymbol {
  readonly bars: readonly Bar[];
  readonly width: number;
}

/** Modules that must stay white on both sides (ISO/IEC 15417). */
export const QUIET_ZONE = 10;

/** The library is two megabytes of text: loaded with the first label. */
const barcodes = (): typeof bwipjs => createRequire(import.meta.url)('bwip-js') as typeof bwipjs;

/** The Code 128 symbol of a text. */
export function code128(text: string): BarSymbol {
  const [symbol] = barcodes().raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new TypeError('The barcode library answered no linear symbol');
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) bars.push({ from: at, width }); // bars and spaces take turns, a bar first
    at += width;
  }
  return { bars, width: at };
}
