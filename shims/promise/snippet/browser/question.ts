import { ASKING, having, said, saidNear } from './attributes.js';

/** What a promise is asked for, as shops write it; `items` (`A:1,B:2`) count instead of sku and qty. */
export type Question = Readonly<Partial<Record<(typeof ASKING)[number], string | number>>>;

/** What the script's own tag says. */
export type Tag = Readonly<Partial<Record<string, string>>>;

type Read = (name: (typeof ASKING)[number]) => string | number | null | undefined;

const SOURCE = `${having('sku')},${having('items')}`;
const OWN = 3;

/** Reads the question of an element: its own, else that of what it is in, else of what is in it or in its form. */
export function questionIn(element: Element): Read {
  const source = element.closest(SOURCE) ?? (element.closest('form') ?? element).querySelector(SOURCE) ?? element;
  return (name) => (ASKING.indexOf(name) < OWN ? said : saidNear)(source, name);
}

const languageOf = (read: Read, { lang }: Tag): string => /^(it|en|de|fr|es)\b/.exec(String(read('lang') ?? lang ?? document.documentElement.lang).toLowerCase())?.[0] ?? 'en';

/** A question as the query of the call: equal questions have equal queries. Undefined where there is nothing to ask. A language that the surface does not have is English there too. */
export function queryOf(read: Read, tag: Tag): string | undefined {
  const query = new URLSearchParams({ lang: languageOf(read, tag), token: String(tag['token']) });
  for (const name of ASKING) {
    const value = String(read(name) ?? tag[name] ?? '').trim();
    if (value && name !== 'lang' && name + value !== 'qty1') query.set(name, value);
  }
  return isWhole(query) ? query.toString() : undefined;
}

const isWhole = (query: URLSearchParams): boolean => query.has('country') && (query.has('items') || query.has('sku'));

/** The language that a query asks for. */
export const languageIn = (query: string): string => query.slice('lang='.length, 'lang=it'.length);
