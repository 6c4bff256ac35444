import { type ReactElement } from 'react';
import { FoldedFilters } from '../parts/folded-filters.js';
import { useWords } from '../words/use-words.js';
import { ORDER_STATUSES, PAYMENT_STATUSES, WAITING_REASONS } from './order-values.js';
import type { SearchField } from './order-search.js';
import { Choice, TextFilter } from './filter-fields.js';
import { useOrderSearch } from './use-order-search.js';
import { useLocations } from './use-orders.js';

const FIELDS: readonly SearchField[] = ['payment', 'waiting', 'location', 'country', 'carrier', 'channel', 'tag', 'days', 'from', 'to', 'status', 'late'];

/** The filters, folded away until one is used; what they say goes into the address. */
export function OrderFilters(): ReactElement {
  const { search, change } = useOrderSearch();
  return (
    <FoldedFilters names={FIELDS} search={search} onApply={(answers) => { change(Object.fromEntries(FIELDS.map((field) => [field, answers[field] ?? '']))); }}>
      <StatusFilter />
      <FieldFilters />
    </FoldedFilters>
  );
}

function StatusFilter(): ReactElement {
  const { orders: words, statuses } = useWords();
  const { status = '', late } = useOrderSearch().search;
  const chosen = status.split(',');
  return (
    <fieldset className="choices"><legend>{words.columns.status}</legend>
      {ORDER_STATUSES.map((one) => <label key={one}><input type="checkbox" name="status" value={one} defaultChecked={chosen.includes(one)} /> {statuses.order[one]}</label>)}
      <label><input type="checkbox" name="late" value="yes" defaultChecked={late === 'yes'} /> {words.lateAgainstPromise}</label>
    </fieldset>
  );
}

function FieldFilters(): ReactElement {
  const { orders: words, statuses } = useWords();
  const locations = useLocations();
  return (
    <div className="fields">
      <Choice field="payment" label={words.columns.payment} options={PAYMENT_STATUSES.map((one) => [one, statuses.payment[one]])} />
      <Choice field="waiting" label={words.columns.waiting} options={WAITING_REASONS.map((one) => [one, statuses.waiting[one]])} />
      <Choice key={locations.length} field="location" label={words.columns.location} options={locations.map(({ code, name }) => [code, `${name} (${code})`])} />
      <TextFilter field="country" label={words.country} maxLength={2} />
      <TextFilter field="carrier" label={words.carrier} />
      <TextFilter field="channel" label={words.columns.channel} />
      <TextFilter field="tag" label={words.tag} />
      <TextFilter field="days" label={words.openForDays} type="number" />
      <TextFilter field="from" label={words.placedFrom} type="date" />
      <TextFilter field="to" label={words.placedTo} type="date" />
    </div>
  );
}
