import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { Timeline } from '../order/timeline.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { ParcelHead } from './parcel-head.js';
import { ParcelMails } from './parcel-mails.js';
import { PARCEL_STATUSES } from './parcel-search.js';
import { ParcelSide } from './parcel-side.js';
import { ParcelWay } from './parcel-way.js';
import { useParcel, type Parcel } from './use-parcel.js';
import { useTrackingWords } from './use-tracking-words.js';
import './tracking.css';

const route = getRouteApi('/tracking/$reference');

/** One parcel: its way as its carrier reported it and as we read it, its order, and what its customer was told. */
export function ParcelPage(): ReactElement {
  const { shell } = useWords();
  const words = useTrackingWords();
  const { reference } = route.useParams();
  const query = useParcel(reference);
  const { data } = query;
  useTitle(words.titleOf(data?.shipment?.trackingNumbers[0] ?? reference));
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!data) return <p className="empty" role="status">{shell.loading}</p>;
  if (data.shipment) return <><QueryFailure query={query} /><Shown parcel={data.shipment} /></>;
  return <div className="empty"><h1>{words.notFound}</h1><p>{words.notFoundAdvice}</p><p><Link to="/tracking" search={{ q: reference }}>{words.back}</Link></p></div>;
}

function Shown({ parcel, parcel: { id, order } }: { readonly parcel: Parcel }): ReactElement {
  const { statuses } = useWords();
  const statusOf = ({ payload }: { readonly payload: unknown }): string | undefined => {
    const status = PARCEL_STATUSES.find((one) => one === fieldOf(payload, 'status'));
    return status && statuses.shipment[status];
  };
  return (
    <>
      <ParcelHead parcel={parcel} />
      <div className="two">
        <div className="stack"><ParcelWay parcel={parcel} /></div>
        <div className="stack">
          <ParcelSide parcel={parcel} />
          <ParcelMails shipmentId={id} />
          {order && <Timeline order={{ timeline: order.timeline.filter(({ payload }) => fieldOf(payload, 'shipmentId') === id) }} detailOf={statusOf} />}
        </div>
      </div>
    </>
  );
}

const fieldOf = (payload: unknown, name: string): unknown => (typeof payload === 'object' && payload !== null ? Object.entries(payload).find(([field]) => field === name)?.[1] : undefined);
