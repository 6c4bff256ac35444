import { type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useWords } from '../words/use-words.js';

interface Filters<Name extends string> {
  /** The names of the questions. */
  readonly names: readonly Name[];
  /** What the address says of them. */
  readonly search: Readonly<Partial<Record<Name, string>>>;
  /** Several answers have commas between them; with none of them the filters are cleared. */
  readonly onApply: (answers: Readonly<Record<string, string>>) => void;
  readonly children: ReactNode;
}

/** The filters of a list, folded away until one is used; what they say goes into the address. */
export function FoldedFilters<Name extends string>({ names, search, onApply, children }: Filters<Name>): ReactElement {
  const { orders } = useWords();
  const used = names.filter((name) => search[name] !== undefined).length;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onApply(Object.fromEntries(names.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string').join().trim()])));
  };
  return (
    <details className="fold">
      <summary>{orders.filters}{used > 0 && <span className="badge is-information">{used}</span>}</summary>
      <form className="filters" onSubmit={submit}>
        {children}
        <div className="row"><button type="submit" className="button is-main">{orders.apply}</button><button type="button" className="button" onClick={() => { onApply({}); }}>{orders.clear}</button></div>
      </form>
    </details>
  );
}
