import { type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { useHotkeys } from '../shell/use-hotkeys.js';
import { useWords } from '../words/use-words.js';

interface Search {
  readonly label: string;
  readonly hint: string;
  /** As the address has it. */
  readonly value?: string | undefined;
  readonly onSearch: (text: string) => void;
}

/** The search of a list. `/` leads to it, Enter searches, Escape leaves the field for the list. */
export function ListSearch({ label, hint, value = '', onSearch }: Search): ReactElement {
  const { orders } = useWords();
  useHotkeys({ '/': () => { document.getElementById('search')?.focus(); } });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    onSearch(typeof text === 'string' ? text.trim() : '');
  };
  const leave = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => { if (key === 'Escape') currentTarget.blur(); };
  return (
    <form role="search" className="search" onSubmit={submit}>
      <label className="unseen" htmlFor="search">{label}</label>
      <input key={value} id="search" name="q" type="search" defaultValue={value} placeholder={hint} maxLength={200} autoComplete="off" onKeyDown={leave} />
      <button type="submit" className="button">{orders.find}</button>
    </form>
  );
}
