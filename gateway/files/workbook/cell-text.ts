/** A cell as the sheet has it. */
export interface SheetCell {
  /** `s` shared, `inlineStr`, `str` of a formula, `b`, `e`, `n` or `d`. */
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

/** What the cells of a workbook are read with. */
export interface CellReading {
  readonly shared: readonly string[];
  readonly dates: ReadonlySet<number>;
  /** Days begin in 1904, as in old files of the Macintosh. */
  readonly since1904: boolean;
}

const [DIGITS, SECONDS_A_DAY, MILLISECONDS, DAYS_TO_1904, TO_SECONDS, TO_DAYS] = [15, 86_400, 1000, 1462, 19, 10] as const;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** The text of a cell; of a formula the value that it had when the file was saved. */
export function cellText({ type, style, value }: SheetCell, reading: CellReading): string {
  if (type === 's') return reading.shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  return type === 'n' && value !== '' ? shownNumber(Number(value), { style, value }, reading) : value;
}

function shownNumber(number: number, { style, value }: Omit<SheetCell, 'type'>, reading: CellReading): string {
  if (Number.isNaN(number)) return value;
  return (reading.dates.has(style) ? dateText(number, reading) : undefined) ?? numberText(number);
}

/** Without the digits that a binary fraction has too many. */
const numberText = (number: number): string => String(Number(number.toPrecision(DIGITS)));

/** A day, with its time where it has one; undefined for numbers that are none. */
function dateText(days: number, { since1904 }: CellReading): string | undefined {
  const date = new Date(FIRST_DAY + Math.round((days + (since1904 ? DAYS_TO_1904 : 0)) * SECONDS_A_DAY) * MILLISECONDS);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return undefined;
  return date.toISOString().slice(0, Number.isInteger(days) ? TO_DAYS : TO_SECONDS);
}
