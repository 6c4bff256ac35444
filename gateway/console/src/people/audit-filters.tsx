import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement, type SubmitEvent } from 'react';
import { ask } from '../graph/ask.js';
import { ChoiceField, TextField } from '../parts/fields.js';
import { formTexts } from '../parts/form-texts.js';
import { useWords } from '../words/use-words.js';
import { AUDIT_FIELDS, AUDIT_PARTS, readAuditSearch } from './audit-search.js';
import { ConsolePeopleDocument } from './operations/console-people.generated.js';
import { usePeopleWords } from './use-people-words.js';

const route = getRouteApi('/people/audit');
const MOST_NAMES = 500;

/** By whom, of what kind, about which record, and when; what the fields say goes into the address. */
export function AuditFilters(): ReactElement {
  const words = usePeopleWords();
  const { orders } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const used = AUDIT_FIELDS.filter((field) => search[field] !== undefined).length;
  const go = (values: Readonly<Record<string, string>>): void => { void navigate({ search: readAuditSearch(values), resetScroll: false }); };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    go(formTexts(event.currentTarget));
  };
  return (
    <details className="fold" open={used > 0}>
      <summary>{orders.filters}{used > 0 && <span className="badge is-information">{used}</span>}</summary>
      <form className="filters" onSubmit={submit}>
        <div className="fields">
          <Who value={search.who} />
          <ChoiceField name="part" label={words.part} value={search.part} options={AUDIT_PARTS.map((part) => [part, words.parts[part]])} none={orders.any} />
          <TextField name="operation" label={words.operation} value={search.operation} hint={words.operationHint} />
          <TextField name="record" label={words.record} value={search.record} hint={words.recordHint} />
          <TextField name="from" label={words.from} value={search.from} type="datetime-local" />
          <TextField name="to" label={words.to} value={search.to} type="datetime-local" />
        </div>
        <div className="row"><button type="submit" className="button is-main">{orders.apply}</button><button type="button" className="button" onClick={() => { go({}); }}>{orders.clear}</button></div>
      </form>
    </details>
  );
}

/** People are offered; whoever else wrote, such as a service token, can be typed. */
function Who({ value = '' }: { readonly value?: string | undefined }): ReactElement {
  const words = usePeopleWords();
  const people = useQuery({ queryKey: ['people', 'names'], queryFn: ({ signal }) => ask(ConsolePeopleDocument, { first: MOST_NAMES }, { signal }) }).data?.people.nodes ?? [];
  return <label className="field">{words.who}<input name="who" list="people-known" defaultValue={value} maxLength={200} autoComplete="off" /><datalist id="people-known">{people.map(({ id, email, name }) => <option key={id} value={email}>{name}</option>)}</datalist></label>;
}
