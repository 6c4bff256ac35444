import { type ReactElement, type SubmitEvent } from 'react';
import { useWords } from '../../words/use-words.js';
import { formText } from '../editor/form-text.js';

/** Asks a dialog for words; the form around the dialog's button hears nothing of it. */
export function FindForm({ label, onFind }: { readonly label: string; readonly onFind: (text: string) => void }): ReactElement {
  const { orders } = useWords();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    onFind(formText(event.currentTarget, 'text'));
  };
  return <form role="search" className="search" onSubmit={submit}><input name="text" type="search" aria-label={label} placeholder={label} maxLength={200} autoComplete="off" autoFocus /><button type="submit" className="button">{orders.find}</button></form>;
}

interface Finding {
  readonly count: number | undefined;
  readonly isFetching: boolean;
  readonly none: string;
}

/** That something is being found, or that nothing was. */
export function FindState({ count, isFetching, none }: Finding): ReactElement | null {
  const { shell } = useWords();
  if (count === undefined) return isFetching ? <p role="status">{shell.loading}</p> : null;
  return count === 0 ? <p role="status">{none}</p> : null;
}
