import { type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useWords } from '../words/use-words.js';
import { ChoiceField, TextField } from '../parts/fields.js';
import { formTexts } from '../parts/form-texts.js';
import { useConnectionNames } from './use-connection-names.js';

/** What the lists of calls and of deliveries are filtered by alike. */
export interface LogSearch {
  readonly connection?: string;
  readonly from?: string;
  readonly to?: string;
}

interface Filtered {
  readonly search: LogSearch;
  /** How many filters are in use. */
  readonly used: number;
  readonly go: (search: Readonly<Record<string, string>>) => void;
  /** The fields that one of the lists has alone. */
  readonly children: ReactNode;
}

/** The filters of a list by time, folded away until one is used; what they say goes into the address. */
export function LogFilters({ search: { connection, from, to }, used, go, children }: Filtered): ReactElement {
  const { integrations: words, orders } = useWords();
  const names = useConnectionNames().map(({ id, name }) => [id, name] as const);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    go(formTexts(event.currentTarget));
  };
  return (
    <details className="fold">
      <summary>{orders.filters}{used > 0 && <span className="badge is-information">{used}</span>}</summary>
      <form className="filters" onSubmit={submit}>
        <div className="fields">
          <ChoiceField name="connection" label={words.connection} value={connection} options={names} none={orders.any} />
          {children}
          <TextField name="from" label={words.from} value={from} type="datetime-local" />
          <TextField name="to" label={words.to} value={to} type="datetime-local" />
        </div>
        <div className="row"><button type="submit" className="button is-main">{orders.apply}</button><button type="button" className="button" onClick={() => { go({}); }}>{orders.clear}</button></div>
      </form>
    </details>
  );
}
