import type { Answers, Edit, EditField } from '../catalog/edit.js';
import { orNull } from '../parts/form-texts.js';
import { productEdit, updateProduct, type Editing, type FieldsOf } from './product-edits.js';

/** The longest texts that the graph takes. */
const [LONGEST_TITLE, LONGEST_DESCRIPTION] = [255, 65_000] as const;

/** Titles and descriptions in all languages of the catalog, side by side. */
export const textEdit = (editing: Editing): Edit => productEdit(editing, {
  title: editing.words.editTexts, advice: editing.words.textsAdvice, fields: textFields,
  send: (changed, dryRun) => updateProduct(editing.product.id, changesOf(changed, editing.catalog.defaultLocale), dryRun),
});

function textFields({ product: { title, description, translations }, catalog: { locales, defaultLocale }, words, keeper }: FieldsOf): readonly EditField[] {
  const inOrder = locales.toSorted((one, other) => Number(other.code === defaultLocale) - Number(one.code === defaultLocale));
  return inOrder.flatMap(({ code, name }): readonly EditField[] => {
    const isOwn = code === defaultLocale;
    const own = isOwn ? { title, description } : translations.find(({ locale }) => locale === code);
    const group = `${name} (${code})`;
    const keptBy = (field: string): string | undefined => keeper(isOwn ? field : 'translations');
    return [
      { name: `${code}:title`, label: words.fields.title, kind: 'text', value: own?.title ?? '', group, isRequired: isOwn, longest: LONGEST_TITLE, keptBy: keptBy('title'), hint: isOwn ? '' : title },
      { name: `${code}:description`, label: words.fields.description, kind: 'long', value: own?.description ?? '', group, longest: LONGEST_DESCRIPTION, keptBy: keptBy('description') },
    ];
  });
}

/** The default language is the product's own texts, the others are translations. */
function changesOf(changed: Answers, defaultLocale: string): Parameters<typeof updateProduct>[1] {
  const texts = Object.entries(changed).map(([name, text]) => ({ locale: name.slice(0, name.lastIndexOf(':')), field: name.slice(name.lastIndexOf(':') + 1), text: orNull(text) }));
  const locales = [...new Set(texts.map(({ locale }) => locale))].filter((locale) => locale !== defaultLocale);
  const of = (locale: string): object => Object.fromEntries(texts.filter((one) => one.locale === locale).map(({ field, text }) => [field, text]));
  return { ...of(defaultLocale), ...(locales.length > 0 && { translations: locales.map((locale) => ({ locale, ...of(locale) })) }) };
}
