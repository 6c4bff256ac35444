import { shift } from '#kernel/clock.js';
import type { Certified, GuideCall } from '#kit/certification/certified.js';
import { romeDigits, romeTime } from './rome-time.js';

const DAY = 86_400_000;

const PLACED: GuideCall = { method: 'POST', path: '/admin/sandbox/crea-ordini', body: '<doc_sandbox><quantita>1</quantita></doc_sandbox>', simulated: true };
/** Twice as long as a change takes to be in the list (document 1, C). */
const WAIT_SECONDS = 10;
const read = (state: number): GuideCall => ({ method: 'GET', path: `/admin/ws/ws_orders?last_upd={since}&documenti_stati_ID=${String(state)}`, after: WAIT_SECONDS });
const [ACCEPTED, CONFIRMED] = [read(17), read(2)];
const STOCK: GuideCall = { method: 'POST', path: '/aggiorna-giacenze-impegni', body: '<doc_giacenze><giacenze><giacenza><barcode>{barcode}</barcode><quantita>40</quantita></giacenza></giacenze></doc_giacenze>' };
const SHIPPED: GuideCall = {
  method: 'POST', path: '/admin/spedizioni/notify-spedizione',
  body: '<doc_ordini><ordine><ord_num_doc>{number}</ord_num_doc><data_spedizione>{now}</data_spedizione><corriere>BRT</corriere><tracking>BR0000000017</tracking><righe><riga><barcode>{line}</barcode><quantita>1</quantita></riga></righe></ordine></doc_ordini>',
};
const returned = (reference: string, barcode: string): GuideCall => ({
  method: 'POST', path: '/admin/resi/notify-reso',
  body: `<doc_resi><reso>${reference}<data_ricezione>{now}</data_ricezione><righe><riga><barcode>${barcode}</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce></riga></righe></reso></doc_resi>`,
});

/** What a warehouse shows by interface C, and the calls that lead there. An order is accepted, and a cancellation confirmed, by being read; what changed is there some seconds later. */
export const WMS_XML_CERTIFIED: Certified = {
  kind: 'WMS_XML', proof: '-u "$USERNAME:$PASSWORD"', mediaType: 'text/xml; charset=utf-8', shownBy: {}, repeatedBy: 'bytes',
  times: (now) => ({ now: romeTime(now), since: romeDigits(shift(now, -DAY)) }),
  guide: {
    STOCK: [STOCK],
    ACCEPTED: [PLACED, ACCEPTED],
    PARTIAL: [PLACED, ACCEPTED, SHIPPED],
    CANCELLED: [PLACED, ACCEPTED, { method: 'POST', path: '/admin/sandbox/annulla-ordine', body: '<doc_sandbox><ord_num_doc>{number}</ord_num_doc></doc_sandbox>', simulated: true }, CONFIRMED],
    REPEATED: [STOCK, STOCK],
    RETURN: [
      PLACED, ACCEPTED, SHIPPED, { method: 'POST', path: '/admin/sandbox/annuncia-reso', body: '<doc_sandbox><ord_num_doc>{number}</ord_num_doc></doc_sandbox>', simulated: true },
      returned('<reso_ID>{return}</reso_ID>', '{line}'),
    ],
    UNANNOUNCED_RETURN: [returned('', '{barcode}')],
  },
};
