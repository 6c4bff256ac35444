import sanitizeHtml from 'sanitize-html';

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

/** HTML without what could act in a page that shows it; text without markup stays as it is, and what is nothing but that is undefined. */
export function cleanHtml(html: string | undefined): string | undefined {
  if (html?.includes('<') !== true) return html;
  const clean = sanitizeHtml(html, ALLOWED);
  return clean.trim() === '' ? undefined : clean;
}
