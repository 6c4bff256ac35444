import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { ForgetDocument } from './operations/forget.generated.js';
import { MemoryNote, noteResult } from './results/memory-note.js';

const LONGEST_ID = 36;

/** Delete a note that was kept. */
export const tool = defineTool({
  name: 'forget', access: 'write', isDestructive: true, permission: 'catalog.write',
  texts: {
    en: { title: 'Forget', description: 'Deletes one note of catalog_recall for good and answers it as it was. What others share needs catalog.manage.' },
    it: { title: 'Dimentica', description: 'Elimina per sempre una nota di catalog_recall e la restituisce com\'era. Per quelle condivise da altri serve catalog.manage.' },
    de: { title: 'Vergessen', description: 'Löscht eine Notiz aus catalog_recall endgültig und gibt sie zurück, wie sie war. Von anderen geteilte brauchen catalog.manage.' },
    fr: { title: 'Oublier', description: 'Supprime définitivement une note de catalog_recall et la renvoie. Pour celles partagées par d\'autres, il faut catalog.manage.' },
    es: { title: 'Olvidar', description: 'Elimina para siempre una nota de catalog_recall y la devuelve como era. Para las compartidas por otros hace falta catalog.manage.' },
  },
  next: { NOT_FOUND: 'catalog_recall' },
  input: z.object({ id: z.string().min(1).max(LONGEST_ID).describe('id of catalog_recall') }),
  output: MemoryNote,
  operation: ForgetDocument,
  variables: ({ id }) => ({ input: { id } }),
  result: ({ forgetNote }, { timeZone }) => noteResult(forgetNote, { timeZone }),
});
