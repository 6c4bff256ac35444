import type { NavigationWords } from '../navigation-words.js';

/** The pages of the console in French. */
export const NAVIGATION: NavigationWords = {
  menu: 'Menu',
  groups: { work: 'Travail du jour', delivery: 'Livraison', goods: 'Articles', content: 'Sites', company: 'Entreprise' },
  pages: { today: 'Aujourd’hui', orders: 'Commandes', returns: 'Retours', tracking: 'Suivi', promise: 'Promesse', policies: 'Règles de retour', catalog: 'Catalogue', stock: 'Stock', content: 'Contenus', integrations: 'Intégrations', people: 'Personnes' },
  explainPromise: 'Expliquer la promesse', returnable: 'Ce qui peut être retourné', audit: 'Dans le journal',
  to: (page) => `Vers « ${page} »`,
};
