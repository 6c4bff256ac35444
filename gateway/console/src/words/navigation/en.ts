import type { NavigationWords } from '../navigation-words.js';

/** The pages of the console in English. */
export const NAVIGATION: NavigationWords = {
  menu: 'Menu',
  groups: { work: 'Daily work', delivery: 'Delivery', goods: 'Goods', content: 'Websites', company: 'Company' },
  pages: { today: 'Today', orders: 'Orders', returns: 'Returns', tracking: 'Tracking', promise: 'Promise', policies: 'Return policies', catalog: 'Catalog', stock: 'Stock', content: 'Content', integrations: 'Integrations', people: 'People' },
  explainPromise: 'Explain the promise', returnable: 'What can be returned', audit: 'In the audit log',
  to: (page) => `To “${page}”`,
};
