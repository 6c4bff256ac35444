import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { prettyJson } from '../integrations/pretty-json.js';
import { Panel } from '../parts/panel.js';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import { MeaningBadge } from './meaning-badge.js';
import type { Parcel } from './use-parcel.js';
import { useTrackingWords } from './use-tracking-words.js';

/** What its carrier reported, the latest first: what each event means to us, and what the carrier sent. */
export function ParcelWay({ parcel: { trackingEvents, trackingNumbers, shippedAt, location } }: { readonly parcel: Parcel }): ReactElement {
  const words = useTrackingWords();
  const { moment } = useFormat();
  return (
    <Panel title={words.way}>
      {trackingEvents.length === 0 && <p className="soft">{words.noEvents}</p>}
      <ol className="way" reversed>
        {trackingEvents.map((event) => <Reported key={`${event.occurredAt} ${event.receivedAt} ${event.trackingNumber} ${event.code ?? ''} ${event.description}`} event={event} isOfSeveral={trackingNumbers.length > 1} />)}
        <li><div className="card-head"><strong>{words.left}</strong><time className="soft" dateTime={shippedAt}>{moment(shippedAt)}</time></div>{location && <p className="soft">{location.name} ({location.code})</p>}</li>
      </ol>
    </Panel>
  );
}

interface Shown {
  readonly event: Parcel['trackingEvents'][number];
  /** Whether the shipment has several parcels. */
  readonly isOfSeveral: boolean;
}

function Reported({ event: { status, code, description, location, occurredAt, receivedAt, trackingNumber, raw }, isOfSeveral }: Shown): ReactElement {
  const words = useTrackingWords();
  const { moment } = useFormat();
  const manages = useMay('company.manage');
  return (
    <li className={`is-${status ?? 'NONE'}`}>
      <div className="card-head"><span className="row"><MeaningBadge meaning={status} /><strong>{description}</strong></span><time className="soft" dateTime={occurredAt}>{moment(occurredAt)}</time></div>
      <p className="soft">{[location, isOfSeveral ? trackingNumber : '', `${words.received} ${moment(receivedAt)}`].filter((text) => text !== '').join(' · ')}{code !== null && <> · {words.code} <span className="mono">{code}</span></>}{status === null && code !== null && manages && <> · <Link to="/tracking/codes" search={{}}>{words.codes}</Link></>}</p>
      {raw !== null && <details><summary>{words.asSent}</summary><pre className="body" tabIndex={0}>{prettyJson(raw)}</pre></details>}
    </li>
  );
}
