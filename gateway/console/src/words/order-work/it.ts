import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in Italian. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    title: 'Come lo mostrano le interfacce', hint: 'Che cosa riceve ora ogni connessione su questo ordine, dalla propria interfaccia e con i propri diritti. Guardarlo non è una chiamata della connessione: non si registra nulla e nulla viene preso in carico. Di un’interfaccia che elenca ordini si vede solo questo; un elenco che non lo contiene è vuoto.',
    none: 'Nessuna connessione attiva può leggere questo ordine.', copy: 'Copia come viene inviato', copied: 'Copiato', answer: (letter) => `Che cosa risponde ${letter}`, names: { A: 'API di evasione', B: 'WMS JSON', C: 'WMS XML', D: 'API di commercio' },
  },
};
