import { z } from 'zod';
import { group, must, upTo } from './fields.js';
import { SimulateXmlCancellationDocument } from './operations/simulate-xml-cancellation.generated.js';
import { xmlRoute } from './xml-route.js';

const LONGEST_NUMBER = 120;

/** POST annulla-ordine: the merchant cancels an order of this warehouse, in a sandbox. */
export const simulateCancellation = xmlRoute({
  id: 'sandbox.annulla-ordine', method: 'POST', path: '/admin/sandbox/annulla-ordine', writes: true,
  summary: 'Have an order cancelled',
  input: z.object({ body: z.object({ doc_sandbox: group(z.object({ ord_num_doc: must(upTo(LONGEST_NUMBER)) })) }) }),
  operation: SimulateXmlCancellationDocument,
  variables: ({ input: { body: { doc_sandbox } } }) => ({ input: { reference: doc_sandbox.ord_num_doc } }),
  write: (xml, { simulateCancellation: { number } }) => { xml.element('doc_sandbox', () => { xml.leaf('ack', 'OK').leaf('ord_num_doc', number); }); },
});
