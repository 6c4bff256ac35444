import type { ItemNote, ProductItem } from '#contract/product-item.js';
import type { WriteSettings } from '../products/write-settings.js';

const TEXTS = ['title', 'description'] as const;

/** Texts of the default locale that came twice and differ: the product's own are those beside its translations. */
export function textNotes({ translations, ...item }: ProductItem, { catalog: { defaultLocale } }: WriteSettings): ItemNote[] {
  const own = translations?.find(({ locale }) => locale === defaultLocale);
  return TEXTS.filter((text) => own?.[text] !== undefined && item[text] !== undefined && own[text] !== item[text])
    .map((text) => ({ field: `translations.${defaultLocale}.${text}`, variantSku: null, kind: 'OWN_TEXT', owner: null }));
}
