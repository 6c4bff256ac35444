import type { PromiseLineInput } from '#contract/schema.generated.js';

/** The most lines of a cart, units of a line, and characters of a SKU (document 2, G, Endpoints). */
export const [MOST_LINES, MOST_UNITS, LONGEST_SKU] = [20, 99, 120] as const;

/** A cart as a query writes it. */
interface WrittenCart {
  readonly lines: readonly PromiseLineInput[];
  /** What is wrong with it, line by line. */
  readonly problems: readonly string[];
}

/** The lines of `SKU:QUANTITY,SKU:QUANTITY`; a quantity that is left out is 1. */
export function cartLines(text: string): WrittenCart {
  const written = text.split(',', MOST_LINES + 1);
  if (text.trim() === '' || written.length > MOST_LINES) return { lines: [], problems: [`must have 1 to ${String(MOST_LINES)} lines`] };
  const read = written.map(lineOf);
  return { lines: read.map(({ line }) => line), problems: read.flatMap(({ problem }, at) => (problem === undefined ? [] : [`line ${String(at + 1)} ${problem}`])) };
}

function lineOf(written: string): { readonly line: PromiseLineInput; readonly problem: string | undefined } {
  const [sku = '', units = '1', ...rest] = written.split(':', 3).map((part) => part.trim());
  const quantity = WHOLE.test(units) ? Number(units) : 0;
  return { line: { sku, quantity }, problem: rest.length > 0 ? 'must be SKU:QUANTITY' : problemOf(sku, quantity) };
}

const WHOLE = /^\d{1,3}$/;

function problemOf(sku: string, quantity: number): string | undefined {
  if (sku === '') return 'has no SKU';
  if (sku.length > LONGEST_SKU) return `has a SKU of more than ${String(LONGEST_SKU)} characters`;
  return quantity >= 1 && quantity <= MOST_UNITS ? undefined : `must have a quantity from 1 to ${String(MOST_UNITS)}`;
}
