const [LETTERS, BEFORE_A, MOST_LETTERS] = [26, 64, 3] as const;

/** Where a cell is: its row from 1, its column from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The place of `B7`; undefined for what names none. */
export function placeOf(reference: string): CellPlace | undefined {
  const letters = reference.search(/\d/);
  if (letters < 1 || letters > MOST_LETTERS) return undefined;
  let column = 0;
  for (const letter of reference.slice(0, letters)) column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A;
  const row = Number(reference.slice(letters));
  return Number.isSafeInteger(row) && row > 0 && column > 0 ? { row, column: column - 1 } : undefined;
}
