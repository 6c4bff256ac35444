import { z } from 'zod';
import { digits, group, isNamed, maybe, must, OrderName, orderRef, romeField, UNNAMED, upTo } from './fields.js';
import { NotifyShipmentDocument } from './operations/notify-shipment.generated.js';
import { xmlRoute } from './xml-route.js';

const LONGEST_NAME = 120;
const MOST_UNITS = 1_000_000;
const MOST_SIZE = 1_000_000_000;
const MOST_LINES = 500;
const MOST_PARCELS = 50;

const size = maybe(digits(0, MOST_SIZE));

const Parcel = z.object({
  num_collo: maybe(upTo(LONGEST_NAME)), tracking: maybe(upTo(LONGEST_NAME)), peso_gr: size, altezza_mm: size, larghezza_mm: size, profondita_mm: size,
});

const Line = z.object({
  barcode: must(upTo(255)), quantita: must(digits(0, MOST_UNITS)), lotto: maybe(upTo(100)),
  scadenza: maybe(z.iso.date('must be a date in the format yyyy-mm-dd')), seriale: maybe(upTo(100)),
});

const Shipment = z.object({
  ...OrderName,
  data_spedizione: must(romeField('yyyy-mm-dd HH:MM:SS')),
  corriere: must(upTo(60)),
  servizio: maybe(upTo(60)),
  tracking: must(upTo(LONGEST_NAME)),
  tracking_url: maybe(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(1000)),
  colli: maybe(z.object({ collo: z.array(group(Parcel)).max(MOST_PARCELS, `must be at most ${String(MOST_PARCELS)}`) })),
  righe: maybe(z.object({ riga: z.array(group(Line)).max(MOST_LINES, `must be at most ${String(MOST_LINES)}`) })),
}).refine(isNamed, UNNAMED);

/** POST notify-spedizione: report a shipment of everything not yet shipped, or of the given lines. The same notification again is accepted without effect. */
export const notifyShipment = xmlRoute({
  id: 'notify-spedizione', method: 'POST', path: '/admin/spedizioni/notify-spedizione', writes: true,
  summary: 'Report a shipment with carrier, tracking and parcels',
  input: z.object({ body: z.object({ doc_ordini: z.object({ ordine: group(Shipment) }) }) }),
  operation: NotifyShipmentDocument,
  variables: ({ input: { body: { doc_ordini: { ordine } } } }) => ({ input: {
    ...orderRef(ordine), shippedAt: ordine.data_spedizione, carrierName: ordine.corriere, serviceCode: ordine.servizio ?? null,
    trackingNumber: ordine.tracking, trackingUrl: ordine.tracking_url ?? null, mode: 'PICK_AND_SHIP' as const, repeat: 'ANSWER' as const,
    parcels: ordine.colli?.collo.map(parcelInput) ?? null,
    lines: ordine.righe?.riga.map(units) ?? null,
  } }),
  write: (xml, { reportShipment: { orderSequence } }) => { xml.element('doc_ordini', () => { xml.leaf('ack', 'OK').leaf('ord_ID', orderSequence); }); },
});

const parcelInput = ({ num_collo: reference, tracking: trackingNumber, peso_gr: weightG, altezza_mm: heightMm, larghezza_mm: widthMm, profondita_mm: depthMm }: z.output<typeof Parcel>) =>
  ({ reference, trackingNumber, weightG, heightMm, widthMm, depthMm });

const units = ({ barcode, quantita: quantity, lotto: lotNumber, scadenza: lotExpiration, seriale: serialNumber }: z.output<typeof Line>) =>
  ({ barcode, quantity, lotNumber, lotExpiration, serialNumber });
