import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { MergeContactsDocument } from './operations/merge-contacts.generated.js';
import { KNOWLEDGE_ID } from './results/knowledge-arguments.js';
import { ContactField, wholeContact } from './results/contact-field.js';

const MOST = 20;

/** Make one contact of several. */
export const tool = defineTool({
  name: 'merge_contacts', access: 'write', isDestructive: true, permission: 'brain.write',
  texts: {
    en: { title: 'Merge contacts', description: 'Makes one contact of several: it has everything of them, and their ids lead to it. Not reversible: try with dry_run first.' },
    it: { title: 'Unisci contatti', description: 'Unisce più contatti in uno, che ha tutto di loro; i loro id portano a esso. Non si annulla: prova prima con dry_run.' },
    de: { title: 'Kontakte zusammenführen', description: 'Macht aus mehreren Kontakten einen, der alles von ihnen hat; ihre Ids führen zu ihm. Nicht umkehrbar: erst mit dry_run.' },
    fr: { title: 'Fusionner des contacts', description: 'Fait un contact de plusieurs : il a tout d\'eux, leurs id mènent à lui. Irréversible : essayez avec dry_run.' },
    es: { title: 'Unir contactos', description: 'Une varios contactos en uno, que tiene todo de ellos; sus id llevan a él. No se deshace: prueba con dry_run.' },
  },
  next: { NOT_FOUND: 'brain_search_contacts', BAD_INPUT: 'brain_get_contact', TOO_MANY_ITEMS: 'brain_update_contact' },
  argumentNames: { survivorId: 'id', mergedIds: 'ids' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Stays'), ids: z.array(KNOWLEDGE_ID).min(1).max(MOST).describe('Go into it') }),
  output: ContactField,
  operation: MergeContactsDocument,
  variables: ({ id: survivorId, ids: mergedIds }) => ({ input: { survivorId, mergedIds } }),
  result: ({ mergeContacts }, { timeZone }) => wholeContact(mergeContacts, timeZone),
});
