import { z } from 'zod';
import { dateTime, shortText } from '#kit/fields.js';

const LONGEST_CODE = 255;
const LONGEST_REFERENCE = 120;
const LONGEST_REASON = 64;
const LONGEST_WORD = 60;
const LONGEST_LOT = 100;
const LONGEST_NOTE = 1000;
/** Lines of a report (document 1, A). */
export const MOST_LINES = 500;
const MOST_UNITS = 1_000_000;

const upTo = (most: number) => z.string().max(most, `must have at most ${String(most)} characters`);

const Line = z.object({
  sku: upTo(LONGEST_CODE).nullish().describe('Names the item; where it is given the barcode is not looked at.'),
  barcode: upTo(LONGEST_CODE).nullish().describe('Names the item where no sku is given.'),
  quantity: z.int().min(0).max(MOST_UNITS),
  classification: shortText(LONGEST_WORD).describe('sellable, damaged, quarantine, blocked or a word of your own; anything but sellable is not compliant.'),
  reason_code: upTo(LONGEST_REASON).nullish().describe('From the form in the parcel.'),
  lot_number: upTo(LONGEST_LOT).nullish(),
  serial_number: upTo(LONGEST_LOT).nullish(),
  note: upTo(LONGEST_NOTE).nullish(),
});

/** The report of an arrived parcel (decisions 1, A, receive). */
export const Receipt = z.object({
  received_at: dateTime.nullish().describe('When it arrived; now, unless given.'),
  inspected_at: dateTime.nullish().describe('When its goods were inspected.'),
  wms_reference: upTo(LONGEST_REFERENCE).nullish().describe('The warehouse\'s own number for the return.'),
  lines: z.array(Line).min(1, 'must have at least 1 line').max(MOST_LINES, `must have at most ${String(MOST_LINES)} lines`).describe('Everything that arrived; an item in two conditions takes two lines.'),
});

/** The same as input of the graph. */
export const receiptInput = ({ received_at: receivedAt, inspected_at: inspectedAt, wms_reference: wmsReference, lines }: z.output<typeof Receipt>) => ({
  receivedAt: receivedAt ?? null,
  inspectedAt: inspectedAt ?? null,
  wmsReference: wmsReference ?? null,
  lines: lines.map(({ reason_code: reasonCode, lot_number: lotNumber, serial_number: serialNumber, ...same }) => ({ ...same, reasonCode, lotNumber, serialNumber })),
});
