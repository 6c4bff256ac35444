import type { InEveryLanguage } from '#contract/languages.js';

/** Each language by its own name. */
export const LANGUAGE_NAMES = { it: 'Italiano', en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const satisfies InEveryLanguage<string>;
