import type { ReturnMethod, ReturnResolution } from '#contract/schema.generated.js';
import type { CallHead } from '#kit/route.js';
import { MOST_QUANTITY } from '../new-return-body.js';
import { METHOD_WORDS, RESOLUTION_WORDS, wordOf } from '../words.js';

/** Units of a line that a shopper sends back. */
export interface ChosenLine {
  readonly id: string;
  readonly quantity: number;
  /** Code of the reason; empty where none was chosen. */
  readonly reason: string;
  /** The barcode of what is wanted instead; empty where nothing was chosen. */
  readonly exchange: string;
}

/** What a shopper has chosen so far. The address of each page holds it, so that it can be reloaded and gone back to; texts and photos are given on the last one. */
export interface Choice {
  readonly lines: readonly ChosenLine[];
  readonly resolution?: ReturnResolution | undefined;
  readonly method?: ReturnMethod | undefined;
  readonly store?: string | undefined;
}

const [MOST_LINES, PARTS, SEPARATOR] = [200, 4, ':'] as const;

/** The query of a choice: `?line=ID:2:BARCODE:too_small&resolution=refund`; empty for none. */
export function queryOfChoice({ lines, resolution, method, store }: Choice): string {
  const pairs = [
    ...lines.map(({ id, quantity, exchange, reason }) => ['line', [id, String(quantity), exchange, reason].join(SEPARATOR)]),
    ...(resolution ? [['resolution', RESOLUTION_WORDS[resolution]]] : []), ...(method ? [['method', METHOD_WORDS[method]]] : []), ...(store === undefined ? [] : [['store', store]]),
  ];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** The choice of a query; what cannot be read of it was not chosen. */
export function choiceOf({ line, resolution, method, store }: CallHead['query']): Choice {
  return {
    lines: [line ?? []].flat().slice(0, MOST_LINES).flatMap(lineOf),
    resolution: typeof resolution === 'string' ? wordOf(RESOLUTION_WORDS, resolution) : undefined, method: typeof method === 'string' ? wordOf(METHOD_WORDS, method) : undefined,
    store: typeof store === 'string' ? store : undefined,
  };
}

function lineOf(text: string): ChosenLine[] {
  const [id = '', units = '', exchange = '', reason = ''] = text.split(SEPARATOR, PARTS);
  const quantity = Number(units);
  return id !== '' && isQuantity(quantity) ? [{ id, quantity, exchange, reason }] : [];
}

const isQuantity = (units: number): boolean => Number.isInteger(units) && units > 0 && units <= MOST_QUANTITY;
