import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';

/** Units of one item in one condition, as a warehouse reports them. */
export interface ReceiptLine {
  /** The order line, where who reports knows it. */
  readonly lineId?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly quantity: number;
  readonly classification?: string | null | undefined;
  readonly reasonCode?: string | null | undefined;
  readonly lotNumber?: string | null | undefined;
  readonly serialNumber?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/** What a warehouse reports of an arrived parcel. */
export interface Receipt {
  readonly receivedAt?: Instant | null | undefined;
  readonly inspectedAt?: Instant | null | undefined;
  readonly wmsReference?: string | null | undefined;
  readonly lines: readonly ReceiptLine[];
}

const MOST_LINES = 500;
const MOST_UNITS = 1_000_000;
const LONGEST = { sku: 255, barcode: 255, classification: 60, reasonCode: 64, lotNumber: 100, serialNumber: 100, note: 1000 } as const;
const LONGEST_REFERENCE = 120;

/** Validate a report: BAD_INPUT with a message for each invalid field. */
export function checkReceipt({ wmsReference, lines }: Receipt): void {
  const problems: Record<string, string[]> = {};
  const check = (path: string, right: boolean, message: string): void => {
    if (!right) problems[path] = [message];
  };
  check('wmsReference', (wmsReference ?? '').length <= LONGEST_REFERENCE, `must be up to ${String(LONGEST_REFERENCE)} characters`);
  check('lines', lines.length >= 1 && lines.length <= MOST_LINES, `must be 1 to ${String(MOST_LINES)} lines`);
  lines.forEach((line, index) => { checkLine(line, (path, right, message) => { check(`lines.${String(index)}${path}`, right, message); }); });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The report is not valid', problems);
}

function checkLine(line: ReceiptLine, check: (path: string, right: boolean, message: string) => void): void {
  check('', line.lineId != null || line.sku != null || line.barcode != null, 'must name its item by sku or barcode');
  check('.quantity', Number.isInteger(line.quantity) && line.quantity >= 0 && line.quantity <= MOST_UNITS, `must be 0 to ${String(MOST_UNITS)}`);
  for (const [field, longest] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    check(`.${field}`, (line[field] ?? '').length <= longest, `must be up to ${String(longest)} characters`);
  }
}
