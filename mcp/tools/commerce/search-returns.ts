import { z } from 'zod';
import { DAY_ARGUMENT, dayEnd, dayStart } from '#mcp/day-bounds.js';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf } from '#mcp/list-fields.js';
import { orNull } from '#mcp/or-null.js';
import { SearchReturnsDocument } from './operations/search-returns.generated.js';
import { LONGEST_CODE, ORDER_ARGUMENT } from './results/named-record.js';
import { ReturnDetailsField, returnDetailsField, ReturnField, returnField } from './results/return-field.js';
import { RESOLUTION, RESOLUTIONS, RETURN_STATUS, RETURN_STATUSES } from './results/status-words.js';

const LONGEST_SEARCH = 200;

/** Find returns by words and filters. */
export const tool = defineTool({
  name: 'search_returns', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Find returns', description: 'Returns, last changed first, by words and filters. detail=full adds comments, label, amounts and refunds.' },
    it: { title: 'Cerca resi', description: 'Resi, dall\'ultima modifica, per parole e filtri. detail=full aggiunge commenti, etichetta, importi e rimborsi.' },
    de: { title: 'Retouren finden', description: 'Retouren, zuletzt geänderte zuerst, nach Wörtern und Filtern. detail=full ergänzt Kommentare, Etikett, Beträge und Erstattungen.' },
    fr: { title: 'Chercher des retours', description: 'Retours, les derniers modifiés d\'abord, par mots et filtres. detail=full ajoute commentaires, étiquette, montants et remboursements.' },
    es: { title: 'Buscar devoluciones', description: 'Devoluciones, las últimas modificadas primero, por palabras y filtros. detail=full añade comentarios, etiqueta, importes y reembolsos.' },
  },
  next: { ORDER_NOT_FOUND: 'commerce_search_orders', BAD_CURSOR: 'commerce_search_returns' },
  argumentNames: { orderReference: 'order', locationCode: 'location', statuses: 'status', last: 'limit', before: 'cursor' },
  input: z.object({
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'),
    order: ORDER_ARGUMENT.optional(),
    status: z.enum(RETURN_STATUSES).optional().describe('Status'),
    resolution: z.enum(RESOLUTIONS).optional().describe('Customer gets'),
    location: z.string().max(LONGEST_CODE).optional().describe('Receiving location'),
    tag: z.string().max(LONGEST_CODE).optional().describe('Tag'),
    created_from: DAY_ARGUMENT.optional().describe('First day opened'),
    created_to: DAY_ARGUMENT.optional().describe('Last day opened'),
    ...LIST_FIELDS,
  }),
  toldCodes: { when: 'EMPTY', codes: ({ tag }) => (tag === undefined ? [] : [{ argument: 'tag', kind: 'RETURN_TAG', code: tag }]) },
  output: listOf(ReturnDetailsField.partial().extend(ReturnField.shape).extend({ lines: z.array(ReturnDetailsField.shape.lines.element.partial().extend(ReturnField.shape.lines.element.shape)) })),
  operation: SearchReturnsDocument,
  variables: ({ search, order: orderReference, status, resolution, location: locationCode, tag, created_from: from, created_to: to, limit, cursor, detail }, { timeZone }) => ({
    last: limit, before: cursor ?? null, full: detail === 'full',
    filter: orNull({ search, orderReference, locationCode, tag, createdFrom: from && dayStart(from, timeZone), createdTo: to && dayEnd(to, timeZone), statuses: status && [RETURN_STATUS[status]], resolution: resolution && RESOLUTION[resolution] }),
  }),
  result: ({ returns: { nodes, pageInfo: { hasPreviousPage, startCursor } } }, { timeZone, input: { detail } }) => ({
    items: nodes.toReversed().map((one) => (detail === 'full' ? returnDetailsField(one, timeZone) : returnField(one, timeZone))),
    ...(hasPreviousPage && startCursor !== null && { next_cursor: startCursor }),
  }),
});
