import { getRouteApi } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { ChoiceField } from '../../parts/fields.js';
import { formTexts } from '../../parts/form-texts.js';
import { useHotkeys } from '../../shell/use-hotkeys.js';
import { useWords } from '../../words/use-words.js';
import { readContentSearch, STATUSES } from '../content-search.js';
import { useContentWords } from '../use-content-words.js';
import type { ListedSite } from '../tree/use-sites.js';

const route = getRouteApi('/content');

/** Any words of a text, its state, language and kind; what it says goes into the address. */
export function SearchForm({ site: { id, locales } }: { readonly site: ListedSite }): ReactElement {
  const words = useContentWords();
  const { orders } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  useHotkeys({ '/': () => { document.getElementById('search')?.focus(); } });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate({ search: readContentSearch({ site: String(id), ...formTexts(event.currentTarget) }), resetScroll: false });
  };
  const leave = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => { if (key === 'Escape') currentTarget.blur(); };
  return (
    <form role="search" className="bar find-bar" onSubmit={submit}>
      <label className="field">{words.find}<input id="search" name="q" type="search" defaultValue={search.q} placeholder={words.findHint} maxLength={200} autoComplete="off" onKeyDown={leave} /></label>
      <ChoiceField name="status" label={words.state} value={search.status} none={orders.any} options={STATUSES.map((one) => [one, words.states[one]])} />
      <ChoiceField name="language" label={words.language} value={search.language} none={orders.any} options={locales.map((one) => [one, one])} />
      <ChoiceField name="kind" label={words.what} value={search.kind} none={orders.any} options={[['PAGE', words.kinds.PAGE], ['ENTRY', words.kinds.ENTRY]]} />
      <button type="submit" className="button">{orders.find}</button>
    </form>
  );
}
