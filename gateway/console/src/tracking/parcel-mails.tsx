import { type ReactElement } from 'react';
import { QueryFailure } from '../parts/failure.js';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { useParcelMails } from './use-parcel.js';
import { useTrackingWords } from './use-tracking-words.js';

const TONES = { QUEUED: 'is-information', SENT: 'is-success', GIVEN_UP: 'is-error' } as const;

/** Which mails its customer got, and what became of them. */
export function ParcelMails({ shipmentId }: { readonly shipmentId: string }): ReactElement {
  const { shell } = useWords();
  const words = useTrackingWords();
  const { moment } = useFormat();
  const query = useParcelMails(shipmentId);
  const names: Readonly<Partial<Record<string, string>>> = words.mails;
  return (
    <Panel title={words.told}>
      <QueryFailure query={query} />
      {query.data === undefined && query.error === null && <p role="status">{shell.loading}</p>}
      {query.data?.sentCustomerNotifications.length === 0 && <p className="soft">{words.notTold}</p>}
      <ul className="events">{query.data?.sentCustomerNotifications.map(({ kind, language, state, queuedAt, finishedAt }) => (
        <li key={kind}><div className="card-head"><strong>{names[kind] ?? kind}</strong>{state !== null && <span className={`badge ${TONES[state]}`}>{words.mailStates[state]}</span>}</div><p className="soft">{[moment(finishedAt ?? queuedAt), language?.toUpperCase()].filter((text) => text !== undefined).join(' · ')}</p></li>
      ))}</ul>
    </Panel>
  );
}
