import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { UpdateContactDocument } from './operations/update-contact.generated.js';
import { CONTACT_FIELDS, CONTACT_NAME } from './results/contact-arguments.js';
import { ContactField, wholeContact } from './results/contact-field.js';
import { KNOWLEDGE_ID, VERSION } from './results/knowledge-arguments.js';

/** Change a contact. */
export const tool = defineTool({
  name: 'update_contact', access: 'write', isIdempotent: true, permission: 'brain.write',
  texts: {
    en: { title: 'Change a contact', description: 'Changes what is given, lists whole; an empty text clears, the rest stays.' },
    it: { title: 'Modifica un contatto', description: 'Modifica quanto indicato, gli elenchi per intero; un testo vuoto svuota, il resto non cambia.' },
    de: { title: 'Kontakt ändern', description: 'Ändert, was angegeben ist, Listen ganz; ein leerer Text leert, der Rest bleibt.' },
    fr: { title: 'Modifier un contact', description: 'Change ce qui est donné, les listes en entier ; un texte vide efface.' },
    es: { title: 'Cambiar un contacto', description: 'Cambia lo indicado, las listas enteras; un texto vacío vacía, el resto queda.' },
  },
  next: { NOT_FOUND: 'brain_search_contacts', CONFLICT: 'brain_get_contact' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Contact'), name: CONTACT_NAME.optional(), ...CONTACT_FIELDS, version: VERSION }),
  output: ContactField,
  operation: UpdateContactDocument,
  variables: ({ company, role, ...changes }) => ({ input: withoutAbsent({ ...changes, company: company === '' ? null : company, role: role === '' ? null : role }) }),
  result: ({ updateContact }, { timeZone }) => wholeContact(updateContact, timeZone),
});
