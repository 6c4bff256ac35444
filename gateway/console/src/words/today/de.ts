import type { LiveWords } from '../../live/live-words.js';
import type { TodayWords } from '../../today/today-words.js';

/** What is shown as it happens, in German. */
export const LIVE: LiveWords = {
  live: 'Wird laufend aktualisiert', offline: 'Nicht verbunden: Änderungen erscheinen nicht',
  changed: (count) => (count === 1 ? '1 geändert: anzeigen' : `${String(count)} geändert: anzeigen`),
};

/** The page of today in German. */
export const TODAY: TodayWords = {
  title: 'Heute', lead: 'Was jemand ansehen muss, wie es jetzt ist.', resolve: 'Erledigt', showOrders: 'Bestellungen zeigen', promisedFor: 'versprochen für', since: 'seit', ordersWithoutCodes: 'Bestellungen, die auf Artikelcodes warten', carrierCodes: 'Codes von Versanddiensten', reserved: 'Reserviert:', reported: 'Gemeldet:', kept: 'Gehalten:', late: 'Verspätet:', means: 'Bedeutet', atDepot: 'In einem Depot oder einer Abholstelle', nothingPromised: 'Kein Versprechen dieser Tage ist schon abgelaufen.', nothingReadable: 'Ihre Rolle erlaubt weder Bestellungen noch Verbindungen zu lesen. Bitten Sie einen Inhaber oder Administrator des Unternehmens um die Berechtigung.',
  more: (count) => `und ${count} weitere`,
  figures: {
    alerts: { title: 'Offene Hinweise', none: 'Niemand muss etwas ansehen.', advice: 'Tun Sie, was der Hinweis sagt, und erledigen Sie ihn.' },
    late: { title: 'Verspätete Bestellungen', none: 'Bisher ist jeder versprochene Tag gehalten.', advice: 'Informieren Sie den Kunden, und fragen Sie Standort oder Versanddienst.' },
    silent: { title: 'Stumme Lager', none: 'Jedes Lager mit wartenden Bestellungen hat sich gemeldet.', advice: 'Rufen Sie das Lager an: Sein System hat seit einer halben Stunde nichts abgeholt.' },
    deliveries: { title: 'Gescheiterte Webhooks', none: 'Jeder Empfänger nimmt an, was er bekommt.', advice: 'Fragen Sie den Betreiber des Empfängers; es wird von selbst wiederholt, Aufgegebenes auf Wunsch.' },
    codes: { title: 'Codes ohne Zuordnung', none: 'Jeder Code hat eine Bedeutung.', advice: 'Geben Sie hier den Codes der Versanddienste einen Status und den Artikeln ihre Codes im Katalog.' },
    stock: { title: 'Bestandsdifferenzen', none: 'Nirgends ist mehr reserviert als gemeldet.', advice: 'Lassen Sie den Artikel zählen, oder verlegen Sie seine Bestellungen an einen anderen Standort.' },
    promises: { title: 'Gehaltene Versprechen, sieben Tage', none: 'In diesen Tagen wurde kein Versprechen gebrochen.', advice: 'Sehen Sie nach, welche Versandart, welcher Standort oder Versanddienst verspätet ist.' },
  },
  alertTypes: {
    MISSING_PIECES: 'Einheiten fehlen', PICKING_CORRECTED: 'Fehlende Einheiten gefunden', ORDER_REJECTED: 'Ein Lager lehnt eine Bestellung ab', WAREHOUSE_GAVE_UP: 'Ein Lager hat aufgegeben',
    CANCELLATION_TOO_LATE: 'Zu spät storniert', LABEL_FAILED: 'Kein Etikett', UNALLOCATED: 'Kein Standort kann liefern', RETURN_NOT_COMPLIANT: 'Retoure nicht wie erwartet',
    RETURN_UNANNOUNCED: 'Retoure nicht angekündigt', RETURN_AFTER_CANCELLATION: 'Retoure nach Stornierung', RETURN_REFUSED: 'Retoure abgelehnt', RETURN_NOT_REFUNDED: 'Erstattung fällig',
    RETURN_NOT_SENT: 'Umtausch nicht zurückgesandt', RETURN_LABEL_FAILED: 'Kein Etikett einer Retoure', WAREHOUSE_SILENT: 'Stummes Lager', WEBHOOK_GIVEN_UP: 'Webhook aufgegeben',
    WEBHOOK_UNSENDABLE: 'Webhook nicht sendbar', UNKNOWN_BARCODE: 'Unbekannter Strichcode', DELIVERY_PROBLEM: 'Zustellproblem', PARCEL_RETURNED: 'Paket geht zurück',
    TRACKING_CONTRADICTORY: 'Widersprüchliche Sendungsdaten', PARCEL_NOT_SCANNED: 'Paket nicht gescannt', PARCEL_STUCK: 'Paket steht still', PARCEL_DELAYED: 'Paket verspätet',
    ORDERS_SHIP_LATE: 'Bestellungen gehen spät ab', RECORD_UNREADABLE: 'Beschädigter Datensatz',
  },
};
