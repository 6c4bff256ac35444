import { type ReactElement, type SubmitEvent } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { useWords } from '../words/use-words.js';

interface Saving {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a search. */
export function SaveDialog({ onSave, onClose }: Saving): ReactElement {
  const { orders: words } = useWords();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name === 'string' && name.trim() !== '') onSave(name.trim());
  };
  return (
    <DialogBox title={words.save} onClose={onClose}>
      <p className="soft">{words.keptHere}</p>
      <form onSubmit={submit}>
        <label className="field">{words.filterName}<input name="name" required maxLength={60} autoFocus autoComplete="off" /></label>
        <button type="submit" className="button is-main">{words.save}</button>
      </form>
    </DialogBox>
  );
}
