import { ANY_LANGUAGE, type Brand, type LanguageChoice } from '#kit/page/pages.js';

/** The brand of the provider's pages, which leads people to their account: the host's own index is for developers. */
export const PROVIDER_BRAND: Brand = { name: 'Portico', home: '/account' };

/** The languages of the provider's pages. */
export const PROVIDER_LANGUAGES: LanguageChoice = { ...ANY_LANGUAGE, isKept: true };

/** Pages whose address holds a token or a client's request. */
export const PRIVATE = { hidesAddress: true } as const;
