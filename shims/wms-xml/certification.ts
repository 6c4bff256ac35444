import { z } from 'zod';
import { checklist } from '#kit/certification/checklist.js';
import { OwnCertificationDocument } from '#kit/operations/own-certification.generated.js';
import { WMS_XML_CERTIFIED } from './certified.js';
import { romeTime } from './rome-time.js';
import { xmlRoute } from './xml-route.js';

const time = (at: string | null | undefined): string | null => (at == null ? null : romeTime(at));

/** GET certificazione: what the connection has shown by its calls, and which come next; in every company. */
export const certification = xmlRoute({
  id: 'sandbox.certificazione', method: 'GET', path: '/admin/sandbox/certificazione', writes: false,
  summary: 'See what is left to show',
  input: z.object({}),
  operation: OwnCertificationDocument,
  variables: () => ({ kind: WMS_XML_CERTIFIED.kind }),
  write: (xml, { ownCertification: { passedAt, ...shown } }, { now }) => {
    xml.element('doc_sandbox', () => {
      xml.leaf('ack', 'OK').leaf('certificato', time(passedAt)).leaf('sandbox', Number(shown.sandbox));
      xml.element('passi', () => {
        for (const { step, meaning, passedAt: passed, requestId, next } of checklist(WMS_XML_CERTIFIED, shown, { now, address: '$BASE_URL/api' })) {
          xml.element('passo', () => {
            xml.leaf('passo_cod', step.toLowerCase()).free('significato', meaning).leaf('superato', time(passed)).leaf('richiesta', requestId);
            for (const { curl } of next) xml.free('chiamata', curl);
          });
        }
      });
    });
  },
});
