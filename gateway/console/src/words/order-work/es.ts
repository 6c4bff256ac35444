import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in Spanish. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    title: 'Como lo muestran las interfaces', hint: 'Lo que recibe ahora cada conexión sobre este pedido, de su propia interfaz y con sus propios derechos. Mirarlo no es una llamada de la conexión: no se registra nada ni se acepta nada. De una interfaz que enumera pedidos solo se ve este; una lista sin él está vacía.',
    none: 'Ninguna conexión activa puede leer este pedido.', copy: 'Copiar tal como se envía', copied: 'Copiado', answer: (letter) => `Lo que responde ${letter}`, names: { A: 'API de preparación', B: 'WMS JSON', C: 'WMS XML', D: 'API de comercio' },
  },
};
