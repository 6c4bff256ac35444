import type { StockWords } from '../stock-words.js';

/** Stock in German. */
export const WORDS: StockWords = {
  title: 'Bestand', lead: 'Was Lager gemeldet haben, was Bestellungen davon binden, was Kanäle verkaufen dürfen, und warum es sich unterscheidet.', reconciliation: 'Abgleich', inventory: 'Übersicht', inventoryLead: 'Was wo verfügbar ist; was sich zuletzt geändert hat, steht zuerst.', search: 'Artikel suchen', searchHint: 'SKU, genau',
  none: 'So ist kein Bestand', noneAdvice: 'Wählen Sie einen anderen Unterschied oder Standort. Artikel erscheinen, sobald ein Lager sie meldet, jemand sie zählt oder eine Bestellung sie reserviert.', showAll: 'Allen Bestand zeigen', unknownItem: 'Kein Artikel hat diese SKU', unknownItemAdvice: 'SKUs werden Buchstabe für Buchstabe verglichen, auch groß und klein. Artikel kommen aus dem Katalog.',
  noneAnywhere: 'Er liegt noch nirgends', noneAnywhereAdvice: 'Kein Lager hat ihn gemeldet, niemand hat ihn gezählt, und keine Bestellung reserviert ihn. Zählen Sie ihn, oder geben Sie an, was unterwegs ist.', difference: 'Unterschied', location: 'Standort', byHand: 'Von Menschen gezählt', bySystem: 'Vom Lagersystem gemeldet', barcode: 'EAN', changed: 'Geändert', where: 'Wo',
  onHand: 'Vorhanden', reserved: 'Reserviert', published: 'Verkäuflich', reported: 'Gemeldet', sum: 'So setzt es sich zusammen', accepted: 'Angenommen, nicht versandt', acceptedAdvice: 'Auch diese Stücke liegen im Regal: Eine Meldung enthält nicht, was angenommen wurde.', reservedBy: 'Reserviert von', acceptedBy: 'Angenommen, nicht versandt, für', noReservation: 'Keine Bestellung bindet etwas.', levels: 'Wie gemeldet', place: 'Platz', condition: 'Zustand', units: 'Stück', asOf: 'Gezählt',
  incoming: 'Unterwegs', noIncoming: 'Nichts ist unterwegs.', expectedAt: 'Erwartet', orders: 'Alle Bestellungen mit diesem Artikel', audit: 'Zählungen und Änderungen hier', back: 'Zurück zur Liste',
  count: 'Zählen', countAdvice: 'Zählen Sie, was dort liegt, ohne die Stücke angenommener Bestellungen.', countedElsewhere: 'Standorte mit Lagersystem fehlen hier: Ihr System meldet, was es gezählt hat.', counted: 'Gezählte Stücke', stale: 'Eine neuere Zählung ist bekannt: Diese würde nichts ändern.', setIncoming: 'Erwarteter Bestand', incomingAdvice: 'Alles, was zu dem Standort unterwegs ist; es ersetzt, was vorher erwartet wurde. Ohne Lieferungen wird nichts erwartet.', addArrival: 'Lieferung hinzufügen', removeArrival: 'Entfernen', readOnly: 'Sie dürfen Bestand ansehen; ihn zu zählen verlangt die Berechtigung commerce.write.',
  columns: { sku: 'SKU', item: 'Artikel', location: 'Standort', onHand: 'Vorhanden', reserved: 'Reserviert', published: 'Verkäuflich', accepted: 'Angenommen', incoming: 'Unterwegs', difference: 'Warum es sich unterscheidet' },
  usual: { all: 'Alle', different: 'Mit Unterschied', oversold: 'Überverkauft', unreported: 'Nie gemeldet', miscounted: 'Verrechnet', notSellable: 'Nicht verkäuflich' },
  kinds: { OVERSOLD: 'Überverkauft', MISCOUNTED: 'Verrechnet', NEVER_REPORTED: 'Nie gemeldet', NOT_SELLABLE: 'Nicht verkäuflich', RESERVED: 'Reserviert' },
  reasons: {
    OVERSOLD: 'Es ist mehr reserviert, als gemeldet wurde. Kanäle sehen 0: Zählen Sie den Artikel, erwarten Sie Nachschub, oder verlegen oder stornieren Sie Bestellungen.', MISCOUNTED: 'Die Reservierung ist nicht die Summe der Bestellungen: Sagen Sie es denen, die die Plattform betreiben.', NEVER_REPORTED: 'Hier hat ihn noch niemand gemeldet oder gezählt. Bitten Sie das Lager um eine vollständige Meldung, oder zählen Sie ihn.',
    NOT_SELLABLE: 'Stücke, die nicht in verkäuflichem Zustand sind.', RESERVED: 'Stücke von Bestellungen, die der Standort noch nicht angenommen hat.',
  },
  conditions: { SELLABLE: 'Verkäuflich', DAMAGED: 'Beschädigt', QUARANTINE: 'In Quarantäne', BLOCKED: 'Gesperrt' },
  more: (count) => `und ${count} weitere`, arrival: (units, at) => `${units} am ${at}`,
};
