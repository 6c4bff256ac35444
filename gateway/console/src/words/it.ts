import { ORDER_WORK } from './order-work/it.js';
import { INTEGRATIONS } from './it-integrations.js';
import type { Words } from './words.js';
import { NAVIGATION } from './navigation/it.js';
import { RETURNS } from './returns/it.js';
import { LIVE, TODAY } from './today/it.js';

/** The console in Italian. */
export const WORDS: Words = {
  live: LIVE,
  today: TODAY,
  navigation: NAVIGATION,
  shell: {
    title: 'Console Portico', console: 'Console', skip: 'Vai al contenuto', pages: 'Pagine', company: 'Azienda', sandbox: 'Sandbox', account: 'Account', lead: 'Accedi per vedere e gestire gli ordini della tua azienda.',
    ended: 'L’accesso è scaduto. Accedi di nuovo: torni a questa pagina.', notSignedIn: 'Accesso non riuscito:', insecure: 'I browser accedono solo via https o dal proprio computer. Apri la console a un indirizzo che inizia con https.',
    signIn: 'Accedi', signOut: 'Esci', language: 'Lingua', theme: 'Aspetto', themes: { system: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' }, help: 'Tasti', close: 'Chiudi', retry: 'Riprova', loading: 'Caricamento …',
    missing: 'Questa pagina non esiste', toOrders: 'Agli ordini',
  },
  orders: {
    title: 'Ordini', none: 'Nessun ordine corrisponde', noneAdvice: 'Usa meno filtri o altre parole: parte di un numero, un nome, un indirizzo e-mail, uno SKU o un numero di spedizione.', showAll: 'Mostra tutti gli ordini', pages: 'Pagine dell’elenco', previous: 'Pagina precedente', next: 'Pagina successiva',
    chooseColumns: 'Colonne', keptHere: 'Resta in questo browser, solo per te.', search: 'Cerca negli ordini', searchHint: 'Numero, nome, e-mail, SKU, spedizione', find: 'Cerca', savedFilters: 'Filtri salvati', save: 'Salva questo filtro', filterName: 'Nome', filters: 'Filtri',
    apply: 'Applica', clear: 'Azzera', any: 'Tutti', unallocated: 'Nessuna sede', lateAgainstPromise: 'In ritardo sulla promessa', country: 'Paese', carrier: 'Corriere', tag: 'Tag', openForDays: 'Aperto da almeno giorni', placedFrom: 'Ricevuto dal', placedTo: 'Ricevuto fino al', sortedBy: 'Ordina per',
    columns: { number: 'Ordine', status: 'Stato', placed: 'Ricevuto', customer: 'Cliente', destination: 'Destinazione', total: 'Totale', payment: 'Pagamento', location: 'Sede', waiting: 'In attesa di', promised: 'Promesso', channel: 'Canale', tags: 'Tag', changed: 'Modificato' },
    usual: { all: 'Tutti', open: 'Aperti', held: 'Bloccati', late: 'In ritardo', old: 'Aperti da 3 giorni', stock: 'In attesa di scorte' },
    remove: (name) => `Elimina «${name}»`, found: (count, isLeast) => (isLeast ? `Più di ${count} ordini` : count === '1' ? '1 ordine' : `${count} ordini`),
  },
  order: {
    title: (number) => `Ordine ${number}`, notFound: 'Questo ordine non esiste', notFoundAdvice: 'Cercalo nell’elenco: può essere di un’altra azienda.', lines: 'Righe', item: 'Articolo', sku: 'SKU', quantity: 'Quantità', shipped: 'Spedite', cancelled: 'Annullate', unitPrice: 'Prezzo', sum: 'Importo', stock: 'Disponibili',
    fulfillmentOrders: 'Ordini di evasione', noFulfillmentOrders: 'Nessuna sede è stata ancora scelta.', ordered: 'Ordinate', open: 'Aperte', picked: 'Prelevate', missing: 'Mancanti', noLocation: 'Nessuna sede', rejected: 'Rifiutato', acceptedAt: 'Accettato', reference: 'Riferimento del magazzino', byHand: 'Lavorato a mano',
    parcels: 'Colli', noParcels: 'Non è ancora partito niente.', track: 'Segui', shippedAt: 'Spedito', deliveredAt: 'Consegnato', returns: 'Resi', noReturns: 'Non rientra niente.', expected: 'Attese', received: 'Ricevute', refunds: 'Rimborsi', noRefunds: 'Nessun rimborso.',
    timeline: 'Cronologia', timelineHint: 'Dal più recente', by: 'da', via: 'tramite', customer: 'Cliente', shippingAddress: 'Spedizione', billingAddress: 'Fatturazione', totals: 'Importi', subtotal: 'Articoli', discounts: 'Sconti', shipping: 'Spedizione', tax: 'Imposte', total: 'Totale', refunded: 'Rimborsato', currentTotal: 'Resta',
    details: 'Dettagli', notes: 'Nota del cliente', staffNotes: 'Note del team', tags: 'Tag', channel: 'Canale', placed: 'Ricevuto', promised: 'Promesso', payment: 'Pagamento', externalId: 'Id del canale', held: 'Bloccato', waitsFor: 'In attesa di', cancelledBecause: 'Annullato', method: 'Metodo di spedizione', replaces: 'Sostituisce', replacedBy: 'Sostituito da', back: 'Torna all’elenco',
  },
  actions: {
    title: 'Azioni', check: 'Mostra che cosa cambierebbe', carryOut: 'Esegui', changeInput: 'Correggi', wouldChange: 'Che cosa cambierebbe', nothing: 'Non cambierebbe niente.', field: 'Campo', before: 'Ora', after: 'Dopo', done: 'Fatto', readOnly: 'Puoi vedere gli ordini e i resi; per modificarli serve il permesso commerce.write.',
    reason: 'Motivo', addTags: 'Aggiungi tag', removeTags: 'Togli tag', tagHint: 'Più di uno, separati da virgole', location: 'Sede', pickedHint: 'Unità prelevate; quelle che mancano vengono rimborsate dove è automatico.', carrier: 'Corriere', trackingNumber: 'Numero di spedizione', withoutTracking: 'Senza tracciamento, con un nostro mezzo',
    reasonCode: 'Codice del motivo', message: 'Messaggio', firstName: 'Nome', lastName: 'Cognome', address1: 'Indirizzo', address2: 'Indirizzo, seconda riga', postalCode: 'CAP', city: 'Città', countryCode: 'Paese', phone: 'Telefono', yes: 'sì', no: 'no', absent: 'niente', meanwhile: 'Qualcun altro ha salvato questo nel frattempo: qui sotto c’è ciò che la tua versione ne cambierebbe.',
    names: { hold: 'Blocca', release: 'Sblocca', cancel: 'Annulla l’ordine', tag: 'Cambia i tag', address: 'Correggi l’indirizzo', reroute: 'Sposta a un’altra sede', accept: 'Accetta', pick: 'Registra il prelievo', ship: 'Consegna al corriere', reject: 'Rifiuta', shortClose: 'Chiudi senza il resto', ready: 'Annuncia il ritiro', collect: 'Consegna al cliente', note: 'Aggiungi una nota', refund: 'Registra un rimborso', replace: 'Spedisci di nuovo', split: 'Sposta alcune unità', fix: 'Rimanda al magazzino', payment: 'Imposta il pagamento', documentsReady: 'I documenti doganali sono pronti', documents: 'Crea un documento', makeLabels: 'Crea le etichette', voidLabels: 'Annulla le etichette', customer: 'Correggi il cliente', billing: 'Correggi l’indirizzo di fatturazione', invoice: 'Correggi i dati di fatturazione', delivery: 'Cambia spedizione e priorità', fewer: 'Togli delle unità', addItem: 'Aggiungi un articolo', editNote: 'Modifica la nota', deleteNote: 'Togli la nota', customs: 'Scrivi una dichiarazione doganale', publish: 'Pubblica un documento' },
  },
  orderWork: ORDER_WORK,
  statuses: {
    order: { RECEIVED: 'Ricevuto', ON_HOLD: 'Bloccato', IN_FULFILLMENT: 'In evasione', SHIPPED: 'Spedito', DELIVERED: 'Consegnato', CANCELLATION_REQUESTED: 'Annullamento richiesto', CANCELLED: 'Annullato' },
    payment: { PENDING: 'In attesa', AUTHORIZED: 'Autorizzato', PAID: 'Pagato', CAPTURED: 'Incassato', PARTIALLY_REFUNDED: 'Rimborsato in parte', REFUNDED: 'Rimborsato', VOIDED: 'Stornato', EXPIRED: 'Scaduto' },
    waiting: { HOLD: 'Sblocco', PAYMENT: 'Pagamento', CARRIER: 'Corriere', ITEM_CODES: 'Codici articolo', STOCK: 'Scorte' },
    fulfillment: { NOT_READY: 'Non pronto', TO_FULFILL: 'Da evadere', ACCEPTED: 'Accettato', PROCESSED: 'Prelevato', SHIPPED: 'Spedito', CANCEL_REQUESTED: 'Annullamento richiesto', CANCELLED: 'Annullato', REJECTED: 'Rifiutato', CLOSED: 'Chiuso' },
    shipment: { LABEL_CREATED: 'Etichetta creata', PICKED_UP: 'Ritirato', IN_TRANSIT: 'In viaggio', OUT_FOR_DELIVERY: 'In consegna', READY_FOR_PICKUP: 'Pronto per il ritiro', DELIVERED: 'Consegnato', EXCEPTION: 'Problema', RETURNED_TO_SENDER: 'Rispedito al mittente', VOIDED: 'Annullato' },
    return: { REQUESTED: 'Richiesto', AWAITING_RECEIPT: 'Atteso', IN_TRANSIT: 'In viaggio', RECEIVED: 'Ricevuto', COMPLIANT: 'Conforme', NOT_COMPLIANT: 'Non conforme', CLOSED: 'Chiuso', CANCELLED: 'Annullato' },
  },
  fields: {
    readyForPickupAt: 'Pronto per il ritiro dal', status: 'Stato', paymentStatus: 'Pagamento', onHold: 'Bloccato', holdReason: 'Motivo del blocco', waitingReasons: 'In attesa di', unallocated: 'Senza sede', tags: 'Tag', cancellation: 'Annullamento', reason: 'Motivo', shippingAddress: 'Spedizione', totals: 'Importi', currentTotal: 'Resta', refunded: 'Rimborsato', refunds: 'Rimborsi', fulfillmentOrders: 'Ordini di evasione', lines: 'Righe', shipments: 'Colli', returns: 'Resi', quantity: 'Quantità', quantityOrdered: 'Ordinate', quantityOpen: 'Aperte', quantityPicked: 'Prelevate', quantityUnfulfillable: 'Mancanti', quantityShipped: 'Spedite', quantityCancelled: 'Annullate', acceptedAt: 'Accettato', location: 'Sede', code: 'Codice', name: 'Nome', hasSystem: 'Ha un sistema', trackingNumbers: 'Numeri di spedizione', carrierCode: 'Corriere (codice)', carrierName: 'Corriere', trackingUrl: 'Indirizzo di tracciamento', shippedAt: 'Spedito il', amount: 'Importo', currency: 'Valuta', rejection: 'Rifiuto', reasonCode: 'Codice del motivo', message: 'Messaggio', firstName: 'Nome', lastName: 'Cognome', address1: 'Indirizzo', address2: 'Indirizzo, seconda riga', postalCode: 'CAP', city: 'Città', countryCode: 'Paese', phone: 'Telefono', total: 'Totale', sku: 'SKU', title: 'Articolo', shipping: 'Spedizione', tax: 'Imposte', subtotal: 'Articoli', discounts: 'Sconti', refundedAt: 'Rimborsato il',
  },
  keys: { '/': 'Cerca', '?': 'Questo elenco', Enter: 'Apri l’ordine', Esc: 'Lascia la ricerca, chiudi una finestra', 'j k': 'Giù e su nell’elenco, come le frecce', 'n p': 'Pagina successiva e precedente', x: 'Seleziona l’ordine; con Maiusc tutti dall’ultimo' },
  failures: {
    NETWORK: 'Il server non ha risposto. Controlla la connessione e riprova.', FORBIDDEN: 'Non puoi vederlo o farlo. Chiedi il permesso a un titolare o amministratore dell’azienda.', UNAUTHENTICATED: 'L’accesso è scaduto. Accedi di nuovo.', RATE_LIMITED: 'Troppe richieste. Attendi un momento e riprova.',
    UNAVAILABLE: 'Il server è occupato. Riprova tra qualche secondo.', INVALID_STATE: 'Lo stato attuale non lo permette.', BAD_INPUT: 'Qualcosa di quanto inserito non va bene.', NOT_FOUND: 'Non c’è più. Ricarica la pagina.', OTHER: 'Non ha funzionato.',
  },
  events: {
    'order.placed': 'Ricevuto', 'order.released': 'Sbloccato', 'order.held': 'Bloccato', 'order.status_changed': 'Stato cambiato', 'order.payment_changed': 'Pagamento cambiato', 'order.cancelled': 'Annullato', 'order.edited': 'Modificato', 'fulfillment.ready': 'Pronto per il magazzino', 'fulfillment.accepted': 'Accettato dal magazzino',
    'fulfillment.rejected': 'Rifiutato dal magazzino', 'fulfillment.picked': 'Prelevato', 'fulfillment.shipped': 'Ordine di evasione spedito', 'shipment.shipped': 'Collo spedito', 'shipment.tracking_updated': 'Notizie del collo', 'label.made': 'Etichetta creata', 'alert.raised': 'Avviso', 'return.created': 'Reso iniziato', 'return.expected': 'Reso atteso',
    'return.accepted': 'Reso accettato dal magazzino', 'return.received': 'Reso ricevuto', 'return.status_changed': 'Reso cambiato', 'refund.recorded': 'Rimborsato',
  },
  integrations: INTEGRATIONS,
  returns: RETURNS,
};
