import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { FindDuplicatesDocument } from './operations/find-duplicates.generated.js';
import { KNOWLEDGE_ID } from './results/knowledge-arguments.js';
import { DuplicateField, duplicateField } from './results/contact-field.js';

/** Find contacts that look like one. */
export const tool = defineTool({
  name: 'find_duplicates', access: 'read', permission: 'brain.read',
  texts: {
    en: { title: 'Find duplicate contacts', description: 'Contacts that look like one, the strongest reasons first. merge_contacts makes them one.' },
    it: { title: 'Trova contatti doppi', description: 'Contatti che sembrano uno solo, prima i motivi più forti. merge_contacts li unisce.' },
    de: { title: 'Doppelte Kontakte finden', description: 'Kontakte, die wie einer aussehen, die stärksten Gründe zuerst. merge_contacts führt sie zusammen.' },
    fr: { title: 'Trouver les doublons', description: 'Contacts qui semblent n\'être qu\'un, les plus sûrs d\'abord. merge_contacts les fusionne.' },
    es: { title: 'Buscar contactos dobles', description: 'Contactos que parecen uno, primero las razones más fuertes. merge_contacts los une.' },
  },
  next: { BAD_CURSOR: 'brain_find_duplicates', NOT_FOUND: 'brain_search_contacts' },
  argumentNames: { contactId: 'id' },
  input: z.object({ id: KNOWLEDGE_ID.optional().describe('Only like this contact'), limit: LIST_FIELDS.limit, cursor: LIST_FIELDS.cursor }),
  output: listOf(DuplicateField),
  operation: FindDuplicatesDocument,
  variables: ({ id, ...page }) => ({ ...pageOf(page), contactId: id ?? null }),
  result: ({ duplicateContacts: { nodes, pageInfo } }) => ({ items: nodes.map(duplicateField), ...nextCursor(pageInfo) }),
});
