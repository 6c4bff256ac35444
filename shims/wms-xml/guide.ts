import type { OPERATIONS } from './schemas.js';

interface Chapter {
  readonly about: string;
  /** The query of a download; the document of a report. */
  readonly example: { readonly query: string } | { readonly document: string };
}

const query = (text: string): { readonly query: string } => ({ query: text });
const document = (lines: readonly string[]): { readonly document: string } => ({ document: `<?xml version="1.0" encoding="utf-8"?>\n${lines.join('\n')}` });

/** A query as an address has it. */
export const askedFor = (text: string): string => (text === '' ? '' : `?${text}`);

/** The media type of the examples. */
export const XML_TYPE = 'text/xml; charset=utf-8';

/** The parts of the documentation page that are not in the routes. */
export const GUIDE = {
  title: 'XML WMS facade',
  version: '2026-10',
  subjects: {
    orders: { about: 'Orders, as the warehouse polls them.', operations: ['ws_orders', 'get-order-docs'] },
    stock: { about: 'Absolute levels.', operations: ['aggiorna-giacenze-impegni'] },
    shipments: { about: 'What left, its labels and the manifest of a day.', operations: ['notify-spedizione', 'get-etichette-corriere', 'add-etichette-corriere', 'del-etichette-corriere', 'ws-close-bordero'] },
    returns: { about: 'What was announced, and what arrived.', operations: ['list', 'notify-reso'] },
    sandbox: { about: 'What a warehouse shows before it goes live and, in a sandbox, the merchant\'s and the customers\' side on request.', operations: ['crea-ordini', 'annulla-ordine', 'annuncia-reso', 'certificazione'] },
  } satisfies Record<string, { readonly about: string; readonly operations: readonly (typeof OPERATIONS)[number][] }>,
  introduction: [
    'The legacy XML contract of warehouses. The warehouse polls; nothing is sent to it. HTTP Basic on every call, sent preemptively, with the connection\'s username and password.',
    'Answers are XML in ISO-8859-1, Content-Type text/xml; charset=iso-8859-1. Free text is in CDATA; characters outside ISO-8859-1 are numeric entities. A POST takes its XML as the form field xml (urlencoded or multipart) or as the raw body, in ISO-8859-1 or UTF-8; documents with a DOCTYPE, entity declarations or another encoding are refused.',
    'Paths are case-sensitive; a leading double slash is accepted. Dates are Italian local time (Europe/Rome). Amounts have a dot and two digits: prezzo_unitario is net of VAT, importo_totale_riga is gross, and ord_totale is the whole order\'s: all rows less ord_sconto plus ord_spese_spedizione, where this warehouse gets the whole order.',
    'An order that was returned in state 17 counts as taken over, a cancellation counts as done once it was read in state 2.',
  ],
  operations: {
    ws_orders: {
      about: 'At least one of last_upd (YYYYMMDDHHMMSS), data_dal and data_al (dd/mm/yyyy HH:MM:SS). documenti_stati_ID is 17, 2 or 31, several as documenti_stati_ID[]. At most 500 orders by last change and ord_ID; call again with last_upd as the last ord_DataUltimaModifica received. Reading a window again has no further effect.',
      example: query('last_upd=20261121000000&documenti_stati_ID=17'),
    },
    'aggiorna-giacenze-impegni': {
      about: 'Absolute levels net of the orders taken over, at most 500 a call, all or none.',
      example: document(['<doc_giacenze>', '  <giacenze>', '    <giacenza><barcode>4006381333931</barcode><quantita>40</quantita></giacenza>', '  </giacenze>', '</doc_giacenze>']),
    },
    'notify-spedizione': {
      about: 'By ord_ID or ord_num_doc. Everything that has not left leaves, unless righe lists the units. data_spedizione is yyyy-mm-dd HH:MM:SS. The same notification again has no effect.',
      example: document(['<doc_ordini>', '  <ordine>', '    <ord_ID>1042</ord_ID>', '    <data_spedizione>2026-11-21 17:30:00</data_spedizione>', '    <corriere>BRT</corriere>', '    <tracking>BR0000000017</tracking>', '  </ordine>', '</doc_ordini>']),
    },
    list: {
      about: 'last_upd is dd/mm/yyyy hh:mm:ss, data_dal and data_al are yyyy-mm-dd; without any of them the returns of the last month.',
      example: query('data_dal=2026-11-01'),
    },
    'notify-reso': {
      about: 'What arrived of a return; without reso_ID a parcel that was not announced. stato_merce is VENDIBILE, DANNEGGIATO or NON_CONFORME.',
      example: document(['<doc_resi>', '  <reso>', '    <reso_ID>1001</reso_ID>', '    <data_ricezione>2026-11-28 09:12:00</data_ricezione>', '    <righe>', '      <riga><barcode>4006381333931</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce></riga>', '    </righe>', '  </reso>', '</doc_resi>']),
    },
    'get-order-docs': { about: 'By ord_ID or ord_num_doc; tipo is FATTURA, RICEVUTA or DOGANA. Contents are base64 PDF.', example: query('ord_ID=1042&tipo=FATTURA') },
    'get-etichette-corriere': { about: 'Where the merchant switched platform-made labels on: all labels of an order, or the one of num_collo.', example: query('ord_ID=1042') },
    'add-etichette-corriere': { about: 'Labels for num_colli parcels, at most 10; those that are there stay.', example: document(['<doc_gestione_etichette_corrieri>', '  <ord_ID>1042</ord_ID>', '  <num_colli>2</num_colli>', '</doc_gestione_etichette_corrieri>']) },
    'del-etichette-corriere': { about: 'One label, or all of an order, before its parcels leave.', example: document(['<doc_gestione_etichette_corrieri>', '  <ord_ID>1042</ord_ID>', '  <num_collo>2</num_collo>', '</doc_gestione_etichette_corrieri>']) },
    'ws-close-bordero': { about: 'data is yyyy-mm-dd, today unless given; corriere narrows it to one carrier.', example: document(['<doc_gestione_etichette_corrieri>', '  <data>2026-11-21</data>', '</doc_gestione_etichette_corrieri>']) },
    'crea-ordini': { about: 'In a sandbox a sales channel sends paid orders, at most 100, of items that this warehouse reported as sellable; ws_orders has them some seconds later. In other companies it is refused.', example: document(['<doc_sandbox>', '  <quantita>1</quantita>', '</doc_sandbox>']) },
    'annulla-ordine': { about: 'In a sandbox the merchant cancels the order. In other companies it is refused.', example: document(['<doc_sandbox>', '  <ord_num_doc>1042</ord_num_doc>', '</doc_sandbox>']) },
    'annuncia-reso': { about: 'In a sandbox a customer sends units of a shipped order back, one unless quantita says more. In other companies it is refused.', example: document(['<doc_sandbox>', '  <ord_num_doc>1042</ord_num_doc>', '  <quantita>1</quantita>', '</doc_sandbox>']) },
    certificazione: { about: 'The checklist of this connection, which its own calls fill, in a sandbox and in production: what was shown, when and by which call, and the calls that lead to the rest, as commands. In them {number}, {line} and {return} are the order, the barcode of its first row and the return that a call before answered.', example: query('') },
  } satisfies Record<(typeof OPERATIONS)[number], Chapter>,
  errors: [
    ['200', 'the reason', 'A field is missing or wrong, or the call contradicts the state. Nothing was applied: correct the call, or read the order again.'],
    ['200', 'service paused, service not active', 'The connection is paused or still a draft; nothing was read or written. Keep what there is to report and try again later.'],
    ['401', 'Unauthorized', 'Credentials are missing or wrong. Correct them before the next call: attempts are counted.'],
    ['403', 'Forbidden', 'The address is not in the connection\'s allowlist. Call from one that is, or have the merchant add yours.'],
    ['404', 'Not found', 'There is nothing at this path: result with ack KO. Compare the path; capital letters count.'],
    ['405', 'Method not allowed', 'The path has no such method. Use the one of its operation.'],
    ['429', 'Too many requests', 'Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds.'],
    ['500', 'Internal error (ref <uuid>)', 'Something unexpected. Send the same again; if it fails again, quote the ref to support.'],
  ],
} as const;
