import type { ReturnWords } from '../return-words.js';

/** Returns in German. */
export const RETURNS: ReturnWords = {
  title: 'Retouren', search: 'Retouren durchsuchen', searchHint: 'Nummer, Bestellung, Name, Sendungsnummer, SKU', none: 'Keine Retoure ist so', noneAdvice: 'Nehmen Sie weniger Filter oder andere Wörter: einen Teil der Nummer der Retoure oder Bestellung, einen Namen, eine SKU oder Sendungsnummer.', showAll: 'Alle Retouren zeigen',
  resolution: 'Der Kunde bekommt', method: 'Kommt zurück', source: 'Begonnen von', ofOrder: 'Zur Bestellung', verdict: 'Geprüft', compliant: 'In Ordnung', notCompliant: 'Nicht in Ordnung', openedFrom: 'Begonnen ab', openedTo: 'Begonnen bis',
  notFound: 'Diese Retoure gibt es nicht', notFoundAdvice: 'Suchen Sie sie in der Liste: Vielleicht gehört sie zu einem anderen Unternehmen.', back: 'Zurück zur Liste', noOrder: 'Die Bestellung ist noch nicht bekannt', unannounced: 'Niemand hatte dieses Paket angekündigt.', cancelled: 'Storniert', condition: 'Zustand', reason: 'Grund', remark: 'Bemerkung',
  instead: 'Möchte stattdessen', lot: 'Charge oder Seriennummer', outcome: 'Was gefunden wurde', allThere: 'Alles ist da und verkäuflich.', missing: 'Fehlt', notSellable: 'Nicht verkäuflich', unexpected: 'Nicht erwartet', photos: 'Fotos des Kunden', photosHint: 'Ein Foto öffnet sich in einem neuen Tab; seine Adresse gilt eine Viertelstunde.',
  label: 'Etikett und Paket', noLabel: 'Die Plattform macht kein Etikett dafür.', printLabel: 'Etikett öffnen', nextTry: 'Nächster Versuch', fee: 'Gebühr', terms: 'Was dem Kunden gesagt wurde', goods: 'Artikel', due: 'Zu erstatten', policy: 'Fassung der Regeln', credit: 'Guthaben', validUntil: 'gültig bis', exchangeOrder: 'Umtausch',
  dates: 'Zeiten', notes: 'Notiz für das Lager', noTimeline: 'Einen Verlauf gibt es, sobald die Bestellung bekannt ist.', location: 'Geht an',
  columns: { number: 'Retoure', status: 'Status', order: 'Bestellung', customer: 'Kunde', opened: 'Begonnen', units: 'Stück', resolution: 'Der Kunde bekommt', location: 'Standort', tags: 'Schlagwörter', changed: 'Geändert' },
  usual: { all: 'Alle', open: 'Erwartet', arrived: 'Eingegangen', faulty: 'Nicht in Ordnung', unannounced: 'Nicht angekündigt' },
  resolutions: { REFUND: 'Geld', EXCHANGE: 'Einen anderen Artikel', STORE_CREDIT: 'Guthaben' }, methods: { CARRIER_LABEL: 'Mit dem Versanddienst', IN_STORE: 'In eine Filiale' }, sources: { PORTAL: 'Dem Kunden', CHANNEL: 'Dem Shop oder Team', WAREHOUSE: 'Dem Lager' },
  labelStates: { PENDING: 'Wird gemacht', READY: 'Fertig', FAILED: 'Fehlgeschlagen' }, conditions: { SELLABLE: 'Verkäuflich', DAMAGED: 'Beschädigt', QUARANTINE: 'In Quarantäne', BLOCKED: 'Gesperrt' },
  times: { createdAt: 'Begonnen', acceptedAt: 'Vom Lager angenommen', receivedAt: 'Eingegangen', inspectedAt: 'Geprüft', closedAt: 'Geschlossen', cancelledAt: 'Storniert' },
  actions: {
    expectReturn: 'Genehmigen und ankündigen', returnInTransit: 'Sie ist unterwegs', receiveReturn: 'Annehmen', closeReturn: 'Schließen', cancelReturn: 'Ablehnen oder stornieren', labelAgain: 'Etikett neu machen', matchReturn: 'Bestellung zuordnen', refundReturn: 'Erstatten', storeCredit: 'Guthaben ausstellen', linkRefund: 'Erstattung zuordnen', announceReturn: 'Retoure beginnen',
  },
  questions: {
    announceAdvice: 'Von Stücken, die versandt sind. Sie wird dem Standort angekündigt, der sie versandt hat.', cancelAdvice: 'Der Grund bleibt bei der Retoure.', chosenRefund: 'Erstattung', comment: 'Kommentar', labelWanted: 'Etikett für den Kunden machen', matchAdvice: 'Ihre Positionen werden die der Bestellung und können erstattet werden.', matchedOrder: 'Bestellung', receiveAdvice: 'Was nicht da ist, fehlt. Bis die Retoure geschlossen ist, ersetzt eine weitere Meldung diese.',
    refundReturnAdvice: 'Lassen Sie jede 0 stehen, um zu erstatten, was kam und noch nicht erstattet ist. Das Geld selbst bewegt der Zahlungsdienst.', returnReason: 'Code des Grundes', withoutFee: 'Ohne die Gebühr',
  },
  fields: {
    status: 'Status', compliant: 'In Ordnung', order: 'Bestellung', orderNumber: 'Bestellung', announced: 'Angekündigt', quantityExpected: 'Erwartet', quantityReceived: 'Eingegangen', classification: 'Zustand', note: 'Bemerkung', reasonCode: 'Code des Grundes', receivedAt: 'Eingegangen am', inspectedAt: 'Geprüft am', closedAt: 'Geschlossen am', cancelledAt: 'Storniert am', cancelReason: 'Grund', wmsReference: 'Referenz des Lagers',
    label: 'Etikett', storeCredit: 'Guthaben', expiresAt: 'Gültig bis', fee: 'Gebühr', barcode: 'EAN', carrier: 'Versanddienst', lotNumber: 'Charge', serialNumber: 'Seriennummer', exchange: 'Möchte stattdessen', amount: 'Betrag',
  },
  titleOf: (number) => `Retoure ${number}`, photo: (place) => `Foto ${place} des Kunden`, tries: (count) => `Versuche: ${count}`, units: (received, expected) => `${received} von ${expected}`,
  sellableOf: (item) => `${item}: verkäuflich`, otherOf: (item) => `${item}: in anderem Zustand`, conditionOf: (item) => `${item}: welcher Zustand`, remarkOf: (item) => `${item}: Bemerkung`,
};
