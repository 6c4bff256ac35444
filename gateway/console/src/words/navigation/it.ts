import type { NavigationWords } from '../navigation-words.js';

/** The pages of the console in Italian. */
export const NAVIGATION: NavigationWords = {
  menu: 'Menu',
  groups: { work: 'Lavoro quotidiano', delivery: 'Consegna', goods: 'Merce', content: 'Siti', company: 'Azienda' },
  pages: { today: 'Oggi', orders: 'Ordini', returns: 'Resi', tracking: 'Spedizioni', promise: 'Promessa', policies: 'Politiche di reso', catalog: 'Catalogo', stock: 'Giacenze', content: 'Contenuti', integrations: 'Integrazioni', people: 'Persone' },
  explainPromise: 'Spiega la promessa', returnable: 'Che cosa si può rendere', audit: 'Nel registro',
  to: (page) => `A «${page}»`,
};
