import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

/** What a description may contain: text, lists, tables, links and images by address; no script, style, form, frame or event attribute. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'col', 'colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'li',
    'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'], img: ['src', 'alt', 'title', 'width', 'height'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'], '*': ['lang', 'dir'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** HTML without what could act in a page. */
export interface CleanHtml {
  /** Undefined where nothing is left. */
  readonly html: string | undefined;
  /** Whether tags or attributes were taken out. */
  readonly isCut: boolean;
}

/** HTML without what could act in a page that shows it; text without markup stays as it is. */
export function cleanHtml(html: string): CleanHtml {
  if (!html.includes('<')) return { html, isCut: false };
  let parts = 0;
  const clean = sanitizer()(html, { ...ALLOWED, onOpenTag: (_, attributes) => { parts += 1 + Object.values(attributes).filter((value) => value !== '').length; } });
  return clean.trim() === '' ? { html: undefined, isCut: true } : { html: clean, isCut: partsIn(clean) < parts };
}

/** Loaded with the first markup, which a start need not wait for. */
const sanitizer = (): typeof sanitizeHtml => createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml;

/** The tags of sanitized HTML, with their attributes that have a value: outside of tags every `<` and `>` is an entity in it. */
const partsIn = (clean: string): number => clean.split('<').slice(1).filter((rest) => !rest.startsWith('/')).reduce((count, rest) => count + 1 + (rest.slice(0, rest.indexOf('>')).match(/="[^"]/g) ?? []).length, 0);
