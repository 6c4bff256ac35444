import { type ReactElement } from 'react';
import { Panel } from '../parts/panel.js';
import { useMayWrite } from '../shell/use-may-write.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Actions } from './actions.js';
import { noteActions, type Note } from './note-actions.js';

interface Noted {
  /** The order or return, as its page shows it. */
  readonly record: object;
  readonly subject?: 'order' | 'return';
  readonly notes: readonly Note[];
}

/** The notes of the team on an order or return, with what can be done with each; nothing where there are none. */
export function StaffNotes({ record, subject = 'order', notes }: Noted): ReactElement | null {
  const { order: words } = useWords();
  const { moment } = useFormat();
  const mayWrite = useMayWrite();
  if (notes.length === 0) return null;
  return (
    <Panel title={words.staffNotes}>
      {notes.map((note) => (
        <div key={note.id} className="part">
          <p>{note.text}</p><p className="soft">{note.author}, {moment(note.createdAt)}</p>
          {mayWrite === true && <Actions record={record} subject={subject} actions={noteActions(note, notes)} />}
        </div>
      ))}
    </Panel>
  );
}
