import { z } from 'zod';
import { group, maybe, romeField, upTo } from './fields.js';
import { labelBody, LABEL_ROOT, refuseLabels } from './label-input.js';
import { CloseBorderoDocument } from './operations/close-bordero.generated.js';
import { romeTime } from './rome-time.js';
import { xmlRoute } from './xml-route.js';

const DAY = 'yyyy-mm-dd'.length;

const Body = labelBody(group(z.object({ data: maybe(romeField('yyyy-mm-dd')), corriere: maybe(upTo(60)) })));

/** POST ws-close-bordero: close the manifest of a day. */
export const closeBordero = xmlRoute({
  id: 'ws-close-bordero', method: 'POST', path: '/admin/spedizioni/ws-close-bordero', writes: true,
  summary: 'Close the manifest of a day',
  input: z.object({ body: z.preprocess((value) => (typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? { [LABEL_ROOT]: {} } : value), Body) }),
  operation: CloseBorderoDocument,
  before: ({ settings }) => { refuseLabels(settings); },
  variables: ({ input: { body: { [LABEL_ROOT]: { data, corriere } } } }) => ({ input: { carrier: corriere ?? null, day: data === undefined ? null : romeTime(data).slice(0, DAY) } }),
  write: (xml, { closeManifest: { number, closedAt, shipments, contentBase64 } }) => {
    xml.element(LABEL_ROOT, () => {
      xml.leaf('result', 'OK').leaf('bordero_ID', number).leaf('data_chiusura', romeTime(closedAt)).leaf('num_spedizioni', shipments).leaf('contenuto', contentBase64);
    });
  },
});
