import { addressedTo } from '../addresses/address.js';
import { addressLines } from '../shipping/address-lines.js';
import { documentPdf } from '../shipping/document-page.js';
import { day, senderLines, type FulfillmentOrderSource } from './document-source.js';

/** What a fulfillment order's parcels hold, without prices. */
export const packingSlipPdf = ({ order, fulfillmentOrder, letterhead, location, at }: FulfillmentOrderSource): Promise<Buffer> => documentPdf({
  title: `Packing slip ${order.number}`,
  at,
  sender: senderLines(letterhead),
  blocks: [
    { title: 'Ship to', lines: addressLines(addressedTo(order.shippingAddress, order.customer)) },
    { title: 'Details', lines: [`Ordered ${day(order.placedAt)}`, `Packed in ${location.name}`, order.shipping.methodName ?? order.shipping.methodCode ?? ''] },
  ],
  columns: [{ title: 'SKU', share: 0.25 }, { title: 'Item', share: 0.4 }, { title: 'Barcode', share: 0.2 }, { title: 'Quantity', share: 0.15, align: 'right' }],
  cells: fulfillmentOrder.lines.map((line) => [line.sku ?? '', line.title ?? '', line.barcode ?? '', String(line.quantityOrdered - line.quantityCancelled - line.quantityUnfulfillable)]),
  summary: [['Pieces', String(fulfillmentOrder.lines.reduce((sum, line) => sum + line.quantityOrdered - line.quantityCancelled - line.quantityUnfulfillable, 0))]],
  ...(fulfillmentOrder.notes !== null && { closing: fulfillmentOrder.notes }),
});
