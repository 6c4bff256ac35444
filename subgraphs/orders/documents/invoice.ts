import { decimalFromMinor } from '#kernel/money.js';
import type { Order, OrderLine } from '../ordering/order.js';
import { lineTotalMinor, taxMinor } from '../ordering/totals.js';
import { addressedTo } from '../addresses/address.js';
import { addressLines } from '../shipping/address-lines.js';
import { documentPdf } from '../shipping/document-page.js';
import { day, senderLines, type DocumentSource } from './document-source.js';

interface Numbered extends DocumentSource {
  readonly title: 'Invoice' | 'Receipt';
  readonly documentNumber: string;
}

/** An invoice or receipt: every line, the order's amounts, and the tax inside them by rate. */
export function invoicePdf({ order, letterhead, at, title, documentNumber }: Numbered): Promise<Buffer> {
  const amount = (minor: number): string => decimalFromMinor(minor, order.currency);
  return documentPdf({
    title: `${title} ${documentNumber}`,
    at,
    sender: senderLines(letterhead),
    blocks: [
      { title: 'Bill to', lines: [...addressLines(addressedTo(order.billingAddress ?? order.shippingAddress, order.customer)), ...taxLines(order)] },
      { title: 'Ship to', lines: addressLines(addressedTo(order.shippingAddress, order.customer)) },
      { title: 'Details', lines: [`Order ${order.number}`, `Ordered ${day(order.placedAt)}`, `Issued ${day(at)}`] },
    ],
    columns: [
      { title: 'Item', share: 0.4 }, { title: 'Quantity', share: 0.12, align: 'right' }, { title: 'Unit price', share: 0.16, align: 'right' },
      { title: 'Tax', share: 0.12, align: 'right' }, { title: `Total ${order.currency}`, share: 0.2, align: 'right' },
    ],
    cells: order.lines.map((line) => [itemText(line), String(line.quantity), amount(line.unitMinor), line.taxRate === null ? NOT_KNOWN : percent(line.taxRate), amount(lineTotalMinor(line))]),
    summary: [
      ['Subtotal', amount(order.subtotalMinor)],
      ...(order.discountsMinor === 0 ? [] : [['Discounts', amount(-order.discountsMinor)] as const]),
      ['Shipping', amount(order.shippingMinor)],
      ...taxByRate(order).map(([rate, minor]) => [`Including tax ${percent(rate)}`, amount(minor)] as const),
      [`Total ${order.currency}`, amount(order.totalMinor)],
    ],
  });
}

/** Who pays, as the tax office knows them. */
const taxLines = ({ invoiceDetails }: Order): string[] => [
  ...(invoiceDetails?.vatNumber == null ? [] : [`VAT number ${invoiceDetails.vatNumber}`]),
  ...(invoiceDetails?.taxCode == null ? [] : [`Tax code ${invoiceDetails.taxCode}`]),
];

const itemText = ({ title, sku }: OrderLine): string => (title !== null && sku !== null ? `${title}\n${sku}` : title ?? sku ?? '');

/** `0.22` as people read it: `22 %`. */
const percent = (rate: string): string => `${String(Math.round(Number(rate) * HUNDREDTHS) / PERCENT)} %`;
/** For a line without a rate: it is not known to be free of tax. */
const NOT_KNOWN = '–';
const HUNDREDTHS = 10_000;
const PERCENT = 100;

function taxByRate({ lines }: Order): (readonly [string, number])[] {
  const rates = new Map<string, number>();
  for (const line of lines) {
    if (line.taxRate !== null) rates.set(line.taxRate, (rates.get(line.taxRate) ?? 0) + taxMinor(line));
  }
  return [...rates];
}
