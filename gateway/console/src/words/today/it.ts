import type { LiveWords } from '../../live/live-words.js';
import type { TodayWords } from '../../today/today-words.js';

/** What is shown as it happens, in Italian. */
export const LIVE: LiveWords = {
  live: 'Aggiornato in tempo reale', offline: 'Non connesso: i cambiamenti non si vedono',
  changed: (count) => (count === 1 ? '1 cambiato: mostra' : `${String(count)} cambiati: mostra`),
};

/** The page of today in Italian. */
export const TODAY: TodayWords = {
  title: 'Oggi', lead: 'Che cosa va guardato, com’è adesso.', resolve: 'Risolvi', showOrders: 'Mostra gli ordini', promisedFor: 'promesso per il', since: 'dal', ordersWithoutCodes: 'Ordini in attesa dei codici articolo', carrierCodes: 'Codici dei corrieri', reserved: 'Riservati:', reported: 'Comunicati:', kept: 'Mantenute:', late: 'In ritardo:', means: 'Significa', atDepot: 'In un deposito o punto di ritiro', nothingPromised: 'Nessuna promessa di questi giorni è ancora scaduta.', nothingReadable: 'Il tuo ruolo non permette di leggere né ordini né connessioni. Chiedi a un titolare o amministratore dell’azienda.',
  more: (count) => `e altri ${count}`,
  figures: {
    alerts: { title: 'Avvisi aperti', none: 'Non c’è niente da guardare.', advice: 'Fai quello che dice l’avviso, poi risolvilo.' },
    late: { title: 'Ordini in ritardo', none: 'Finora ogni giorno promesso è mantenuto.', advice: 'Avvisa il cliente e chiedi alla sede o al corriere.' },
    silent: { title: 'Magazzini silenziosi', none: 'Ogni magazzino con ordini in attesa ha chiamato.', advice: 'Chiama il magazzino: il suo sistema non ritira ordini da mezz’ora.' },
    deliveries: { title: 'Webhook non consegnati', none: 'Ogni destinatario accetta quello che riceve.', advice: 'Chiedi a chi gestisce il destinatario; si riprova da sé, quelli abbandonati solo su richiesta.' },
    codes: { title: 'Codici non mappati', none: 'Ogni codice ha un significato.', advice: 'Dai qui uno stato ai codici dei corrieri, e agli articoli i loro codici nel catalogo.' },
    stock: { title: 'Differenze di stock', none: 'In nessun posto è riservato più di quanto comunicato.', advice: 'Fai contare l’articolo, o sposta gli ordini a un’altra sede.' },
    promises: { title: 'Promesse mantenute, sette giorni', none: 'Nessuna promessa di questi giorni è stata mancata.', advice: 'Guarda quale metodo, sede o corriere hanno quelle in ritardo.' },
  },
  alertTypes: {
    MISSING_PIECES: 'Mancano pezzi', PICKING_CORRECTED: 'Pezzi mancanti ritrovati', ORDER_REJECTED: 'Un magazzino rifiuta un ordine', WAREHOUSE_GAVE_UP: 'Un magazzino ha rinunciato',
    CANCELLATION_TOO_LATE: 'Annullato troppo tardi', LABEL_FAILED: 'Manca l’etichetta', UNALLOCATED: 'Nessuna sede può evadere', RETURN_NOT_COMPLIANT: 'Reso diverso dal previsto',
    RETURN_UNANNOUNCED: 'Reso non annunciato', RETURN_AFTER_CANCELLATION: 'Reso dopo l’annullamento', RETURN_REFUSED: 'Reso rifiutato', RETURN_NOT_REFUNDED: 'Rimborso da fare',
    RETURN_NOT_SENT: 'Cambio non rispedito', RETURN_LABEL_FAILED: 'Manca l’etichetta di un reso', WAREHOUSE_SILENT: 'Magazzino silenzioso', WEBHOOK_GIVEN_UP: 'Webhook abbandonato',
    WEBHOOK_UNSENDABLE: 'Webhook non inviabile', UNKNOWN_BARCODE: 'Codice a barre sconosciuto', DELIVERY_PROBLEM: 'Problema di consegna', PARCEL_RETURNED: 'Collo di ritorno',
    TRACKING_CONTRADICTORY: 'Tracciamento contraddittorio', PARCEL_NOT_SCANNED: 'Collo non scansionato', PARCEL_STUCK: 'Collo fermo', PARCEL_DELAYED: 'Collo in ritardo',
    ORDERS_SHIP_LATE: 'Ordini che partono in ritardo', RECORD_UNREADABLE: 'Dato danneggiato',
  },
};
