import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in German. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    absent: 'Die Liste enthält diese Bestellung nicht mehr oder noch nicht.', title: 'Wie die Schnittstellen sie zeigen', hint: 'Was jede Verbindung jetzt zu dieser Bestellung erhält, von ihrer eigenen Schnittstelle und mit ihren eigenen Rechten. Das Ansehen ist kein Aufruf der Verbindung: Nichts wird protokolliert, nichts dadurch angenommen. Von einer Schnittstelle, die Bestellungen auflistet, ist nur diese zu sehen; eine Liste ohne sie ist leer.',
    none: 'Keine aktive Verbindung darf diese Bestellung lesen.', copy: 'Kopieren, wie gesendet', copied: 'Kopiert', answer: (letter) => `Was ${letter} antwortet`, names: { A: 'Fulfillment-API', B: 'WMS mit JSON', C: 'WMS mit XML', D: 'Commerce-API' },
  },
  bulk: {
    clear: 'Auswahl aufheben', copied: 'Kopiert', copy: 'Als CSV kopieren', download: 'CSV herunterladen', order: 'Bestellung', orders: 'Bestellungen', reason: 'Grund', report: 'Was aus jeder Bestellung wurde', result: 'Ergebnis', selectPage: 'Alle dieser Seite auswählen', stop: 'Anhalten',
    selectOne: (number) => `Bestellung ${number} auswählen`, selected: (count) => `${String(count)} ausgewählt`, count: (count) => (count === 1 ? '1 Bestellung' : `${String(count)} Bestellungen`), wouldChange: (count) => `Würden sich ändern: ${String(count)}`, same: (count) => `Blieben, wie sie sind: ${String(count)}`,
    refused: (count) => `Würden abgelehnt: ${String(count)}`, carryOut: (count) => `Ausführen für ${String(count)}`, progress: (done, all) => `${String(done)} von ${String(all)}.`, results: { changed: 'Geändert', refused: 'Abgelehnt', same: 'Unverändert', stopped: 'Nicht gesendet', waiting: 'Wartet' },
  },
  questions: {
    document: 'Dokument', documentsAdvice: 'Neu geschrieben ersetzt es das vorige. Zollerklärungen brauchen Angaben zu den Artikeln: Sie werden über den Graphen veröffentlicht.', labelsAdvice: 'Fertige Etiketten bleiben; fehlende und misslungene werden gemacht.', note: 'Notiz', noteAdvice: 'Nur für die Leute des Unternehmens.', parcels: 'Pakete', payment: 'Zahlung', paymentAdvice: 'Was auf die Zahlung wartet, geht weiter, sobald sie da ist.', refundAdvice: 'Hält fest, was erstattet wurde; das Geld selbst bewegt der Zahlungsanbieter.', refundedShipping: 'Davon für den Versand', replaceAdvice: 'Schickt Stück noch einmal, kostenlos, in einer neuen Bestellung.', weight: 'Gewicht je Paket, in Gramm',
  },
  more: 'Weitere Aktionen', printables: { title: 'Etiketten und Dokumente', label: (parcel) => (parcel === 0 ? 'Etikett für den Rückweg' : `Etikett von Paket ${String(parcel)}`) },
  documentTypes: { INVOICE: 'Rechnung', RECEIPT: 'Quittung', CUSTOMS: 'Zollerklärung', PACKING_SLIP: 'Packzettel', INSERT: 'Beilage', OTHER: 'Anderes' },
  fields: {
    staffNotes: 'Notizen des Teams', nodes: 'Notizen', text: 'Text', author: 'Verfasst von', createdAt: 'Geschrieben am', replacements: 'Ersetzt durch', number: 'Nummer', labels: 'Etiketten', parcel: 'Paket', format: 'Format', trackingNumber: 'Sendungsnummer', failureReason: 'Warum es misslang', orderDocuments: 'Dokumente', documents: 'Dokumente', type: 'Art', filename: 'Datei', externalReady: 'Zolldokumente fertig', externalRequired: 'Zolldokumente nötig',
  },
  events: {
    'order.tags_changed': 'Schlagwörter geändert', 'order.address_changed': 'Adresse geändert', 'order.notes_changed': 'Notizen geändert', 'order.lines_changed': 'Positionen geändert', 'order.lines_cancelled': 'Positionen storniert', 'order.item_replaced': 'Artikel ersetzt',
    'order.fixed': 'Zurück ans Lager', 'order.reship_created': 'Noch einmal in neuer Bestellung', 'order.ready_for_pickup': 'Bereit zur Abholung', 'order.collected': 'Abgeholt', 'order.documents_changed': 'Dokumente geändert', 'order.customer_changed': 'Kunde geändert',
    'order.customer_erased': 'Kunde gelöscht', 'order.shipping_method_changed': 'Versandart geändert', 'order.priority_changed': 'Priorität geändert', 'order.allocated': 'Standort gewählt', 'fulfillment.closed': 'Fulfillment-Auftrag geschlossen', 'fulfillment.cancelled': 'Fulfillment-Auftrag storniert',
    'fulfillment.withdrawn': 'Vom Lager zurückgenommen', 'fulfillment.moved': 'An anderen Standort verlegt', 'fulfillment.exported': 'Ans Lager gesendet', 'shipment.voided': 'Paket entwertet', 'return.label_made': 'Etikett der Retoure gemacht', 'return.label_failed': 'Etikett der Retoure misslungen',
    'return.cancelled': 'Retoure storniert', 'return.matched': 'Retoure zugeordnet', 'return.tags_changed': 'Schlagwörter der Retoure geändert', 'refund.linked': 'Erstattung einer Retoure zugeordnet', 'label.voided': 'Etikett entwertet', 'label.failed': 'Etikett misslungen',
    'document.published': 'Dokument veröffentlicht', 'store_credit.issued': 'Guthaben ausgestellt',
  },
};
