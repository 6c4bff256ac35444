import { ORDER_WORK } from './order-work/de.js';
import { INTEGRATIONS } from './de-integrations.js';
import type { Words } from './words.js';
import { NAVIGATION } from './navigation/de.js';
import { RETURNS } from './returns/de.js';
import { LIVE, TODAY } from './today/de.js';

/** The console in German. */
export const WORDS: Words = {
  live: LIVE,
  today: TODAY,
  navigation: NAVIGATION,
  shell: {
    title: 'Portico-Konsole', console: 'Konsole', skip: 'Zum Inhalt', pages: 'Seiten', company: 'Unternehmen', sandbox: 'Sandbox', account: 'Konto', lead: 'Melden Sie sich an, um die Bestellungen Ihres Unternehmens zu sehen und zu bearbeiten.',
    ended: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an: Sie kommen auf diese Seite zurück.', notSignedIn: 'Sie sind nicht angemeldet:', insecure: 'Browser melden nur über https oder auf dem eigenen Rechner an. Öffnen Sie die Konsole unter einer Adresse, die mit https beginnt.',
    signIn: 'Anmelden', signOut: 'Abmelden', language: 'Sprache', theme: 'Darstellung', themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' }, help: 'Tasten', close: 'Schließen', retry: 'Noch einmal', loading: 'Wird geladen …',
    missing: 'Diese Seite gibt es nicht', toOrders: 'Zu den Bestellungen',
  },
  orders: {
    title: 'Bestellungen', none: 'Keine Bestellung passt dazu', noneAdvice: 'Nehmen Sie weniger Filter oder andere Wörter: Teil einer Nummer, Name, E-Mail-Adresse, SKU oder Sendungsnummer.', showAll: 'Alle Bestellungen zeigen', pages: 'Seiten der Liste', previous: 'Vorige Seite', next: 'Nächste Seite',
    chooseColumns: 'Spalten', keptHere: 'Das bleibt in diesem Browser, nur für Sie.', search: 'Bestellungen suchen', searchHint: 'Nummer, Name, E-Mail, SKU, Sendung', find: 'Suchen', savedFilters: 'Gespeicherte Filter', save: 'Diesen Filter speichern', filterName: 'Name', filters: 'Filter',
    apply: 'Anwenden', clear: 'Leeren', any: 'Alle', unallocated: 'Kein Standort', lateAgainstPromise: 'Später als versprochen', country: 'Land', carrier: 'Versanddienst', tag: 'Schlagwort', openForDays: 'Offen seit Tagen, mindestens', placedFrom: 'Bestellt ab', placedTo: 'Bestellt bis', sortedBy: 'Sortiert nach',
    columns: { number: 'Bestellung', status: 'Status', placed: 'Bestellt', customer: 'Kunde', destination: 'Geht nach', total: 'Summe', payment: 'Zahlung', location: 'Standort', waiting: 'Wartet auf', promised: 'Versprochen', channel: 'Kanal', tags: 'Schlagwörter', changed: 'Geändert' },
    usual: { all: 'Alle', open: 'Offen', held: 'Angehalten', late: 'Verspätet', old: 'Seit 3 Tagen offen', stock: 'Wartet auf Bestand' },
    remove: (name) => `„${name}“ entfernen`, found: (count, isLeast) => (isLeast ? `Mehr als ${count} Bestellungen` : count === '1' ? '1 Bestellung' : `${count} Bestellungen`),
  },
  order: {
    title: (number) => `Bestellung ${number}`, notFound: 'Diese Bestellung gibt es nicht', notFoundAdvice: 'Suchen Sie sie in der Liste: Vielleicht gehört sie zu einem anderen Unternehmen.', lines: 'Positionen', item: 'Artikel', sku: 'SKU', quantity: 'Menge', shipped: 'Versandt', cancelled: 'Storniert', unitPrice: 'Preis', sum: 'Betrag', stock: 'Verfügbar',
    fulfillmentOrders: 'Fulfillment-Aufträge', noFulfillmentOrders: 'Noch ist kein Standort gewählt.', ordered: 'Bestellt', open: 'Offen', picked: 'Kommissioniert', missing: 'Fehlt', noLocation: 'Kein Standort', rejected: 'Abgelehnt', acceptedAt: 'Angenommen', reference: 'Referenz des Lagers', byHand: 'Von Hand bearbeitet',
    parcels: 'Pakete', noParcels: 'Noch ist nichts unterwegs.', track: 'Verfolgen', shippedAt: 'Versandt', deliveredAt: 'Zugestellt', returns: 'Retouren', noReturns: 'Nichts kommt zurück.', expected: 'Erwartet', received: 'Eingegangen', refunds: 'Erstattungen', noRefunds: 'Nichts wurde erstattet.',
    timeline: 'Verlauf', timelineHint: 'Neuestes zuerst', by: 'von', via: 'über', customer: 'Kunde', shippingAddress: 'Lieferung an', billingAddress: 'Rechnung an', totals: 'Beträge', subtotal: 'Artikel', discounts: 'Rabatte', shipping: 'Versand', tax: 'Steuern', total: 'Summe', refunded: 'Erstattet', currentTotal: 'Bleibt',
    details: 'Einzelheiten', notes: 'Notiz des Kunden', staffNotes: 'Notizen des Teams', tags: 'Schlagwörter', channel: 'Kanal', placed: 'Bestellt', promised: 'Versprochen', payment: 'Zahlung', externalId: 'Id des Kanals', held: 'Angehalten', waitsFor: 'Wartet auf', cancelledBecause: 'Storniert', method: 'Versandart', replaces: 'Ersetzt', replacedBy: 'Ersetzt durch', back: 'Zurück zur Liste',
  },
  actions: {
    title: 'Aktionen', check: 'Zeigen, was sich ändern würde', carryOut: 'Ausführen', changeInput: 'Ändern', wouldChange: 'Was sich ändern würde', nothing: 'Es würde sich nichts ändern.', field: 'Feld', before: 'Jetzt', after: 'Dann', done: 'Erledigt', readOnly: 'Sie dürfen Bestellungen und Retouren ansehen; zum Ändern braucht es die Berechtigung commerce.write.',
    reason: 'Grund', addTags: 'Schlagwörter hinzufügen', removeTags: 'Schlagwörter entfernen', tagHint: 'Mehrere mit Komma dazwischen', location: 'Standort', pickedHint: 'Kommissionierte Stücke; was fehlt, wird erstattet, wo das automatisch geschieht.', carrier: 'Versanddienst', trackingNumber: 'Sendungsnummer', withoutTracking: 'Ohne Sendungsverfolgung, mit eigenem Wagen',
    reasonCode: 'Code des Grundes', message: 'Nachricht', firstName: 'Vorname', lastName: 'Nachname', address1: 'Adresse', address2: 'Adresse, zweite Zeile', postalCode: 'Postleitzahl', city: 'Ort', countryCode: 'Land', phone: 'Telefon', yes: 'ja', no: 'nein', absent: 'nichts', meanwhile: 'Jemand anderes hat das inzwischen gespeichert: Unten steht, was Ihres daran ändern würde.',
    names: { hold: 'Anhalten', release: 'Freigeben', cancel: 'Bestellung stornieren', tag: 'Schlagwörter ändern', address: 'Adresse berichtigen', reroute: 'An anderen Standort geben', accept: 'Annehmen', pick: 'Kommissionierung melden', ship: 'Dem Versanddienst übergeben', reject: 'Ablehnen', shortClose: 'Ohne den Rest schließen', ready: 'Abholbereit melden', collect: 'Dem Kunden übergeben', note: 'Notiz hinzufügen', refund: 'Erstattung festhalten', replace: 'Noch einmal schicken', split: 'Einige Stück verlegen', fix: 'Zurück ans Lager', payment: 'Zahlungsstatus ändern', documentsReady: 'Zolldokumente sind fertig', documents: 'Dokument erstellen', makeLabels: 'Etiketten erstellen', voidLabels: 'Etiketten entwerten', customer: 'Kunden berichtigen', billing: 'Rechnungsadresse berichtigen', invoice: 'Rechnungsangaben berichtigen', delivery: 'Versand und Priorität ändern', fewer: 'Stücke streichen', addItem: 'Artikel hinzufügen', editNote: 'Notiz bearbeiten', deleteNote: 'Notiz entfernen', customs: 'Zollerklärung schreiben', publish: 'Dokument veröffentlichen' },
  },
  orderWork: ORDER_WORK,
  statuses: {
    order: { RECEIVED: 'Eingegangen', ON_HOLD: 'Angehalten', IN_FULFILLMENT: 'In Bearbeitung', SHIPPED: 'Versandt', DELIVERED: 'Zugestellt', CANCELLATION_REQUESTED: 'Storno angefragt', CANCELLED: 'Storniert' },
    payment: { PENDING: 'Ausstehend', AUTHORIZED: 'Autorisiert', PAID: 'Bezahlt', CAPTURED: 'Eingezogen', PARTIALLY_REFUNDED: 'Teilweise erstattet', REFUNDED: 'Erstattet', VOIDED: 'Aufgehoben', EXPIRED: 'Abgelaufen' },
    waiting: { HOLD: 'Freigabe', PAYMENT: 'Zahlung', CARRIER: 'Versanddienst', ITEM_CODES: 'Artikelcodes', STOCK: 'Bestand' },
    fulfillment: { NOT_READY: 'Nicht bereit', TO_FULFILL: 'Zu erledigen', ACCEPTED: 'Angenommen', PROCESSED: 'Kommissioniert', SHIPPED: 'Versandt', CANCEL_REQUESTED: 'Storno angefragt', CANCELLED: 'Storniert', REJECTED: 'Abgelehnt', CLOSED: 'Geschlossen' },
    shipment: { LABEL_CREATED: 'Etikett erstellt', PICKED_UP: 'Abgeholt', IN_TRANSIT: 'Unterwegs', OUT_FOR_DELIVERY: 'In Zustellung', READY_FOR_PICKUP: 'Abholbereit', DELIVERED: 'Zugestellt', EXCEPTION: 'Problem', RETURNED_TO_SENDER: 'Zurückgesandt', VOIDED: 'Aufgehoben' },
    return: { REQUESTED: 'Angefragt', AWAITING_RECEIPT: 'Erwartet', IN_TRANSIT: 'Unterwegs', RECEIVED: 'Eingegangen', COMPLIANT: 'In Ordnung', NOT_COMPLIANT: 'Nicht in Ordnung', CLOSED: 'Geschlossen', CANCELLED: 'Storniert' },
  },
  fields: {
    readyForPickupAt: 'Abholbereit seit', status: 'Status', paymentStatus: 'Zahlung', onHold: 'Angehalten', holdReason: 'Grund des Anhaltens', waitingReasons: 'Wartet auf', unallocated: 'Ohne Standort', tags: 'Schlagwörter', cancellation: 'Storno', reason: 'Grund', shippingAddress: 'Lieferung an', totals: 'Beträge', currentTotal: 'Bleibt', refunded: 'Erstattet', refunds: 'Erstattungen', fulfillmentOrders: 'Fulfillment-Aufträge', lines: 'Positionen', shipments: 'Pakete', returns: 'Retouren', quantity: 'Menge', quantityOrdered: 'Bestellt', quantityOpen: 'Offen', quantityPicked: 'Kommissioniert', quantityUnfulfillable: 'Fehlt', quantityShipped: 'Versandt', quantityCancelled: 'Storniert', acceptedAt: 'Angenommen', location: 'Standort', code: 'Code', name: 'Name', hasSystem: 'Hat ein System', trackingNumbers: 'Sendungsnummern', carrierCode: 'Versanddienst (Code)', carrierName: 'Versanddienst', trackingUrl: 'Adresse der Verfolgung', shippedAt: 'Versandt am', amount: 'Betrag', currency: 'Währung', rejection: 'Ablehnung', reasonCode: 'Code des Grundes', message: 'Nachricht', firstName: 'Vorname', lastName: 'Nachname', address1: 'Adresse', address2: 'Adresse, zweite Zeile', postalCode: 'Postleitzahl', city: 'Ort', countryCode: 'Land', phone: 'Telefon', total: 'Summe', sku: 'SKU', title: 'Artikel', shipping: 'Versand', tax: 'Steuern', subtotal: 'Artikel', discounts: 'Rabatte', refundedAt: 'Erstattet am',
  },
  keys: { '/': 'Suchen', '?': 'Diese Liste', Enter: 'Bestellung öffnen', Esc: 'Suche verlassen, Dialog schließen', 'j k': 'In der Liste nach unten und oben, wie die Pfeile', 'n p': 'Nächste und vorige Seite', x: 'Bestellung auswählen; mit Umschalt alle seit der letzten' },
  failures: {
    NETWORK: 'Der Server hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.', FORBIDDEN: 'Das dürfen Sie nicht sehen oder tun. Bitten Sie einen Inhaber oder Administrator des Unternehmens um die Berechtigung.', UNAUTHENTICATED: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an.', RATE_LIMITED: 'Zu viele Aufrufe. Warten Sie einen Moment und versuchen Sie es noch einmal.',
    UNAVAILABLE: 'Der Server ist beschäftigt. Versuchen Sie es in ein paar Sekunden noch einmal.', INVALID_STATE: 'Der jetzige Zustand lässt das nicht zu.', BAD_INPUT: 'Etwas von den Eingaben stimmt nicht.', NOT_FOUND: 'Das ist nicht mehr da. Laden Sie die Seite neu.', OTHER: 'Das hat nicht geklappt.',
  },
  events: {
    'order.placed': 'Bestellt', 'order.released': 'Freigegeben', 'order.held': 'Angehalten', 'order.status_changed': 'Status geändert', 'order.payment_changed': 'Zahlung geändert', 'order.cancelled': 'Storniert', 'order.edited': 'Geändert', 'fulfillment.ready': 'Bereit für das Lager', 'fulfillment.accepted': 'Vom Lager angenommen',
    'fulfillment.rejected': 'Vom Lager abgelehnt', 'fulfillment.picked': 'Kommissioniert', 'fulfillment.shipped': 'Fulfillment-Auftrag versandt', 'shipment.shipped': 'Paket versandt', 'shipment.tracking_updated': 'Neues vom Paket', 'label.made': 'Etikett erstellt', 'alert.raised': 'Warnung', 'return.created': 'Retoure begonnen', 'return.expected': 'Retoure erwartet',
    'return.accepted': 'Retoure vom Lager angenommen', 'return.received': 'Retoure eingegangen', 'return.status_changed': 'Retoure geändert', 'refund.recorded': 'Erstattet',
  },
  integrations: INTEGRATIONS,
  returns: RETURNS,
};
