import { REASON_COLUMN } from './refused-rows.js';
import type { Columns, ProposedColumns } from './start-import.js';

/** What columns of these names held in the last files of this tab. */
const held = new Map<string, string | null>([[REASON_COLUMN, null]]);

/** Remember what the columns of a file hold. */
export function keepColumns(columns: Columns): void {
  for (const [name, target] of Object.entries(columns)) held.set(name, target);
}

/** What all columns of a file hold, where each is known from a file of before; so a file that was mended is tried without a question. */
export function knownColumns({ columns }: ProposedColumns): Columns | undefined {
  const names = Object.keys(columns);
  const isKnown = names.every((name) => held.has(name) || columns[name] === name);
  return isKnown ? Object.fromEntries(names.map((name) => [name, held.has(name) ? held.get(name) ?? null : columns[name] ?? null])) : undefined;
}
