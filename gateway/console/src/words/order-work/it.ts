import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in Italian. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    absent: 'L’elenco non contiene più, o non ancora, questo ordine.', title: 'Come lo mostrano le interfacce', hint: 'Che cosa riceve ora ogni connessione su questo ordine, dalla propria interfaccia e con i propri diritti. Guardarlo non è una chiamata della connessione: non si registra nulla e nulla viene preso in carico. Di un’interfaccia che elenca ordini si vede solo questo; un elenco che non lo contiene è vuoto.',
    none: 'Nessuna connessione attiva può leggere questo ordine.', copy: 'Copia come viene inviato', copied: 'Copiato', answer: (letter) => `Che cosa risponde ${letter}`, names: { A: 'API di evasione', B: 'WMS JSON', C: 'WMS XML', D: 'API commerce' },
  },
  bulk: {
    clear: 'Annulla la selezione', copied: 'Copiato', copy: 'Copia come CSV', download: 'Scarica CSV', order: 'Ordine', orders: 'Ordini', reason: 'Motivo', report: 'Esito di ogni ordine', result: 'Esito', selectPage: 'Seleziona tutta la pagina', stop: 'Ferma',
    selectOne: (number) => `Seleziona l’ordine ${number}`, selected: (count) => `${String(count)} selezionati`, count: (count) => (count === 1 ? '1 ordine' : `${String(count)} ordini`), wouldChange: (count) => `Cambierebbero: ${String(count)}`, same: (count) => `Resterebbero come sono: ${String(count)}`,
    refused: (count) => `Verrebbero rifiutati: ${String(count)}`, carryOut: (count) => `Esegui su ${String(count)}`, progress: (done, all) => `${String(done)} di ${String(all)}.`, results: { changed: 'Modificato', refused: 'Rifiutato', same: 'Invariato', stopped: 'Non inviato', waiting: 'In attesa' },
  },
  questions: {
    document: 'Documento', documentsAdvice: 'Scritto di nuovo, sostituisce il precedente.', labelsAdvice: 'Le etichette pronte restano; si creano quelle mancanti o non riuscite.', note: 'Nota', noteAdvice: 'Solo per le persone dell’azienda.', parcels: 'Colli', payment: 'Pagamento', paymentAdvice: 'Ciò che attende il pagamento prosegue quando c’è.', refundAdvice: 'Registra quanto è stato restituito; il denaro si muove presso il fornitore di pagamento.', refundedShipping: 'Di cui per la spedizione', replaceAdvice: 'Spedisce di nuovo delle unità, gratis, in un nuovo ordine.', weight: 'Peso di ciascuno, in grammi',
    name: 'Nome', email: 'Indirizzo e-mail', phone: 'Telefono', customerAdvice: 'E-mail e telefono si cambiano finché tutto non è partito; il nome finché un magazzino non preleva, o sempre dove l’indirizzo ne ha uno proprio.', billingAdvice: 'Svuotato, non ce n’è.', taxCode: 'Codice fiscale', vatNumber: 'Partita IVA', certifiedEmail: 'PEC', recipientCode: 'Codice SDI', methodCode: 'Codice del metodo', methodName: 'Metodo di spedizione', carrierCode: 'Corriere', serviceCode: 'Servizio del corriere', shippingType: 'Velocità', priority: 'Priorità, 1 la più alta', notes: 'Note per il magazzino', deliveryAdvice: 'Come viaggia si cambia finché un magazzino non lo accetta. Senza priorità ha quella della sua velocità.', fewerAdvice: 'Quante unità di ognuno si vogliono ancora; 0 annulla una riga. Le unità prelevate restano.', addItemAdvice: 'Finché un magazzino non accetta l’ordine. La sede la sceglie l’instradamento.', sku: 'SKU', quantity: 'Unità', unitPrice: 'Prezzo di una, IVA inclusa', file: 'File', position: 'Dove viaggia', documentNumber: 'Il suo numero', customsAdvice: 'Una per ogni ordine di evasione. Senza paese d’origine è quello da cui si spedisce.', publishAdvice: 'PDF, PNG, JPEG, ZPL o testo, fino a 1,4 MB. Un documento doganale all’esterno del pacco ne conclude l’attesa.',
  },
  choices: { STANDARD: 'Standard', EXPRESS: 'Espresso', INTERNAL: 'Dentro il pacco', EXTERNAL: 'Fuori dal pacco' }, ofLine: { hsCode: (item) => `Codice SA di ${item}`, originCountry: (item) => `Paese d’origine di ${item}` },
  more: 'Altre azioni', printables: { title: 'Etichette e documenti', label: (parcel) => (parcel === 0 ? 'Etichetta di reso' : `Etichetta del collo ${String(parcel)}`) },
  documentTypes: { INVOICE: 'Fattura', RECEIPT: 'Ricevuta', CUSTOMS: 'Dichiarazione doganale', PACKING_SLIP: 'Documento di trasporto', INSERT: 'Inserto', OTHER: 'Altro' },
  fields: {
    unitPrice: 'Prezzo unitario', customer: 'Cliente', email: 'Indirizzo e-mail', billingAddress: 'Fatturato a', taxCode: 'Codice fiscale', vatNumber: 'Partita IVA', certifiedEmail: 'PEC', recipientCode: 'Codice SDI', methodCode: 'Codice del metodo', serviceCode: 'Servizio del corriere', invoiceDetails: 'Dati di fatturazione', priority: 'Priorità',
    staffNotes: 'Note del team', nodes: 'Note', text: 'Testo', author: 'Autore', createdAt: 'Scritta il', replacements: 'Sostituito da', number: 'Numero', labels: 'Etichette', parcel: 'Collo', format: 'Formato', trackingNumber: 'Numero di spedizione', failureReason: 'Perché non è riuscita', orderDocuments: 'Documenti', documents: 'Documenti', type: 'Tipo', filename: 'File', externalReady: 'Documenti doganali pronti', externalRequired: 'Documenti doganali necessari',
  },
  events: {
    'order.tags_changed': 'Tag modificati', 'order.address_changed': 'Indirizzo modificato', 'order.notes_changed': 'Note modificate', 'order.lines_changed': 'Righe modificate', 'order.lines_cancelled': 'Righe annullate', 'order.item_replaced': 'Articolo sostituito',
    'order.fixed': 'Rimandato al magazzino', 'order.reship_created': 'Rispedito in un nuovo ordine', 'order.ready_for_pickup': 'Pronto per il ritiro', 'order.collected': 'Ritirato', 'order.documents_changed': 'Documenti modificati', 'order.customer_changed': 'Cliente modificato',
    'order.customer_erased': 'Cliente cancellato', 'order.shipping_method_changed': 'Metodo di spedizione modificato', 'order.priority_changed': 'Priorità modificata', 'order.allocated': 'Sede scelta', 'fulfillment.closed': 'Ordine di evasione chiuso', 'fulfillment.cancelled': 'Ordine di evasione annullato',
    'fulfillment.withdrawn': 'Ripreso dal magazzino', 'fulfillment.moved': 'Spostato a un’altra sede', 'fulfillment.exported': 'Inviato al magazzino', 'shipment.voided': 'Collo annullato', 'return.label_made': 'Etichetta di reso creata', 'return.label_failed': 'Etichetta di reso non riuscita',
    'return.cancelled': 'Reso annullato', 'return.matched': 'Reso abbinato', 'return.tags_changed': 'Tag del reso modificati', 'refund.linked': 'Rimborso collegato a un reso', 'label.voided': 'Etichetta annullata', 'label.failed': 'Etichetta non riuscita',
    'document.published': 'Documento pubblicato', 'store_credit.issued': 'Buono emesso',
  },
  doneBy: { itself: 'in automatico', shopper: 'il cliente' },
  ways: { returns: 'la pagina dei resi', tracking: 'il tracciamento', 'portico-console': 'questa console', 'portico-cli': 'la riga di comando', 'portico-graphiql': 'GraphiQL', graphql: 'GraphQL' },
};
