import type { NavigationWords } from '../navigation-words.js';

/** The pages of the console in German. */
export const NAVIGATION: NavigationWords = {
  menu: 'Menü',
  groups: { work: 'Tagesgeschäft', delivery: 'Lieferung', goods: 'Ware', content: 'Webseiten', company: 'Firma' },
  pages: { today: 'Heute', orders: 'Bestellungen', returns: 'Retouren', tracking: 'Sendungen', promise: 'Lieferversprechen', policies: 'Rückgaberegeln', catalog: 'Katalog', stock: 'Bestand', content: 'Inhalte', integrations: 'Integrationen', people: 'Personen' },
  explainPromise: 'Das Versprechen erklären', returnable: 'Was zurückgegeben werden kann', audit: 'Im Protokoll',
  to: (page) => `Zu „${page}“`,
};
