import type { ActionField, Answers } from './action.js';

interface Counted {
  readonly lineId: string;
  readonly title?: string | null;
  readonly sku: string | null;
  readonly most: number;
}

/** A question for each line: how many of its units, none unless it is said. */
export const unitFields = (lines: readonly Counted[]): readonly ActionField[] => lines.filter(({ most }) => most > 0).map(({ lineId, title, sku, most }) => (
  { name: `${LINE}${lineId}`, label: { text: `${title ?? sku ?? lineId} (0–${String(most)})` }, kind: 'count', value: '0', most, isRequired: true }));

/** The lines of which there are any, as the graph takes them. */
export const unitsIn = (answers: Answers): { readonly lineId: string; readonly quantity: number }[] => Object.entries(answers)
  .filter(([name, text]) => name.startsWith(LINE) && Number(text) > 0).map(([name, text]) => ({ lineId: name.slice(LINE.length), quantity: Number(text) }));

const LINE = 'line:';
