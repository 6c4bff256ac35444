import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ChoiceField, TextField } from '../parts/fields.js';
import { FoldedFilters } from '../parts/folded-filters.js';
import { PAYMENT_STATUSES } from '../orders/order-values.js';
import { useLocations } from '../orders/use-orders.js';
import { useWords } from '../words/use-words.js';
import { FILTER_FIELDS, METHODS, readReturnSearch, RESOLUTIONS, RETURN_STATUSES, SOURCES } from './return-search.js';

const route = getRouteApi('/returns');
const FIELDS = ['status', ...FILTER_FIELDS] as const;

/** The filters, folded away until one is used; what they say goes into the address. */
export function ReturnFilters(): ReactElement {
  const { orders, statuses } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  return (
    <FoldedFilters names={FIELDS} search={search} onApply={(answers) => { void navigate({ search: readReturnSearch({ q: search.q, sort: search.sort, ...answers }), resetScroll: false }); }}>
      <fieldset className="choices"><legend>{orders.columns.status}</legend>
        {RETURN_STATUSES.map((one) => <label key={one}><input type="checkbox" name="status" value={one} defaultChecked={search.status?.split(',').includes(one)} /> {statuses.return[one]}</label>)}
      </fieldset>
      <Fields />
    </FoldedFilters>
  );
}

function Fields(): ReactElement {
  const { orders, returns: words, statuses } = useWords();
  const search = route.useSearch();
  const locations = useLocations().map(({ code, name }) => [code, `${name} (${code})`] as const);
  const choice = (name: (typeof FILTER_FIELDS)[number], label: string, options: readonly (readonly [string, string])[]): ReactElement => <ChoiceField name={name} label={label} value={search[name]} options={options} none={orders.any} />;
  const text = (name: (typeof FILTER_FIELDS)[number], label: string, type: 'date' | 'text' = 'text'): ReactElement => <TextField name={name} label={label} value={search[name]} type={type} />;
  return (
    <div className="fields">
      {choice('resolution', words.resolution, RESOLUTIONS.map((one) => [one, words.resolutions[one]]))}
      {choice('verdict', words.verdict, [['yes', words.compliant], ['no', words.notCompliant]])}
      {choice('source', words.source, SOURCES.map((one) => [one, words.sources[one]]))}
      {choice('method', words.method, METHODS.map((one) => [one, words.methods[one]]))}
      {choice('location', words.location, locations)}
      {choice('payment', orders.columns.payment, PAYMENT_STATUSES.map((one) => [one, statuses.payment[one]]))}
      {text('order', words.ofOrder)}{text('country', orders.country)}{text('carrier', orders.carrier)}{text('channel', orders.columns.channel)}{text('tag', orders.tag)}
      {text('from', words.openedFrom, 'date')}{text('to', words.openedTo, 'date')}
    </div>
  );
}
