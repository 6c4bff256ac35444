import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { GetNoteDocument } from './operations/get-note.generated.js';
import { KNOWLEDGE_ID } from './results/knowledge-arguments.js';
import { NoteField, noteField } from './results/note-field.js';

/** One note. */
export const tool = defineTool({
  name: 'get_note', access: 'read', permission: 'brain.read',
  texts: {
    en: { title: 'Read a note', description: 'A note of the company\'s knowledge, whole, with the records it is about.' },
    it: { title: 'Leggi una nota', description: 'Una nota delle conoscenze dell\'azienda, per intero, con i record di cui parla.' },
    de: { title: 'Notiz lesen', description: 'Eine Notiz aus dem Wissen der Firma, ganz, mit den Datensätzen, um die es geht.' },
    fr: { title: 'Lire une note', description: 'Une note des connaissances de l\'entreprise, entière, avec les enregistrements concernés.' },
    es: { title: 'Leer una nota', description: 'Una nota del conocimiento de la empresa, entera, con los registros de los que trata.' },
  },
  next: { NOT_FOUND: 'brain_search' },
  input: z.object({ id: KNOWLEDGE_ID.describe('Note') }),
  output: NoteField,
  operation: GetNoteDocument,
  variables: ({ id }) => ({ id }),
  result: ({ note }, { timeZone, input: { id } }) => {
    if (!note) throw new Failure('NOT_FOUND', `There is no note ${id}`, { id: ['is no note'] });
    return noteField(note, timeZone);
  },
});
