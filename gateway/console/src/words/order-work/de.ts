import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in German. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    title: 'Wie die Schnittstellen sie zeigen', hint: 'Was jede Verbindung jetzt zu dieser Bestellung erhält, von ihrer eigenen Schnittstelle und mit ihren eigenen Rechten. Das Ansehen ist kein Aufruf der Verbindung: Nichts wird protokolliert, nichts dadurch angenommen. Von einer Schnittstelle, die Bestellungen auflistet, ist nur diese zu sehen; eine Liste ohne sie ist leer.',
    none: 'Keine aktive Verbindung darf diese Bestellung lesen.', copy: 'Kopieren, wie gesendet', copied: 'Kopiert', answer: (letter) => `Was ${letter} antwortet`, names: { A: 'Fulfillment-API', B: 'WMS mit JSON', C: 'WMS mit XML', D: 'Commerce-API' },
  },
};
