import { Schema } from 'prosemirror-model';

const CELL = { colspan: { default: null }, rowspan: { default: null }, colwidth: { default: null } };
const CELL_CONTENT = 'flow*';

const spanOf = (attributes: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(['colspan', 'rowspan'].flatMap((name) => (typeof attributes[name] === 'number' ? [[name, String(attributes[name])]] : [])));

/** Rich texts as the graph stores them: the same nodes, marks and attributes, and nothing else, so that what is edited can be saved. */
export const RICH_SCHEMA = new Schema({
  nodes: {
    doc: { content: '(flow | heading | blockquote | horizontal_rule | table)+' },
    paragraph: { content: 'inline*', group: 'flow', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'inline*', attrs: { level: { default: 2 } }, defining: true, toDOM: ({ attrs: { level } }) => [`h${String(level)}`, 0],
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${String(level)}`, attrs: { level: Math.min(4, Math.max(2, level)) } })),
    },
    bullet_list: { content: 'list_item+', group: 'flow', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { content: 'list_item+', group: 'flow', attrs: { start: { default: null } }, parseDOM: [{ tag: 'ol' }], toDOM: ({ attrs: { start } }) => (typeof start === 'number' ? ['ol', { start: String(start) }, 0] : ['ol', 0]) },
    list_item: { content: '(flow | blockquote)+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    blockquote: { content: '(flow | heading | blockquote)+', defining: true, parseDOM: [{ tag: 'blockquote' }], toDOM: () => ['blockquote', 0] },
    code_block: { content: 'text*', marks: '', group: 'flow', code: true, defining: true, attrs: { language: { default: null } }, parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }], toDOM: () => ['pre', ['code', 0]] },
    horizontal_rule: { parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    image: { group: 'flow', attrs: { asset: {}, alt: { default: null } }, draggable: true, toDOM: () => ['figure'] }, // shown by a view of its own
    table: { content: 'table_row+', isolating: true, parseDOM: [{ tag: 'table' }], toDOM: () => ['table', ['tbody', 0]] },
    table_row: { content: '(table_cell | table_header)*', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    table_cell: { content: CELL_CONTENT, attrs: CELL, isolating: true, parseDOM: [{ tag: 'td' }], toDOM: ({ attrs }) => ['td', spanOf(attrs), 0] },
    table_header: { content: CELL_CONTENT, attrs: CELL, isolating: true, parseDOM: [{ tag: 'th' }], toDOM: ({ attrs }) => ['th', spanOf(attrs), 0] },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: { default: null }, page: { default: null }, entry: { default: null }, target: { default: null }, rel: { default: null } }, inclusive: false,
      parseDOM: [{ tag: 'a[href^="http"], a[href^="mailto:"], a[href^="tel:"]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
      toDOM: ({ attrs: { href, page, entry } }) => ['a', { href: typeof href === 'string' ? href : `#${String(page ?? entry)}` }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
