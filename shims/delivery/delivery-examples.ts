import { pagination } from './pagination.js';

// The examples of the description.

/** The site of the examples, below the root. */
export const TARGET = '/studio/sites/1';

const BASE = `https://brain.example/api/delivery/v1${TARGET}`;

/** A site. */
export const SITE_EXAMPLE = { id: 1, slug: 'shop', name: 'Shop', status: 'active' as const, default_locale: 'it', locales: ['it', 'en', 'de'], frontend_url: 'https://shop.example/' };

/** A page. */
export const PAGE_EXAMPLE = {
  id: 12, template: 'standard', is_home: false, title: 'Chi siamo', slug: 'team', blocks: [{ id: 'b1', type: 'text', heading: 'Il nostro laboratorio' }],
  seo: { title: 'Chi siamo', description: 'Dove nascono le nostre camicie' }, locale: 'it', published_at: '2026-11-21T09:30:00.000Z',
};

/** An entry. */
export const ENTRY_EXAMPLE = { id: 31, title: 'Lino lavato', slug: 'lino-lavato', fields: { summary: 'Come lo trattiamo', author: 'Giulia' }, seo: null, published_at: '2026-11-20T08:00:00.000Z', sort: 1 };

/** A menu. */
export const MENU_EXAMPLE = { handle: 'main', name: 'Main menu', locale: 'it', items: [{ id: 'about', label: 'Chi siamo', url: '/about', type: 'page' as const, target: '_self' as const, children: [{ id: 'team', label: 'Il laboratorio', url: '/about/team', type: 'page' as const, target: '_self' as const, children: [] }] }] };

/** A redirect. */
export const REDIRECT_EXAMPLE = { from: '/chi', to: '/about', status: 301, locale: 'it' };

/** An address of a sitemap. */
export const URL_EXAMPLE = { path: '/about/team', locale: 'it', type: 'page' as const, lastmod: '2026-11-21T09:30:00.000Z', alternates: [{ locale: 'en', path: '/about/team' }, { locale: 'it', path: '/about/team' }] };

/** A page of a list with everything that there is. */
export const pageExample = <T>(data: readonly T[], rest: string) =>
  pagination(data, { page: 1, perPage: 12, total: data.length, count: data.length, path: `${BASE}${rest}`, query: { locale: 'it', per_page: '12' } });
