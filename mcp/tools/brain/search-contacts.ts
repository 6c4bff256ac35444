import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { orNull } from '#mcp/or-null.js';
import { SearchContactsDocument } from './operations/search-contacts.generated.js';
import { ContactField, contactField, wholeContact } from './results/contact-field.js';

const [LONGEST_SEARCH, LONGEST_TAG] = [200, 60] as const;

/** Find contacts. */
export const tool = defineTool({
  name: 'search_contacts', access: 'read', permission: 'brain.read',
  texts: {
    en: { title: 'Find contacts', description: 'People and organisations the company deals with: name, organisation, role, e-mail, telephone.' },
    it: { title: 'Cerca contatti', description: 'Persone e organizzazioni con cui l\'azienda ha rapporti: nome, organizzazione, ruolo, e-mail, telefono.' },
    de: { title: 'Kontakte finden', description: 'Personen und Organisationen, mit denen die Firma zu tun hat: Name, Organisation, Rolle, E-Mail, Telefon.' },
    fr: { title: 'Chercher des contacts', description: 'Personnes et organisations en relation avec l\'entreprise, par nom, rôle, e-mail ou téléphone.' },
    es: { title: 'Buscar contactos', description: 'Personas y organizaciones con las que trata la empresa: nombre, organización, cargo, correo, teléfono.' },
  },
  next: { BAD_CURSOR: 'brain_search_contacts' },
  argumentNames: { text: 'search' },
  input: z.object({ search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'), tag: z.string().max(LONGEST_TAG).optional().describe('Tag'), ...LIST_FIELDS }),
  output: listOf(ContactField),
  operation: SearchContactsDocument,
  variables: ({ search: text, tag, ...page }) => ({ ...pageOf(page), filter: orNull({ text, tag, email: undefined, phone: undefined }) }),
  result: ({ contacts: { nodes, pageInfo } }, { timeZone, input: { detail } }) => ({ items: nodes.map((contact) => (detail === 'full' ? wholeContact : contactField)(contact, timeZone)), ...nextCursor(pageInfo) }),
});
