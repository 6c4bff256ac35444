import type { StockWords } from '../stock-words.js';

/** Stock in Italian. */
export const WORDS: StockWords = {
  title: 'Giacenze', lead: 'Che cosa hanno comunicato i magazzini, che cosa ne trattengono gli ordini, che cosa possono vendere i canali, e perché le cifre differiscono.', reconciliation: 'Riconciliazione', inventory: 'Inventario', inventoryLead: 'Che cosa è disponibile e dove; prima ciò che è cambiato per ultimo.', search: 'Trova un articolo', searchHint: 'SKU esatto',
  none: 'Nessuna giacenza è così', noneAdvice: 'Scelga un’altra differenza o un’altra sede. Gli articoli compaiono quando un magazzino li comunica, qualcuno li conta o un ordine li riserva.', showAll: 'Mostra tutte le giacenze', unknownItem: 'Nessun articolo ha questo SKU', unknownItemAdvice: 'Gli SKU si confrontano lettera per lettera, maiuscole comprese. Gli articoli vengono dal catalogo.',
  noneAnywhere: 'Non è ancora da nessuna parte', noneAnywhereAdvice: 'Nessun magazzino l’ha comunicato, nessuno l’ha contato e nessun ordine lo riserva. Lo conti, o indichi che cosa è in arrivo.', difference: 'Differenza', location: 'Sede', byHand: 'Contato da persone', bySystem: 'Comunicato dal sistema del magazzino', barcode: 'EAN', changed: 'Modificato', where: 'Dove',
  onHand: 'Presenti', reserved: 'Riservati', published: 'Vendibili', reported: 'Comunicati', sum: 'Come si compone', accepted: 'Accettati, non spediti', acceptedAdvice: 'Anche queste unità sono sullo scaffale: una comunicazione esclude ciò che è stato accettato.', reservedBy: 'Riservati da', acceptedBy: 'Accettati, non spediti, per', noReservation: 'Nessun ordine ne trattiene.', levels: 'Come comunicato', place: 'Posto', condition: 'Condizione', units: 'Unità', asOf: 'Contato',
  incoming: 'In arrivo', noIncoming: 'Niente è in arrivo.', expectedAt: 'Previsto', orders: 'Tutti gli ordini con questo articolo', audit: 'Conteggi e modifiche qui', back: 'Torna all’elenco',
  count: 'Conta', countAdvice: 'Conti ciò che si trova lì senza le unità degli ordini accettati.', countedElsewhere: 'Le sedi con un sistema di magazzino qui mancano: il loro sistema comunica ciò che ha contato.', counted: 'Unità contate', stale: 'È noto un conteggio più recente: questo non cambierebbe niente.', setIncoming: 'Merce in arrivo', incomingAdvice: 'Tutto ciò che è in viaggio verso la sede; sostituisce ciò che era previsto prima. Senza arrivi non si attende niente.', addArrival: 'Aggiungi un arrivo', removeArrival: 'Togli', readOnly: 'Può guardare le giacenze; per contarle serve il permesso commerce.write.',
  columns: { sku: 'SKU', item: 'Articolo', location: 'Sede', onHand: 'Presenti', reserved: 'Riservati', published: 'Vendibili', accepted: 'Accettati', incoming: 'In arrivo', difference: 'Perché differiscono' },
  usual: { all: 'Tutte', different: 'Con una differenza', oversold: 'Sovravendute', unreported: 'Mai comunicate', miscounted: 'Conto errato', notSellable: 'Non vendibili' },
  kinds: { OVERSOLD: 'Sovravenduto', MISCOUNTED: 'Conto errato', NEVER_REPORTED: 'Mai comunicato', NOT_SELLABLE: 'Non vendibile', RESERVED: 'Riservato' },
  reasons: {
    OVERSOLD: 'È riservato più di quanto è stato comunicato. Ai canali si dice 0: conti l’articolo, indichi nuovi arrivi, oppure sposti o annulli ordini.', MISCOUNTED: 'La riserva non è la somma degli ordini: lo dica a chi gestisce la piattaforma.', NEVER_REPORTED: 'Qui nessuno l’ha ancora comunicato o contato. Chieda al magazzino una comunicazione completa, o lo conti.',
    NOT_SELLABLE: 'Unità che non sono in condizione di essere vendute.', RESERVED: 'Unità di ordini che la sede non ha ancora accettato.',
  },
  conditions: { SELLABLE: 'Vendibile', DAMAGED: 'Danneggiato', QUARANTINE: 'In quarantena', BLOCKED: 'Bloccato' },
  more: (count) => `e altri ${count}`, arrival: (units, at) => `${units} il ${at}`,
};
