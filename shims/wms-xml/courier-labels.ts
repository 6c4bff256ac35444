import { z } from 'zod';
import { orderRef } from './fields.js';
import { labelBody, LABEL_ROOT, ParcelOfOrder, ParcelsOfOrder, refuseLabels } from './label-input.js';
import { AddLabelsDocument } from './operations/add-labels.generated.js';
import { DropLabelsDocument } from './operations/drop-labels.generated.js';
import { FetchLabelsDocument } from './operations/fetch-labels.generated.js';
import { writeLabels } from './write-labels.js';
import { xmlRoute } from './xml-route.js';

/** GET get-etichette-corriere: the platform-made labels. */
export const getLabels = xmlRoute({
  id: 'get-etichette-corriere', method: 'GET', path: '/admin/spedizioni/get-etichette-corriere', writes: false,
  summary: 'Download carrier labels',
  input: z.object({ query: ParcelOfOrder }),
  operation: FetchLabelsDocument,
  before: ({ settings }) => { refuseLabels(settings); },
  variables: ({ input: { query } }) => orderRef(query),
  write: (xml, { warehouseLabels }, { input: { query } }) => { writeLabels(xml, warehouseLabels, query.num_collo); },
});

/** POST add-etichette-corriere: labels up to a number of parcels; existing ones stay. */
export const addLabels = xmlRoute({
  id: 'add-etichette-corriere', method: 'POST', path: '/admin/spedizioni/add-etichette-corriere', writes: true,
  summary: 'Have carrier labels made',
  input: z.object({ body: labelBody(ParcelsOfOrder) }),
  operation: AddLabelsDocument,
  before: ({ settings }) => { refuseLabels(settings); },
  variables: ({ input: { body: { [LABEL_ROOT]: wanted } } }) => ({ input: { ...orderRef(wanted), parcels: Array.from({ length: wanted.num_colli }, () => ({})) } }),
  write: (xml, { makeWarehouseLabels }) => { writeLabels(xml, makeWarehouseLabels, undefined); },
});

/** POST del-etichette-corriere: void labels before their parcels leave. */
export const dropLabels = xmlRoute({
  id: 'del-etichette-corriere', method: 'POST', path: '/admin/spedizioni/del-etichette-corriere', writes: true,
  summary: 'Void carrier labels',
  input: z.object({ body: labelBody(ParcelOfOrder) }),
  operation: DropLabelsDocument,
  before: ({ settings }) => { refuseLabels(settings); },
  variables: ({ input: { body: { [LABEL_ROOT]: wanted } } }) => ({ input: { ...orderRef(wanted), parcel: wanted.num_collo ?? null } }),
  write: (xml) => { xml.element(LABEL_ROOT, () => { xml.leaf('result', 'OK'); }); },
});
