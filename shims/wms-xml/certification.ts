import { z } from 'zod';
import { nextCalls } from '#kit/certification/next-calls.js';
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
  write: (xml, { ownCertification: { steps, passedAt, sandbox, ...values } }, { now }) => {
    xml.element('doc_sandbox', () => {
      xml.leaf('ack', 'OK').leaf('certificato', time(passedAt)).leaf('sandbox', Number(sandbox));
      xml.element('passi', () => {
        for (const { step, meaning, passedAt: passed, requestId } of steps) {
          xml.element('passo', () => {
            xml.leaf('passo_cod', step.toLowerCase()).free('significato', meaning).leaf('superato', time(passed)).leaf('richiesta', requestId);
            if (passed === null) for (const { curl } of nextCalls(WMS_XML_CERTIFIED, { ...values, step, sandbox, now, address: '$BASE_URL/api' })) xml.free('chiamata', curl);
          });
        }
      });
    });
  },
});
