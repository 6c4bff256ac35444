import { Link } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { AuditChanges } from './audit-changes.js';
import type { AuditEntry } from './use-audit.js';
import { usePeopleWords } from './use-people-words.js';

/** An id that says nothing to people. */
const RANDOM_ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** One write of somebody, and when it is opened what it changed, as a difference. */
export function AuditEntryFold({ entry, entry: { id, writtenAt, operation, actor, via, part, subject } }: { readonly entry: AuditEntry }): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="people-entry" onToggle={({ currentTarget }) => { setIsOpen(currentTarget.open); }}>
      <summary data-row={id}>
        <span className="people-when">{moment(writtenAt)}</span> <strong className="mono">{operation}</strong> <span>{actor}</span> {subject !== null && !RANDOM_ID.test(subject) && <span className="mono">{subject}</span>} <span className="soft">{words.via} {via}</span> <span className="badge">{words.parts[part]}</span>
      </summary>
      {isOpen && <Opened entry={entry} />}
    </details>
  );
}

const INDENT = 2;

function Opened({ entry: { subject, changes, changeCount, input, requestId, actor, operation } }: { readonly entry: AuditEntry }): ReactElement {
  const words = usePeopleWords();
  const { count } = useFormat();
  return (
    <div className="people-opened stack">
      {changes.length === 0 && <p className="soft">{words.noChange}</p>}
      {changes.map(({ kind, id, fields }) => (
        <section key={`${kind} ${id}`}>
          <h2>{kind} <ChangedRecord kind={kind} id={id} /></h2>
          <AuditChanges fields={fields} />
        </section>
      ))}
      {changeCount > changes.length && <p className="soft">{words.moreChanges(count(changeCount - changes.length))}</p>}
      <section><h2>{words.asked}</h2>{input === null ? <p className="soft">{words.withheld}</p> : <pre className="body" tabIndex={0}>{JSON.stringify(input, null, INDENT)}</pre>}</section>
      <p className="row soft">
        {subject !== null && <Link to="/people/audit" search={{ record: subject }}>{words.record}: <span className="mono">{subject}</span></Link>}
        <Link to="/people/audit" search={{ who: actor }}>{actor}</Link><Link to="/people/audit" search={{ operation }}>{operation}</Link><span>{words.request} <span className="mono">{requestId}</span></span>
      </p>
    </div>
  );
}

/** What was changed; an order, a return or a parcel leads to its page. */
function ChangedRecord({ kind, id }: { readonly kind: string; readonly id: string }): ReactElement {
  const text = <span className="mono soft">{id}</span>;
  if (kind === 'order') return <Link to="/orders/$reference" params={{ reference: id }}>{text}</Link>;
  if (kind === 'return') return <Link to="/returns/$reference" params={{ reference: id }}>{text}</Link>;
  return kind === 'shipment' ? <Link to="/tracking/$reference" params={{ reference: id }}>{text}</Link> : text;
}
