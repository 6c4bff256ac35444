import { getRouteApi } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { formTexts } from '../integrations/form-texts.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useHotkeys } from '../shell/use-hotkeys.js';
import { useWords } from '../words/use-words.js';
import { readParcelSearch } from './parcel-search.js';
import { useTrackingWords } from './use-tracking-words.js';

const route = getRouteApi('/tracking');

/** The beginning of a tracking number, or words of an order. Enter searches; Escape leaves the field for the list. */
export function ParcelSearchForm(): ReactElement {
  const { orders } = useWords();
  const words = useTrackingWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const { q = '' } = search;
  useHotkeys({ '/': () => { document.getElementById('search')?.focus(); } });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate({ search: readParcelSearch({ ...fromFirstPage(search), ...formTexts(event.currentTarget) }), resetScroll: false });
  };
  const leave = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => { if (key === 'Escape') currentTarget.blur(); };
  return (
    <form role="search" className="search" onSubmit={submit}>
      <label className="unseen" htmlFor="search">{words.search}</label>
      <input key={q} id="search" name="q" type="search" defaultValue={q} placeholder={words.searchHint} maxLength={200} autoComplete="off" onKeyDown={leave} />
      <button type="submit" className="button">{orders.find}</button>
    </form>
  );
}
