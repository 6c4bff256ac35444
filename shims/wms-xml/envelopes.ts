import { XmlWriter } from '#kit/xml/xml-writer.js';

/** One row of a refused call. */
export interface RowError {
  /** From 1. */
  readonly row: number;
  readonly barcode: string;
  readonly message: string;
}

/** How an operation answers a refusal. */
export type Refusal = (message: string, rows: readonly RowError[]) => string;

const refusal = (root: string, word: 'ack' | 'ACK' | 'result'): Refusal => (message, rows) => {
  const xml = new XmlWriter();
  xml.element(root, () => {
    xml.leaf(word, 'KO').free('error_message', message);
    if (root === STOCK) xml.element('errori', () => { for (const error of rows) writeRowError(xml, error); });
  });
  return xml.toString();
};

const STOCK = 'doc_giacenze';

function writeRowError(xml: XmlWriter, { row, barcode, message }: RowError): void {
  xml.element('errore', () => { xml.leaf('riga', row).leaf('barcode', barcode).free('messaggio', message); });
}

const SANDBOX = refusal('doc_sandbox', 'ack');
const LABELS = refusal('doc_gestione_etichette_corrieri', 'result');

/** The refusal of an unknown path, and of orders. */
export const RESULT: Refusal = refusal('result', 'ack');

/** Each operation's own refusal, by its path (decisions 1, C). */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  '/admin/ws/ws_orders': RESULT,
  '/aggiorna-giacenze-impegni': refusal(STOCK, 'ACK'),
  '/admin/spedizioni/notify-spedizione': refusal('doc_ordini', 'ack'),
  '/admin/resi/list': refusal('doc_resi', 'ACK'),
  '/admin/resi/notify-reso': refusal('doc_resi', 'ACK'),
  '/admin/documenti/get-order-docs': refusal('doc_recupero_documenti', 'result'),
  '/admin/spedizioni/get-etichette-corriere': LABELS,
  '/admin/spedizioni/add-etichette-corriere': LABELS,
  '/admin/spedizioni/del-etichette-corriere': LABELS,
  '/admin/spedizioni/ws-close-bordero': LABELS,
  '/admin/sandbox/crea-ordini': SANDBOX,
  '/admin/sandbox/annulla-ordine': SANDBOX,
  '/admin/sandbox/annuncia-reso': SANDBOX,
  '/admin/sandbox/certificazione': SANDBOX,
};
