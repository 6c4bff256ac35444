import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { CreateContactDocument } from './operations/create-contact.generated.js';
import { CONTACT_FIELDS, CONTACT_NAME } from './results/contact-arguments.js';
import { ContactField, DuplicateField, duplicateField, wholeContact } from './results/contact-field.js';

/** Keep a new contact. */
export const tool = defineTool({
  name: 'create_contact', access: 'write', permission: 'brain.write',
  texts: {
    en: { title: 'Keep a contact', description: 'Keeps a new contact, and says which others look like it. Search first: each call makes another one.' },
    it: { title: 'Salva un contatto', description: 'Salva un nuovo contatto e dice quali altri gli somigliano. Prima cerca: ogni chiamata ne crea un altro.' },
    de: { title: 'Kontakt anlegen', description: 'Legt einen Kontakt an und sagt, welche ihm gleichen. Erst suchen: jeder Aufruf macht einen neuen.' },
    fr: { title: 'Créer un contact', description: 'Crée un contact et dit lesquels lui ressemblent. Cherchez d\'abord : chaque appel en crée un autre.' },
    es: { title: 'Crear un contacto', description: 'Crea un contacto y dice cuáles se le parecen. Busca antes: cada llamada crea otro.' },
  },
  input: z.object({ name: CONTACT_NAME, ...CONTACT_FIELDS }),
  output: ContactField.extend({ possible_duplicates: z.array(DuplicateField) }),
  operation: CreateContactDocument,
  variables: (input) => ({ input: withoutAbsent(input) }),
  result: ({ createContact }, { timeZone }) => ({ ...wholeContact(createContact, timeZone), possible_duplicates: createContact.possibleDuplicates.map(duplicateField) }),
});
