import type { BeforeAfter } from './simulation.js';
import { LINE_BLOCKS, type LineBlock } from './returnable.js';

const MOST_EXAMPLES = 20;

/** How many records a reason blocks before and after a change, and some of those that the change alone blocks. */
export interface BlockCount extends BeforeAfter<number> {
  readonly reason: LineBlock;
  readonly examples: readonly string[];
}

/** Counts records by what blocks them. */
export class BlockTally {
  total = 0;
  readonly #counts = new Map<LineBlock, { before: number; after: number; examples: string[] }>();

  /** Count a record by its number. */
  add(number: string, { before, after }: BeforeAfter<LineBlock | null>): void {
    this.total += 1;
    if (before !== null) this.#of(before).before += 1;
    if (after === null) return;
    const count = this.#of(after);
    count.after += 1;
    if (before === null && count.examples.length < MOST_EXAMPLES) count.examples.push(number);
  }

  /** How many are blocked. */
  blocked(): BeforeAfter<number> {
    const counts = [...this.#counts.values()];
    return { before: counts.reduce((sum, { before }) => sum + before, 0), after: counts.reduce((sum, { after }) => sum + after, 0) };
  }

  /** The reasons there are, in the order in which they count. */
  reasons(): BlockCount[] {
    return LINE_BLOCKS.flatMap((reason) => {
      const count = this.#counts.get(reason);
      return count ? [{ reason, ...count }] : [];
    });
  }

  #of(reason: LineBlock): { before: number; after: number; examples: string[] } {
    const count = this.#counts.get(reason) ?? { before: 0, after: 0, examples: [] };
    this.#counts.set(reason, count);
    return count;
  }
}

/** Adds amounts in minor units by currency. */
export class MoneyTally {
  readonly #sums = new Map<string, { before: number; after: number }>();

  /** Add amounts of a currency. */
  add(currency: string, { before, after }: BeforeAfter<number>): void {
    const sum = this.#sums.get(currency) ?? { before: 0, after: 0 };
    this.#sums.set(currency, { before: sum.before + before, after: sum.after + after });
  }

  /** The sums by currency. */
  sums(): { readonly currency: string; readonly before: number; readonly after: number }[] {
    return [...this.#sums].map(([currency, sum]) => ({ currency, ...sum })).toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  }
}
