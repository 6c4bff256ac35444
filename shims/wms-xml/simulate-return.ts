import { z } from 'zod';
import { digits, group, maybe, must, upTo } from './fields.js';
import { SimulateXmlReturnDocument } from './operations/simulate-xml-return.generated.js';
import { xmlRoute } from './xml-route.js';

const LONGEST_NUMBER = 120;
const MOST_UNITS = 1000;

/** POST annuncia-reso: a customer sends an order back, in a sandbox. */
export const simulateReturn = xmlRoute({
  id: 'sandbox.annuncia-reso', method: 'POST', path: '/admin/sandbox/annuncia-reso', writes: true,
  summary: 'Have a return announced',
  input: z.object({ body: z.object({ doc_sandbox: group(z.object({ ord_num_doc: must(upTo(LONGEST_NUMBER)), quantita: maybe(digits(1, MOST_UNITS)) })) }) }),
  operation: SimulateXmlReturnDocument,
  variables: ({ input: { body: { doc_sandbox } } }) => ({ input: { orderReference: doc_sandbox.ord_num_doc, units: doc_sandbox.quantita ?? null } }),
  write: (xml, { simulateReturn: { progressive, orderNumber } }) => { xml.element('doc_sandbox', () => { xml.leaf('ack', 'OK').leaf('reso_ID', progressive).leaf('ord_num_doc', orderNumber); }); },
});
