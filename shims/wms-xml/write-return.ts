import type { XmlWriter } from '#kit/xml/xml-writer.js';
import type { PollReturnsQuery } from './operations/poll-returns.generated.js';
import { romeDay, romeTime } from './rome-time.js';
import type { WmsXmlSettings } from './settings.js';
import { returnReason, returnState } from './words.js';
import { writeCustomer } from './write-order.js';

type Return = PollReturnsQuery['pollWarehouseReturns'][number];

/** A `reso` (decisions 1, C). */
export function writeReturn(xml: XmlWriter, back: Return, settings: WmsXmlSettings): void {
  const reasons = back.lines.map(({ reasonCode }) => returnReason(reasonCode, settings)).filter((reason) => reason !== undefined);
  xml.element('reso', () => {
    xml.leaf('reso_ID', back.progressive).leaf('reso_num', back.number).leaf('ord_ID', back.orderSequence).free('ord_num_doc', back.orderNumber)
      .leaf('reso_data', romeDay(back.createdAt)).leaf('reso_datetime', romeTime(back.createdAt)).leaf('resi_data_ultima_modifica', romeTime(back.pollVisibleAt))
      .leaf('resi_stati_ID', returnState(back.status, settings)).leaf('resi_causali_ID', reasons[0]).leaf('corriere', back.carrierCode ?? back.carrierName)
      .leaf('tracking', back.trackingNumbers[0]).free('note', back.notes);
    writeCustomer(xml, back.customer);
    xml.element('righe', () => {
      for (const line of back.lines) {
        const code = line.barcode ?? line.itemKey;
        xml.element('riga', () => {
          xml.leaf('barcode', code).leaf('IDArtCod', code).leaf('quantita', line.quantityExpected).leaf('resi_causali_ID', returnReason(line.reasonCode, settings));
        });
      }
    });
  });
}
