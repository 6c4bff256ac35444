import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { DraftText } from '../parts/draft-fields.js';
import { DraftRows } from '../parts/draft-rows.js';
import { localMoment, momentOf } from '../parts/local-moment.js';
import { itemsOf, itemsText, type ExampleItem, type ExampleSearch } from './promise-search.js';
import { usePromiseWords } from './use-promise-words.js';
import '../parts/draft.css';

const route = getRouteApi('/promise');
const FRESH: ExampleItem = { sku: '', units: '1' };

/** What a shopper would have: where it goes, what is ordered and when, by the clocks of the company. It goes into the address. */
export function ExampleForm({ timeZone }: { readonly timeZone: string }): ReactElement {
  const words = usePromiseWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const [draft, setDraft] = useState<ExampleSearch>({ ...search, at: localMoment(search.at ?? '', timeZone) });
  const [items, setItems] = useState<readonly ExampleItem[]>(() => { const given = itemsOf(search.items); return given.length > 0 ? given : [FRESH]; });
  const set = (field: keyof ExampleSearch) => (value: string): void => { setDraft((before) => ({ ...before, [field]: value })); };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate({ search: filled({ ...draft, items: itemsText(items), at: sameMinute(draft.at, search.at, timeZone) }) });
  };
  return (
    <>
      <form className="panel" onSubmit={submit} aria-label={words.explain}>
        <div className="fields">
          <DraftText label={words.country} value={draft.country ?? ''} onChange={set('country')} hint={words.countryHint} longest={2} isRequired />
          <DraftText label={words.postcode} value={draft.postcode ?? ''} onChange={set('postcode')} longest={20} />
          <DraftText label={words.channel} value={draft.channel ?? ''} onChange={set('channel')} hint={words.any} longest={60} />
          <DraftText label={words.when} type="datetime-local" value={draft.at ?? ''} onChange={set('at')} />
        </div>
        <fieldset className="draft-group"><legend>{words.items}</legend>
          <DraftRows rows={items} onChange={setItems} fresh={FRESH} addLabel={words.addItem} removeLabel={(index) => words.remove(items[index]?.sku ?? '')}>{({ sku, units }, change) => (
            <><DraftText label={words.sku} value={sku} onChange={(value) => { change({ sku: value }); }} longest={255} isRequired /><DraftText label={words.units} type="number" least={1} most={99} value={units} onChange={(value) => { change({ units: value }); }} isRequired /></>
          )}</DraftRows>
        </fieldset>
        <div className="row"><button type="submit" className="button is-main">{words.explain}</button></div>
      </form>
      <OrderForm />
    </>
  );
}

function OrderForm(): ReactElement {
  const words = usePromiseWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const [order, setOrder] = useState(search.order ?? '');
  return (
    <form className="bar" onSubmit={(event) => { event.preventDefault(); void navigate({ search: { order: order.trim().replace('#', '') } }); }}>
      <label className="row">{words.ofOrder} <input type="text" value={order} required maxLength={100} autoComplete="off" onChange={({ target }) => { setOrder(target.value); }} /></label>
      <button type="submit" className="button">{words.take}</button>
    </form>
  );
}

const filled = (search: ExampleSearch): ExampleSearch => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));

/** The field has no seconds: what was not changed stays as it was. */
function sameMinute(entered: string | undefined, before: string | undefined, timeZone: string): string {
  if (entered === undefined || entered === '') return '';
  return before !== undefined && entered === localMoment(before, timeZone) ? before : momentOf(entered, timeZone);
}
