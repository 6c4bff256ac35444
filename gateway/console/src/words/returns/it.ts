import type { ReturnWords } from '../return-words.js';

/** Returns in Italian. */
export const RETURNS: ReturnWords = {
  title: 'Resi', search: 'Cerca tra i resi', searchHint: 'Numero, ordine, nome, tracking, SKU', none: 'Nessun reso è così', noneAdvice: 'Usa meno filtri o altre parole: parte del numero di un reso o di un ordine, un nome, uno SKU o un numero di tracking.', showAll: 'Mostra tutti i resi',
  resolution: 'Il cliente riceve', method: 'Rientra', source: 'Aperto da', ofOrder: 'Dell’ordine', verdict: 'Controllato', compliant: 'Conforme', notCompliant: 'Non conforme', openedFrom: 'Aperto dal', openedTo: 'Aperto fino al',
  notFound: 'Questo reso non esiste', notFoundAdvice: 'Cercalo nell’elenco: forse è di un’altra azienda.', back: 'Torna all’elenco', noOrder: 'L’ordine non è ancora noto', unannounced: 'Nessuno aveva annunciato questo collo.', cancelled: 'Annullato', condition: 'Condizione', reason: 'Motivo', remark: 'Nota',
  instead: 'Vuole invece', lot: 'Lotto o numero di serie', outcome: 'Che cosa è arrivato', allThere: 'È arrivato tutto, e si può vendere.', missing: 'Manca', notSellable: 'Non vendibile', unexpected: 'Non atteso', photos: 'Foto del cliente', photosHint: 'Una foto si apre in una nuova scheda; il suo indirizzo vale un quarto d’ora.',
  label: 'Etichetta e collo', noLabel: 'La piattaforma non ne fa l’etichetta.', printLabel: 'Apri l’etichetta', nextTry: 'Nuovo tentativo', fee: 'Costo del reso', terms: 'Che cosa è stato detto al cliente', goods: 'Articoli', due: 'Da restituire', policy: 'Versione delle regole', credit: 'Buono', validUntil: 'valido fino al', exchangeOrder: 'Cambio',
  dates: 'Date', notes: 'Nota per il magazzino', noTimeline: 'La cronologia c’è quando si conosce l’ordine.', location: 'Va a',
  columns: { number: 'Reso', status: 'Stato', order: 'Ordine', customer: 'Cliente', opened: 'Aperto', units: 'Pezzi', resolution: 'Il cliente riceve', location: 'Sede', tags: 'Etichette', changed: 'Modificato' },
  usual: { all: 'Tutti', open: 'Attesi', arrived: 'Arrivati', faulty: 'Non conformi', unannounced: 'Non annunciati' },
  resolutions: { REFUND: 'Denaro', EXCHANGE: 'Un altro articolo', STORE_CREDIT: 'Un buono' }, methods: { CARRIER_LABEL: 'Con il corriere', IN_STORE: 'In negozio' }, sources: { PORTAL: 'Il cliente', CHANNEL: 'Il negozio o il team', WAREHOUSE: 'Il magazzino' },
  labelStates: { PENDING: 'In preparazione', READY: 'Pronta', FAILED: 'Non riuscita' }, conditions: { SELLABLE: 'Vendibile', DAMAGED: 'Danneggiato', QUARANTINE: 'In quarantena', BLOCKED: 'Bloccato' },
  times: { createdAt: 'Aperto', acceptedAt: 'Accettato dal magazzino', receivedAt: 'Arrivato', inspectedAt: 'Controllato', closedAt: 'Chiuso', cancelledAt: 'Annullato' },
  actions: {
    expectReturn: 'Approva e annuncia', returnInTransit: 'È in viaggio', receiveReturn: 'Ricevi', closeReturn: 'Chiudi', cancelReturn: 'Rifiuta o annulla', labelAgain: 'Rifai l’etichetta', matchReturn: 'Assegna l’ordine', refundReturn: 'Rimborsa', storeCredit: 'Emetti il buono', linkRefund: 'Collega un rimborso', announceReturn: 'Apri un reso',
  },
  questions: {
    announceAdvice: 'Di pezzi già partiti. Viene annunciato alla sede che li ha spediti.', cancelAdvice: 'Il motivo resta con il reso.', chosenRefund: 'Rimborso', comment: 'Commento', labelWanted: 'Fai un’etichetta per il cliente', matchAdvice: 'Le sue righe diventano quelle dell’ordine e si possono rimborsare.', matchedOrder: 'Ordine', receiveAdvice: 'Quello che non c’è manca. Finché il reso non è chiuso, un altro controllo sostituisce questo.',
    refundReturnAdvice: 'Lascia ogni 0 per rimborsare ciò che è arrivato e non è ancora rimborsato. Il denaro si muove presso il fornitore dei pagamenti.', returnReason: 'Codice del motivo', withoutFee: 'Senza il costo del reso',
  },
  fields: {
    status: 'Stato', compliant: 'Conforme', order: 'Ordine', orderNumber: 'Ordine', announced: 'Annunciato', quantityExpected: 'Attesi', quantityReceived: 'Ricevuti', classification: 'Condizione', note: 'Nota', reasonCode: 'Codice del motivo', receivedAt: 'Arrivato', inspectedAt: 'Controllato', closedAt: 'Chiuso', cancelledAt: 'Annullato', cancelReason: 'Motivo', wmsReference: 'Riferimento del magazzino',
    label: 'Etichetta', storeCredit: 'Buono', expiresAt: 'Valido fino al', fee: 'Costo del reso', barcode: 'EAN', carrier: 'Corriere', lotNumber: 'Lotto', serialNumber: 'Numero di serie', exchange: 'Vuole invece', amount: 'Importo',
  },
  titleOf: (number) => `Reso ${number}`, photo: (place) => `Foto ${place} del cliente`, tries: (count) => `Tentativi: ${count}`, units: (received, expected) => `${received} di ${expected}`,
  sellableOf: (item) => `${item}: vendibili`, otherOf: (item) => `${item}: in altra condizione`, conditionOf: (item) => `${item}: quale condizione`, remarkOf: (item) => `${item}: nota`,
};
