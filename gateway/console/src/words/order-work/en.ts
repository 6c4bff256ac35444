import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in English. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    title: 'As the interfaces show it', hint: 'What each connection is answered about this order now, by its own interface and with its own rights. Looking at it is no call of the connection: nothing is logged, and nothing is accepted by it. An interface that lists orders is shown with this one alone; a list without it is empty.',
    none: 'No active connection may read this order.', copy: 'Copy as it is sent', copied: 'Copied', answer: (letter) => `What ${letter} answers`, names: { A: 'Fulfilment API', B: 'JSON WMS', C: 'XML WMS', D: 'Commerce API' },
  },
};
