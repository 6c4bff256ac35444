import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { MergeContactsDocument, type MergeContactsMutation } from './operations/merge-contacts.generated.js';
import { KNOWLEDGE_ID } from './results/knowledge-arguments.js';
import { ContactField, wholeContact } from './results/contact-field.js';

const MOST = 20;

/** A contact whose organisation and role no tool shows any more. */
const NotShown = z.object({ id: z.string(), name: z.string(), company: z.string().nullable(), role: z.string().nullable() });

/** Make one contact of several. */
export const tool = defineTool({
  name: 'merge_contacts', access: 'write', isDestructive: true, permission: 'brain.write',
  texts: {
    en: { title: 'Merge contacts', description: 'Makes one contact of several, with all they have; its own name, company and role stay. Their ids lead to it. Not reversible: dry_run first.' },
    it: { title: 'Unisci contatti', description: 'Unisce più contatti in uno con ciò che hanno; restano il suo nome, azienda e ruolo. I loro id portano a esso. Non si annulla: prima dry_run.' },
    de: { title: 'Kontakte zusammenführen', description: 'Macht aus mehreren Kontakten einen mit allem, was sie haben; sein Name, Firma und Rolle bleiben. Ihre Ids führen zu ihm. Nicht umkehrbar: erst dry_run.' },
    fr: { title: 'Fusionner des contacts', description: 'Fait un contact de plusieurs, avec tout ce qu\'ils ont ; son nom, société et rôle restent. Leurs id mènent à lui. Irréversible : dry_run d\'abord.' },
    es: { title: 'Unir contactos', description: 'Une varios contactos en uno con lo que tienen; quedan su nombre, empresa y función. Sus id llevan a él. No se deshace: antes dry_run.' },
  },
  next: { NOT_FOUND: 'brain_search_contacts', BAD_INPUT: 'brain_get_contact', TOO_MANY_ITEMS: 'brain_update_contact' },
  argumentNames: { survivorId: 'id', mergedIds: 'ids' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Stays'), ids: z.array(KNOWLEDGE_ID).min(1).max(MOST).describe('Go into it') }),
  output: ContactField.extend({ not_shown: z.array(NotShown).optional(), hint: z.string().optional() }),
  operation: MergeContactsDocument,
  variables: ({ id: survivorId, ids: mergedIds }) => ({ input: { survivorId, mergedIds } }),
  result: ({ mergeContacts }, { timeZone, said }) => {
    const notShown = notShownOf(mergeContacts);
    return { ...wholeContact(mergeContacts, timeZone), ...(notShown.length > 0 && { not_shown: notShown, hint: said('notShown') }) };
  },
});

type Merged = MergeContactsMutation['mergeContacts'];

/** The merged contacts whose company or role the one that stays does not show. */
const notShownOf = ({ company, role, merged }: Merged): z.output<typeof NotShown>[] =>
  merged.map((one) => ({ id: one.id, name: one.name, company: one.company ?? null, role: one.role ?? null })).filter((one) => (one.company !== null && one.company !== (company ?? null)) || (one.role !== null && one.role !== (role ?? null)));
