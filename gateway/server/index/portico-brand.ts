import type { Brand } from '#kit/page/pages.js';

/** The product as the brand of its own pages: start pages and guides. */
export const PORTICO: Brand = { name: 'Portico', home: '/' };
