import { Failure } from '#contract/failure.js';
import { fits, mustFit } from '#contract/fits.js';
import type { ReturnMethod, ReturnResolution, ReturnSource } from './return.js';

/** Units the customer sends back; the line is named by its id, or all of an item's by its sku. */
export interface AnnouncedLine {
  readonly lineId?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly quantity: number;
  readonly reasonCode?: string | null | undefined;
  readonly reason?: string | null | undefined;
  /** What the customer wants instead. */
  readonly exchange?: { readonly sku?: string | null | undefined; readonly barcode?: string | null | undefined } | null | undefined;
}

/** A return as it is opened; what is left out takes the merchant's defaults. */
export interface Announcement {
  readonly orderReference: string;
  readonly lines: readonly AnnouncedLine[];
  /** The location that receives it; the one that shipped the goods unless given. */
  readonly locationCode?: string | null | undefined;
  readonly source?: ReturnSource | null | undefined;
  readonly resolution?: ReturnResolution | null | undefined;
  readonly method?: ReturnMethod | null | undefined;
  readonly carrierCode?: string | null | undefined;
  readonly carrierName?: string | null | undefined;
  readonly trackingNumbers?: readonly string[] | null | undefined;
  readonly notes?: string | null | undefined;
  /** Whether it is announced to its warehouse at once. */
  readonly expected?: boolean | null | undefined;
  /** Whether the platform makes its label. */
  readonly label?: boolean | null | undefined;
}

const MOST_LINES = 200;
const MOST_UNITS = 1_000_000;
const MOST_PARCELS = 50;
const LONGEST = { sku: 255, carrierCode: 60, carrierName: 200, tracking: 120, reasonCode: 64, reason: 2000, notes: 4000 } as const;

type Check = (path: string, right: boolean, message: string) => void;

/** Validate a new return: BAD_INPUT with a message for each invalid field. */
export function checkAnnouncement(given: Announcement): void {
  const problems: Record<string, string[]> = {};
  const check: Check = (path, right, message) => {
    if (!right) problems[path] = [message];
  };
  checkHead(given, check);
  check('lines', given.lines.length >= 1 && given.lines.length <= MOST_LINES, `must be 1 to ${String(MOST_LINES)} lines`);
  given.lines.forEach((line, index) => {
    const at: Check = (path, right, message) => { check(`lines.${String(index)}${path}`, right, message); };
    checkLine(line, at);
    at('.exchange', given.resolution !== 'EXCHANGE' || (line.exchange?.sku ?? line.exchange?.barcode) != null, 'must say what the customer wants instead, where the resolution is EXCHANGE');
  });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The return is not valid', problems);
}

function checkHead({ source, method, label, carrierCode, carrierName, trackingNumbers, notes }: Announcement, check: Check): void {
  const parcels = trackingNumbers ?? [];
  check('label', label !== true || (method !== 'IN_STORE' && parcels.length === 0), 'is made of returns that travel with a carrier and have no tracking numbers');
  check('source', source !== 'WAREHOUSE', 'must be PORTAL or CHANNEL');
  check('carrierCode', fits(carrierCode, LONGEST.carrierCode), mustFit(LONGEST.carrierCode));
  check('carrierName', fits(carrierName, LONGEST.carrierName), mustFit(LONGEST.carrierName));
  check('notes', fits(notes, LONGEST.notes), mustFit(LONGEST.notes));
  check('trackingNumbers', parcels.length <= MOST_PARCELS && parcels.every((number) => number !== '' && fits(number, LONGEST.tracking)),
    `must be up to ${String(MOST_PARCELS)} numbers of 1 to ${String(LONGEST.tracking)} characters`);
}

function checkLine({ lineId, sku, quantity, reasonCode, reason, exchange }: AnnouncedLine, check: Check): void {
  check('', lineId != null || sku != null, 'must name its order line by lineId or sku');
  check('.quantity', Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_UNITS, `must be 1 to ${String(MOST_UNITS)}`);
  check('.reasonCode', fits(reasonCode, LONGEST.reasonCode), mustFit(LONGEST.reasonCode));
  check('.reason', fits(reason, LONGEST.reason), mustFit(LONGEST.reason));
  check('.exchange', fits(exchange?.sku, LONGEST.sku) && fits(exchange?.barcode, LONGEST.sku), `must be codes of up to ${String(LONGEST.sku)} characters`);
}
