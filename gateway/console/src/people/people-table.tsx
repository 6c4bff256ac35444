import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { usePerson } from '../shell/use-person.js';
import { useFormat } from '../words/use-format.js';
import type { ConsolePeopleQuery } from './operations/console-people.generated.js';
import { OneTimeHint, PersonBadge } from './person-badge.js';
import { RoleText } from './role-text.js';
import { usePeopleWords } from './use-people-words.js';

type Listed = ConsolePeopleQuery['people']['nodes'][number];

/** Members as a table; on a phone as cards. */
export function PeopleTable({ people }: { readonly people: readonly Listed[] }): ReactElement {
  const words = usePeopleWords();
  if (useIsNarrow()) return <ul className="cards">{people.map((person) => <Card key={person.id} person={person} />)}</ul>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.members}</caption>
        <thead><tr>{[words.name, words.email, words.role, words.state, words.lastSeen].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{people.map((person) => (
          <tr key={person.id}>
            <th scope="row"><PersonLink {...person} /></th><td>{person.email}</td><td><RoleText role={person.companyRole} moduleRoles={person.moduleRoles} /></td>
            <td><PersonBadge {...person} /><OneTimeHint {...person} /></td><td><Seen {...person} /></td>
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
}

/** Leads to a person; the keys of lists move the focus among these links. */
function PersonLink({ id, name }: Pick<Listed, 'id' | 'name'>): ReactElement {
  const words = usePeopleWords();
  const isYou = usePerson()?.me?.id === id;
  return <><Link to="/people/$id" params={{ id }} className="order-link" data-row={id}>{name}</Link>{isYou && <span className="soft"> ({words.you})</span>}</>;
}

function Seen({ lastSeenAt }: Pick<Listed, 'lastSeenAt'>): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  return <>{lastSeenAt === null ? words.never : moment(lastSeenAt)}</>;
}

function Card({ person }: { readonly person: Listed }): ReactElement {
  const words = usePeopleWords();
  return (
    <li className="card">
      <div className="card-head"><span><PersonLink {...person} /></span><PersonBadge {...person} /></div>
      <div>{person.email}</div><RoleText role={person.companyRole} moduleRoles={person.moduleRoles} />
      <div className="soft">{words.lastSeen}: <Seen {...person} /></div><OneTimeHint {...person} />
    </li>
  );
}
