import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { UpdateNoteDocument } from './operations/update-note.generated.js';
import { aboutOf } from './results/about.js';
import { explainKnowledge } from './results/explain-knowledge.js';
import { KNOWLEDGE_ID, NOTE_FIELDS, TITLE, VERSION } from './results/knowledge-arguments.js';
import { withRecordIds } from './results/named-records.js';
import { NoteField, noteField } from './results/note-field.js';

/** Change a note. */
export const tool = defineTool({
  name: 'update_note', access: 'write', permission: 'brain.write',
  texts: {
    en: { title: 'Change a note', description: 'Changes what is given of a note, whole; the rest stays.' },
    it: { title: 'Modifica una nota', description: 'Modifica per intero quanto indicato di una nota; il resto non cambia.' },
    de: { title: 'Notiz ändern', description: 'Ersetzt die angegebenen Felder einer Notiz; der Rest bleibt.' },
    fr: { title: 'Modifier une note', description: 'Remplace les champs indiqués d\'une note.' },
    es: { title: 'Cambiar una nota', description: 'Reemplaza los campos indicados de una nota; el resto queda.' },
  },
  next: { NOT_FOUND: 'brain_search', CONFLICT: 'brain_get_note' },
  explain: explainKnowledge,
  input: z.object({ id: KNOWLEDGE_ID.describe('Note'), title: TITLE.optional(), ...NOTE_FIELDS, version: VERSION }),
  output: NoteField,
  operation: UpdateNoteDocument,
  prepared: withRecordIds,
  variables: ({ about, ...changes }) => ({ input: withoutAbsent({ ...changes, about: about?.map(aboutOf) }) }),
  result: ({ updateNote }, { timeZone }) => noteField(updateNote, timeZone),
});
