import { ask } from '../graph/ask.js';
import type { Action } from './action.js';
import { ConsoleDeleteNoteDocument } from './operations/console-delete-note.generated.js';
import { ConsoleEditNoteDocument } from './operations/console-edit-note.generated.js';

/** A note for the team, as pages show it. */
export interface Note {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
}

/** What is done with one of the notes of a record. */
export const noteActions = (note: Note, notes: readonly Note[]): readonly Action[] => [edit(note, notes), remove(note, notes)];

const edit = ({ id, text: before }: Note, notes: readonly Note[]): Action => ({
  name: 'editNote', advice: 'noteAdvice', fields: [{ name: 'text', label: { question: 'note' }, kind: 'long', isRequired: true, value: before }],
  send: async ({ text = '' }, { dryRun, ...sending }) => {
    const { editNote } = await ask(ConsoleEditNoteDocument, { input: { id, text }, dryRun }, sending);
    return { staffNotes: { nodes: notes.map((one) => (one.id === id ? { ...one, ...editNote } : one)) } };
  },
});

const remove = ({ id }: Note, notes: readonly Note[]): Action => ({
  name: 'deleteNote', fields: [],
  send: async (_, { dryRun, ...sending }) => {
    await ask(ConsoleDeleteNoteDocument, { input: { id }, dryRun }, sending);
    return { staffNotes: { nodes: notes.filter((one) => one.id !== id) } };
  },
});
