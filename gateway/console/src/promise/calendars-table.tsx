import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { calendarSummary } from './calendar-summary.js';
import type { LocationRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

const route = getRouteApi('/promise/settings');

/** When each location works, and until when orders leave the same day. */
export function CalendarsTable({ locations }: { readonly locations: readonly LocationRules[] }): ReactElement {
  const words = usePromiseWords();
  const search = route.useSearch();
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={words.ruleNames.calendar}>
      <table className="promise-table">
        <thead><tr>{[words.location, words.fields.workingDays, words.methods.STANDARD, words.methods.EXPRESS, words.fields.preparationDays, words.fields.holidaysCountry, words.fields.closures].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{locations.map((location) => {
          const { workingDays, standard, express, preparation, holidays, closures } = calendarSummary(location.calendar, words);
          return (
            <tr key={location.id}>
              <th scope="row"><Link to="/promise/settings/$rule" params={{ rule: 'calendar' }} search={{ ...search, location: location.code }}>{location.name}</Link> {location.calendar.isUsual && <div className="soft">{words.usual}</div>}</th>
              <td className="is-changed">{workingDays}</td><td>{standard}</td><td>{express}</td><td>{preparation}</td><td>{holidays}</td><td>{closures}</td>
            </tr>
          );
        })}</tbody>
      </table>
    </div>
  );
}
