import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ChoiceField, TextField } from '../parts/fields.js';
import { FoldedFilters } from '../parts/folded-filters.js';
import { useLocations } from '../orders/use-orders.js';
import { useWords } from '../words/use-words.js';
import { FILTER_FIELDS, PARCEL_STATUSES, QUIET_DAYS, readParcelSearch } from './parcel-search.js';
import { useCarrierChoices } from './use-parcels.js';
import { useTrackingWords } from './use-tracking-words.js';

const route = getRouteApi('/tracking');
const FIELDS = ['status', ...FILTER_FIELDS] as const;

/** The filters, folded away until one is used; what they say goes into the address. */
export function ParcelFilters(): ReactElement {
  const { orders, statuses } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  return (
    <FoldedFilters names={FIELDS} search={search} onApply={(answers) => { void navigate({ search: readParcelSearch({ q: search.q, sort: search.sort, ...answers }), resetScroll: false }); }}>
      <fieldset className="choices"><legend>{orders.columns.status}</legend>
        {PARCEL_STATUSES.map((one) => <label key={one}><input type="checkbox" name="status" value={one} defaultChecked={search.status?.split(',').includes(one)} /> {statuses.shipment[one]}</label>)}
      </fieldset>
      <Fields />
    </FoldedFilters>
  );
}

function Fields(): ReactElement {
  const { orders } = useWords();
  const words = useTrackingWords();
  const search = route.useSearch();
  const locations = useLocations().map(({ code, name }) => [code, `${name} (${code})`] as const);
  const carriers = useCarrierChoices().map(({ code, name }) => [code, name] as const);
  const choice = (name: (typeof FILTER_FIELDS)[number], label: string, options: readonly (readonly [string, string])[]): ReactElement => <ChoiceField name={name} label={label} value={search[name]} options={options} none={orders.any} />;
  return (
    <div className="fields">
      {choice('carrier', words.carrier, carriers)}
      {choice('location', words.location, locations)}
      {choice('quiet', words.quiet, QUIET_DAYS.map((days) => [days, words.days(days)]))}
      <TextField name="from" label={words.shippedFrom} value={search.from} type="date" /><TextField name="to" label={words.shippedTo} value={search.to} type="date" />
    </div>
  );
}
