import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { GetContactDocument } from './operations/get-contact.generated.js';
import { KNOWLEDGE_ID } from './results/knowledge-arguments.js';
import { ContactField, wholeContact } from './results/contact-field.js';

/** One contact. */
export const tool = defineTool({
  name: 'get_contact', access: 'read', permission: 'brain.read',
  texts: {
    en: { title: 'Read a contact', description: 'A contact, with the latest notes about it. The id of one that was merged leads to the one that stays.' },
    it: { title: 'Leggi un contatto', description: 'Un contatto, con le ultime note che lo riguardano. L\'id di uno unito porta a quello rimasto.' },
    de: { title: 'Kontakt lesen', description: 'Ein Kontakt mit den neuesten Notizen zu ihm. Die Id eines zusammengeführten führt zum verbliebenen.' },
    fr: { title: 'Lire un contact', description: 'Un contact, avec ses dernières notes. L\'id d\'un contact fusionné mène à celui qui reste.' },
    es: { title: 'Leer un contacto', description: 'Un contacto, con las últimas notas sobre él. El id de uno unido lleva al que queda.' },
  },
  next: { NOT_FOUND: 'brain_search_contacts' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Contact') }),
  output: ContactField.extend({ notes: z.array(z.object({ id: z.string(), title: z.string() })) }),
  operation: GetContactDocument,
  variables: ({ id }) => ({ id }),
  result: ({ contact, notes }, { timeZone, input: { id } }) => {
    if (!contact) throw new Failure('NOT_FOUND', `There is no contact ${id}`, { id: ['is no contact'] });
    return { ...wholeContact(contact, timeZone), notes: notes.nodes.map((note) => ({ id: note.id, title: note.title })) };
  },
});
