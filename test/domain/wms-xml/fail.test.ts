import { Failure } from '#contract/failure.js';
import { failXml } from '../../../shims/wms-xml/fail.js';

/** The graph's names of fields, and what the document calls them. */
const FIELDS = {
  lines: 'righe', items: 'giacenze', parcels: 'colli', quantity: 'quantita', location_code: 'magazzino_cod', locationCode: 'magazzino_cod', classification: 'classificazione',
  lotNumber: 'lotto', lotExpiration: 'scadenza', serialNumber: 'seriale', shippedAt: 'data_spedizione', carrierName: 'corriere', serviceCode: 'servizio',
  trackingNumber: 'tracking', trackingUrl: 'tracking_url', reference: 'num_collo', weightG: 'peso_gr', heightMm: 'altezza_mm', widthMm: 'larghezza_mm', depthMm: 'profondita_mm',
  receivedAt: 'data_ricezione', orderNumber: 'ord_num_doc', reasonCode: 'resi_causali_ID', day: 'data',
};
const OF_RETURNS = { ...FIELDS, quantity: 'quantita_ricevuta', classification: 'stato_merce' };

const said = (field: string, path: string): string | undefined =>
  /<error_message><!\[CDATA\[(.*)\]\]>/.exec(failXml(new Failure('BAD_INPUT', 'Wrong', { [field]: ['is wrong'] }), { requestId: 'request', path }).body)?.[1];

test.each([
  ['/api/admin/spedizioni/notify-spedizione', FIELDS],
  ['/api/admin/resi/notify-reso', OF_RETURNS],
])('a refusal of %s names every field as the document does', (path, names) => {
  const found = Object.keys(names).map((field) => [field, said(`parcels.0.${field}`, path)]);
  expect(found).toEqual(Object.entries(names).map(([field, name]) => [field, `collo 1.${name}: is wrong`]));
  expect([said('lines.1.other', path), said('reference', path)]).toEqual(['riga 2.other: is wrong', 'ord_num_doc: is wrong']);
});
