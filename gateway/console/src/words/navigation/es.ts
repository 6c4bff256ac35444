import type { NavigationWords } from '../navigation-words.js';

/** The pages of the console in Spanish. */
export const NAVIGATION: NavigationWords = {
  menu: 'Menú',
  groups: { work: 'Trabajo diario', delivery: 'Entrega', goods: 'Artículos', content: 'Sitios', company: 'Empresa' },
  pages: { today: 'Hoy', orders: 'Pedidos', returns: 'Devoluciones', tracking: 'Seguimiento', promise: 'Promesa', policies: 'Políticas de devolución', catalog: 'Catálogo', stock: 'Existencias', content: 'Contenidos', integrations: 'Integraciones', people: 'Personas' },
  explainPromise: 'Explicar la promesa', returnable: 'Qué se puede devolver', audit: 'En el registro',
  to: (page) => `A «${page}»`,
};
