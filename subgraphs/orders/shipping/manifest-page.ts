import type { Location } from '../inventory/location.js';
import { addressLines } from './address-lines.js';
import { documentPdf } from './document-page.js';
import type { Manifest, ManifestParcel } from './manifest.js';

interface ManifestSource {
  readonly manifest: Manifest;
  readonly location: Location;
  readonly parcels: readonly ManifestParcel[];
}

/** The page the carrier signs: every parcel it collected. */
export const manifestPdf = ({ manifest, location, parcels }: ManifestSource): Promise<Buffer> => documentPdf({
  title: `Manifest ${String(manifest.number)}`,
  at: manifest.closedAt,
  sender: [location.name, ...addressLines(location.address).filter((line) => line !== location.name)],
  blocks: [{ title: 'Day', lines: [manifest.day] }, { title: 'Carrier', lines: [manifest.carrier ?? 'All'] }],
  columns: [{ title: 'Order', share: 0.25 }, { title: 'Carrier', share: 0.25 }, { title: 'Tracking number', share: 0.35 }, { title: 'Weight (g)', share: 0.15, align: 'right' }],
  cells: parcels.map(({ orderNumber, carrier, trackingNumber, weightG }) => [orderNumber, carrier, trackingNumber, weightG === null ? '' : String(weightG)]),
  summary: [['Shipments', String(manifest.shipments)], ['Parcels', String(parcels.length)]],
  closing: 'Taken over by the carrier:',
});
