import { decimalFromMinor } from '#kernel/money.js';
import type { FulfillmentLine } from '../fulfillment/fulfillment-order.js';
import { totalWeightG } from '../shipping/total-weight.js';
import { addressedTo } from '../addresses/address.js';
import { addressLines, countryName } from '../shipping/address-lines.js';
import { documentPdf } from '../shipping/document-page.js';
import { day, senderLines, type FulfillmentOrderSource } from './document-source.js';
import { kilograms } from '../shipping/refuse-parcel.js';

/** Customs data of an item beside that of the order. */
export interface CustomsFacts {
  readonly sku: string;
  /** Harmonised System code, 6 to 10 digits. */
  readonly hsCode?: string | null | undefined;
  /** Where it was made, ISO 3166-1 alpha-2; the country it is sent from unless given. */
  readonly originCountry?: string | null | undefined;
}

const customsCells = (facts: CustomsFacts | undefined, from: string): string[] => [facts?.hsCode ?? '', countryName(facts?.originCountry?.toUpperCase() ?? from)];

const measureCells = ({ quantityOrdered, weightG }: FulfillmentLine): string[] => [String(quantityOrdered), weightG === null ? '' : kilograms(weightG * quantityOrdered)];

interface Declaration extends FulfillmentOrderSource {
  readonly facts: readonly CustomsFacts[];
}

/** A customs declaration of what one fulfillment order holds: quantity, weight, value, code and origin of every item. */
export function customsDeclarationPdf({ order, fulfillmentOrder, letterhead, location, at, facts }: Declaration): Promise<Buffer> {
  const amount = (minor: number): string => decimalFromMinor(minor, fulfillmentOrder.currency);
  const from = location.address.countryCode ?? location.countryCode;
  const weight = totalWeightG(fulfillmentOrder.lines);
  const fact = (line: FulfillmentLine): CustomsFacts | undefined => facts.find(({ sku }) => sku === line.sku);
  return documentPdf({
    title: `Customs declaration ${order.number}`,
    at,
    sender: senderLines(letterhead),
    blocks: [
      { title: 'Sent from', lines: addressLines({ ...location.address, company: location.address.company ?? location.name, countryCode: from }) },
      { title: 'Sent to', lines: addressLines(addressedTo(order.shippingAddress, order.customer)) },
      { title: 'Details', lines: [`Order ${order.number}`, `Issued ${day(at)}`, 'Sale of goods', order.shippingAddress.phone ?? order.customer.phone ?? ''] },
    ],
    columns: [
      { title: 'Goods', share: 0.32 }, { title: 'HS code', share: 0.14 }, { title: 'Origin', share: 0.14 }, { title: 'Quantity', share: 0.12, align: 'right' },
      { title: 'Weight', share: 0.12, align: 'right' }, { title: `Value ${fulfillmentOrder.currency}`, share: 0.16, align: 'right' },
    ],
    cells: fulfillmentOrder.lines.map((line) => [line.title ?? line.sku ?? '', ...customsCells(fact(line), from), ...measureCells(line), amount(line.unitMinor * line.quantityOrdered)]),
    summary: [
      ['Total weight', weight === null ? 'not known' : kilograms(weight)],
      [`Total value ${fulfillmentOrder.currency}`, amount(fulfillmentOrder.lines.reduce((sum, line) => sum + line.unitMinor * line.quantityOrdered, 0))],
    ],
    closing: 'I declare that the particulars given here are correct and that this parcel holds nothing dangerous or forbidden.\n\nDate and signature: ____________________',
  });
}
