import type { ReturnLine } from '../returns/return-line.js';
import { SELLABLE } from '../returns/return-outcome.js';
import type { Return } from '../returns/return.js';

/** What was found of a returned line. */
export type LineOutcome = 'ACCEPTED' | 'NOT_SELLABLE' | 'MISSING';

/** What was found of a line of a return; null until it was inspected. */
export function lineOutcome({ compliant, lines }: Return, line: ReturnLine): LineOutcome | null {
  if (compliant === null) return null;
  const isSpoiled = lines.some((other) => other.lineId === line.lineId && other.quantityReceived > 0 && other.classification !== SELLABLE);
  if (isSpoiled) return 'NOT_SELLABLE';
  return line.quantityReceived < line.quantityExpected ? 'MISSING' : 'ACCEPTED';
}
