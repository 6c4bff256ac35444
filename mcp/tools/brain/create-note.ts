import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { CreateNoteDocument } from './operations/create-note.generated.js';
import { aboutOf } from './results/about.js';
import { explainKnowledge } from './results/explain-knowledge.js';
import { NOTE_FIELDS, TITLE } from './results/knowledge-arguments.js';
import { withRecordIds } from './results/named-records.js';
import { NoteField, noteField } from './results/note-field.js';

/** Write a note. */
export const tool = defineTool({
  name: 'create_note', access: 'write', permission: 'brain.write',
  texts: {
    en: { title: 'Write a note', description: 'Keeps a note that everybody in the company can find. Never secrets. Search first: each call makes another one.' },
    it: { title: 'Scrivi una nota', description: 'Conserva una nota che tutti in azienda possono trovare. Mai segreti. Prima cerca: ogni chiamata ne crea un\'altra.' },
    de: { title: 'Notiz schreiben', description: 'Bewahrt eine Notiz auf, die alle in der Firma finden. Nie Geheimnisse. Erst suchen: jeder Aufruf macht eine neue.' },
    fr: { title: 'Écrire une note', description: 'Conserve une note pour toute l\'entreprise. Jamais de secrets. Cherchez d\'abord : chaque appel en crée une autre.' },
    es: { title: 'Escribir una nota', description: 'Guarda una nota que toda la empresa puede encontrar. Nunca secretos. Busca antes: cada llamada crea otra.' },
  },
  explain: explainKnowledge,
  input: z.object({ title: TITLE, ...NOTE_FIELDS }),
  output: NoteField,
  operation: CreateNoteDocument,
  prepared: withRecordIds,
  variables: ({ title, body, tags, about }) => ({ input: withoutAbsent({ title, body, tags, about: about?.map(aboutOf) }) }),
  result: ({ createNote }, { timeZone }) => noteField(createNote, timeZone),
});
