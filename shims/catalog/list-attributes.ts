import { z } from 'zod';
import type { AttributeType } from '#contract/schema.generated.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { nextCursor, pageOf } from '#kit/list-page.js';
import { ListCatalogAttributesDocument } from './operations/list-catalog-attributes.generated.js';
import { pageVariables, REFERENCE } from './references.js';

const TYPE_WORD = { TEXT: 'text', NUMBER: 'number', BOOLEAN: 'boolean', DATE: 'date', SELECT: 'select', MULTISELECT: 'multiselect' } as const satisfies Record<AttributeType, string>;

/** 3-decisions, H: an attribute with its allowed values. */
const Attribute = z.object({
  code: z.string(), label: z.string(), type: z.enum(Object.values(TYPE_WORD)), localizable: z.boolean(), unit: z.string().nullable(),
  options: z.array(z.object({ code: z.string(), label: z.string() })).describe('The allowed values of a selection, in their order.'),
  owned_by: z.string().nullable().describe('The connected system that alone writes it.'),
}).meta({ id: 'Attribute' });

/** GET /attributes: the attributes of the catalog, by code. */
export const listAttributes = defineRoute({
  ...REFERENCE, id: 'references.attributes', path: '/attributes', summary: 'List attributes', description: 'By code, with the allowed values of selections.',
  answer: pageOf(Attribute, 'AttributePage'), operation: ListCatalogAttributesDocument, variables: pageVariables,
  reply: ({ catalogAttributes: { nodes, pageInfo } }) => ok({
    data: nodes.map(({ code, label, type, isLocalizable, unit, options, ownedBy }) => ({
      code, label, type: TYPE_WORD[type], localizable: isLocalizable, unit, options: options.map((option) => ({ code: option.code, label: option.label })), owned_by: ownedBy,
    })),
    next_cursor: nextCursor(pageInfo),
  }),
  example: {
    target: '/attributes',
    answer: { data: [{ code: 'fit', label: 'Fit', type: 'select', localizable: false, unit: null, options: [{ code: 'regular', label: 'Regular' }], owned_by: null }], next_cursor: null },
  },
});
