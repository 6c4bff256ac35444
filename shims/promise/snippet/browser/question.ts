/** What a promise is asked for, as attributes and shops write it. */
export interface Question {
  readonly sku?: string | null;
  readonly qty?: string | number | null;
  /** `A:1,B:2`; counts instead of sku and qty. */
  readonly items?: string | null;
  readonly zip?: string | null;
  readonly country?: string | null;
  readonly channel?: string | null;
  readonly lang?: string | null;
}

/** What the script's own tag says. */
export type Tag = Readonly<Partial<Record<string, string>>>;

const ASKING = '[data-promise-sku],[data-promise-items]';

/** The question of an element: its own, else that of what it is in, else of what is in it or in its form. */
export function questionIn(element: Element): Question {
  const source = element.closest(ASKING) ?? (element.closest('form') ?? element).querySelector(ASKING) ?? element;
  const own = (name: string): string | null => source.getAttribute(`data-promise-${name}`);
  const near = (name: string): string | null => source.closest(`[data-promise-${name}]`)?.getAttribute(`data-promise-${name}`) ?? null;
  return { sku: own('sku'), qty: own('qty'), items: own('items'), zip: near('zip'), country: near('country'), channel: near('channel'), lang: near('lang') };
}

/** The language of a question, in two letters: its own, the tag's, the page's. One that the surface does not have is English there too. */
export const languageOf = ({ lang }: Question, tag: Tag): string => /^(?:it|en|de|fr|es)\b/.exec((lang ?? tag['lang'] ?? document.documentElement.lang).toLowerCase())?.[0] ?? 'en';

/** A question as the query of the call: equal questions have equal queries. Undefined where there is nothing to ask. */
export function queryOf(question: Question, tag: Tag): string | undefined {
  const [items, sku, country] = [question.items?.replaceAll(' ', ''), question.sku?.trim(), (question.country ?? tag['country'])?.trim().toUpperCase()];
  if (!country || !(items || sku)) return undefined;
  const parts = {
    token: tag['token'], country, ...(items ? { items } : { sku, qty: question.qty === '1' ? '' : question.qty }),
    zip: question.zip?.replaceAll(' ', '').toUpperCase(), channel: question.channel ?? tag['channel'], lang: languageOf(question, tag),
  };
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))).toString();
}
