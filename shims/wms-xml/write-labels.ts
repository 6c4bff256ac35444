import type { XmlWriter } from '#kit/xml/xml-writer.js';
import { Failure } from '#contract/failure.js';
import { LABEL_ROOT } from './label-input.js';
import type { FetchLabelsQuery } from './operations/fetch-labels.generated.js';

type Label = FetchLabelsQuery['warehouseLabels'][number];

/** The labels of an order, or the one of a parcel; a missing or failed label refuses the call. */
export function writeLabels(xml: XmlWriter, labels: readonly Label[], parcel: number | undefined): void {
  const wanted = labels.filter((label) => parcel === undefined || label.parcel === parcel);
  if (wanted.length === 0) throw new Failure('NOT_FOUND', 'The order has no such label');
  const failed = wanted.find(({ status }) => status === 'FAILED');
  if (failed) throw new Failure('LABELS_NOT_READY', `The label of parcel ${String(failed.parcel)} could not be made; add it again`);
  xml.element(LABEL_ROOT, () => {
    xml.leaf('result', 'OK').element('etichette', () => {
      for (const { parcel: place, carrierCode, carrierName, trackingNumber, format, contentBase64 } of wanted) {
        xml.element('etichetta', () => {
          xml.leaf('num_collo', place).leaf('corriere', carrierCode ?? carrierName).leaf('tracking', trackingNumber).leaf('formato', format).leaf('contenuto', contentBase64);
        });
      }
    });
  });
}
