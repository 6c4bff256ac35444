import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { digits, group, maybe, must, romeField, upTo } from './fields.js';
import { NotifyReturnDocument } from './operations/notify-return.generated.js';
import type { WmsXmlSettings } from './settings.js';
import { GOODS, reasonOfCode } from './words.js';
import { xmlRoute } from './xml-route.js';

const MOST_UNITS = 1_000_000;
const MOST_LINES = 500;

const Line = z.object({
  barcode: must(upTo(255)), quantita_ricevuta: must(digits(0, MOST_UNITS)),
  stato_merce: must(z.enum(Object.keys(GOODS) as (keyof typeof GOODS)[], 'must be VENDIBILE, DANNEGGIATO or NON_CONFORME')),
  resi_causali_ID: maybe(upTo(64)), note: maybe(upTo(1000)),
});

const Parcel = z.object({
  reso_ID: maybe(digits(1, Number.MAX_SAFE_INTEGER)), ord_num_doc: maybe(upTo(119)), data_ricezione: must(romeField('yyyy-mm-dd HH:MM:SS')),
  righe: z.object({ riga: z.array(group(Line)).max(MOST_LINES, `must be at most ${String(MOST_LINES)}`) }),
});

/** POST notify-reso: the receipt of a return; without reso_ID a parcel that was not announced. */
export const notifyReturn = xmlRoute({
  id: 'notify-reso', method: 'POST', path: '/admin/resi/notify-reso', writes: true,
  summary: 'Report the items that came back',
  input: z.object({ body: z.object({ doc_resi: z.object({ reso: group(Parcel) }) }) }),
  operation: NotifyReturnDocument,
  variables: ({ input: { body: { doc_resi: { reso } } }, settings }) => ({ input: {
    reference: reso.reso_ID === undefined ? null : `R${String(reso.reso_ID)}`, orderNumber: reso.ord_num_doc ?? null, receivedAt: reso.data_ricezione,
    lines: reso.righe.riga.map((line, index) => ({
      barcode: line.barcode, quantity: line.quantita_ricevuta, classification: GOODS[line.stato_merce], reasonCode: reasonOf(line.resi_causali_ID, index, settings), note: line.note ?? null,
    })),
  } }),
  write: (xml, { reportWarehouseParcel: { progressive } }) => { xml.element('doc_resi', () => { xml.leaf('ACK', 'OK').leaf('reso_ID', progressive); }); },
});

function reasonOf(code: string | undefined, index: number, settings: WmsXmlSettings): string | null {
  if (code === undefined) return null;
  const reason = reasonOfCode(code, settings);
  if (reason === undefined) throw new Failure('BAD_INPUT', 'A reason is not known', { [`riga.${String(index)}.resi_causali_ID`]: [`${code} is no reason`] });
  return reason;
}
