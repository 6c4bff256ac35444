import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { OnInterfaces } from '../on-interfaces/on-interfaces.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { FulfillmentOrders } from './fulfillment-orders.js';
import { OrderHead } from './order-head.js';
import { OrderLines } from './order-lines.js';
import { OrderSide } from './order-side.js';
import { Parcels } from './parcels.js';
import { Refunds } from './refunds.js';
import { Returns } from './returns.js';
import { Timeline } from './timeline.js';
import { useOrder, type Order } from './use-order.js';

const route = getRouteApi('/orders/$reference');

/** One order: what was ordered, where it is, what came back, and who did what. */
export function OrderPage(): ReactElement {
  const { order: words, shell } = useWords();
  const { reference } = route.useParams();
  const query = useOrder(reference);
  const { data } = query;
  useTitle(words.title(data?.order?.number ?? reference));
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!data) return <p className="empty" role="status">{shell.loading}</p>;
  if (data.order) return <><QueryFailure query={query} /><Shown order={data.order} /></>;
  return <div className="empty"><h1>{words.notFound}</h1><p>{words.notFoundAdvice}</p><p><Link to="/orders" search={{ q: reference }}>{words.back}</Link></p></div>;
}

function Shown({ order }: { readonly order: Order }): ReactElement {
  return (
    <>
      <OrderHead order={order} />
      <div className="two">
        <div className="stack">
          <OrderLines order={order} />
          <FulfillmentOrders order={order} />
          <Parcels order={order} />
          <Returns order={order} />
          <Refunds order={order} />
        </div>
        <div className="stack">
          <OrderSide order={order} />
          <Timeline order={order} record={order.number} />
        </div>
      </div>
      <OnInterfaces order={order} />
    </>
  );
}
