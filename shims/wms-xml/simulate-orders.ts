import { z } from 'zod';
import { digits, group, maybe } from './fields.js';
import { SimulateXmlOrdersDocument } from './operations/simulate-xml-orders.generated.js';
import { xmlRoute } from './xml-route.js';

const MOST = 100;

/** POST crea-ordini: orders of this warehouse, in a sandbox. */
export const simulateOrders = xmlRoute({
  id: 'sandbox.crea-ordini', method: 'POST', path: '/admin/sandbox/crea-ordini', writes: true,
  summary: 'Have orders placed',
  input: z.object({ body: z.object({ doc_sandbox: group(z.object({ quantita: maybe(digits(1, MOST)) })) }) }),
  operation: SimulateXmlOrdersDocument,
  variables: ({ input: { body: { doc_sandbox } } }) => ({ input: { count: doc_sandbox.quantita ?? null } }),
  write: (xml, { simulateOrders: orders }) => {
    xml.element('doc_sandbox', () => {
      xml.leaf('ack', 'OK');
      xml.element('ordini', () => { for (const { number, fulfillmentOrders } of orders) writeOrder(number, fulfillmentOrders.flatMap(({ lines }) => lines)); });
    });
    function writeOrder(number: string, lines: readonly { readonly itemKey: string | null; readonly quantityOpen: number }[]): void {
      xml.element('ordine', () => {
        xml.leaf('ord_num_doc', number);
        xml.element('righe', () => { for (const { itemKey, quantityOpen } of lines) xml.element('riga', () => { xml.leaf('barcode', itemKey).leaf('quantita', quantityOpen); }); });
      });
    }
  },
});
