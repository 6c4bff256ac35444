import { addressLines } from './address-lines.js';
import { code128, QUIET_ZONE } from './code-128.js';
import type { LabelRequest } from './label-maker.js';
import { labelTexts, type LabelTexts } from './label-texts.js';
import { FACES, MILLIMETRE, printPdf, type PdfPage } from './print-pdf.js';

/** 10 by 15 cm (document 1, A, GET labels), in points. */
const SIZE = [100 * MILLIMETRE, 150 * MILLIMETRE] as const;
const MARGIN = 12;
const WIDTH = SIZE[0] - 2 * MARGIN;
const BAND = { sender: 44, recipient: 104, facts: 218, routing: 262, barcode: 306 } as const;
const BARCODE_HEIGHT = 82;

/** A label as a PDF of one page. */
export const labelPdf = (request: LabelRequest): Promise<Buffer> => {
  const texts = labelTexts(request);
  return printPdf({ size: SIZE, margin: MARGIN, title: `Label ${request.trackingNumber}`, at: request.at }, (page) => {
    drawHead(page, texts);
    drawAddress(page, { lines: addressLines(request.sender), title: 'From', top: BAND.sender, bottom: BAND.recipient, size: 7.5 });
    drawAddress(page, { lines: addressLines(request.recipient), title: 'To', top: BAND.recipient, bottom: BAND.facts, size: 13 });
    drawFacts(page, request.orderNumber, texts);
    drawBarcode(page, request.trackingNumber);
  });
};

function drawHead(page: PdfPage, { carrier, service }: LabelTexts): void {
  line(page, { text: carrier, x: MARGIN, y: 14, width: WIDTH * 0.62, size: 16, bold: true });
  line(page, { text: service, x: MARGIN + WIDTH * 0.64, y: 17, width: WIDTH * 0.36, size: 12, bold: true, align: 'right' });
}

interface AddressBlock {
  readonly lines: readonly string[];
  readonly title: string;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
}

function drawAddress(page: PdfPage, { lines, title, top, bottom, size }: AddressBlock): void {
  rule(page, top);
  line(page, { text: title, x: MARGIN, y: top + 4, width: 28, size: 7 });
  const step = Math.min(size * 1.35, (bottom - top - 8) / lines.length);
  lines.forEach((text, index) => {
    line(page, { text, x: MARGIN + 28, y: top + 4 + index * step, width: WIDTH - 28, size: Math.min(size, step / 1.2), bold: size > 10 });
  });
}

function drawFacts(page: PdfPage, orderNumber: string, { parcel, weight, date, reference, routing }: LabelTexts): void {
  rule(page, BAND.facts);
  const half = WIDTH / 2;
  line(page, { text: `Order ${orderNumber}`, x: MARGIN, y: BAND.facts + 5, width: half, size: 11, bold: true });
  line(page, { text: parcel, x: MARGIN + half, y: BAND.facts + 5, width: half, size: 11, bold: true, align: 'right' });
  line(page, { text: reference === '' ? date : `${date}  Ref. ${reference}`, x: MARGIN, y: BAND.facts + 25, width: half + 20, size: 8 });
  line(page, { text: weight, x: MARGIN + half + 20, y: BAND.facts + 23, width: half - 20, size: 10, align: 'right' });
  rule(page, BAND.routing);
  line(page, { text: routing, x: MARGIN, y: BAND.routing + 6, width: WIDTH, size: 24, bold: true, align: 'center' });
}

function drawBarcode(page: PdfPage, trackingNumber: string): void {
  rule(page, BAND.barcode);
  const { bars, width } = code128(trackingNumber);
  const module = WIDTH / (width + 2 * QUIET_ZONE);
  const left = MARGIN + QUIET_ZONE * module;
  for (const bar of bars) page.rect(left + bar.from * module, BAND.barcode + 8, bar.width * module, BARCODE_HEIGHT);
  page.fill('black');
  line(page, { text: trackingNumber, x: MARGIN, y: BAND.barcode + BARCODE_HEIGHT + 12, width: WIDTH, size: 12, bold: true, align: 'center' });
}

const rule = (page: PdfPage, y: number): unknown => page.moveTo(MARGIN, y).lineTo(MARGIN + WIDTH, y).lineWidth(0.75).stroke('black');

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
}

const SMALLEST = 6;

/** One line of text, set smaller when it is too long, and cut only when it would be too small to read. */
function line(page: PdfPage, { text, x, y, width, size, bold = false, align = 'left' }: Line): void {
  if (text === '') return;
  page.font(bold ? FACES.bold : FACES.regular).fontSize(size);
  const fitting = Math.max(SMALLEST, Math.min(size, (size * width * 0.99) / page.widthOfString(text)));
  page.fillColor('black').fontSize(fitting).text(text, x, y, { width, height: fitting, align, ellipsis: true });
}
