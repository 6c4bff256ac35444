import { cleanHtml } from '#kernel/clean-html.js';
import type { ProductItem } from './product-item.js';

/** An item with its HTML sanitized, once: surfaces do it where they read the item, beside other calls, and the catalog what comes without. */
export function cleanItem(item: ProductItem): ProductItem {
  const { description, translations, cutHtml } = item;
  if (cutHtml !== undefined || (description === undefined && translations === undefined)) return item;
  const cut: string[] = [];
  const clean = (field: string, sent: string): string | undefined => {
    const { html, isCut } = cleanHtml(sent);
    if (isCut) cut.push(field);
    return html;
  };
  return {
    ...item,
    ...(description !== undefined && { description: clean('description', description) }),
    ...(translations && { translations: translations.map((texts) => (texts.description === undefined ? texts : { ...texts, description: clean(`translations.${texts.locale}.description`, texts.description) })) }),
    cutHtml: cut,
  };
}
