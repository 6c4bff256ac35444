import type { AskedOrder, OrderCall } from '#kit/order-call.js';
import { ROOT } from './paths.js';
import { romeDay, romeTime } from './rome-time.js';
import { wsOrders, wsOrdersOf } from './ws-orders.js';

/** The second in which an order was placed, as ws_orders takes it. */
const placed = ({ placedAt }: AskedOrder): string => `${romeDay(placedAt)} ${romeTime(placedAt).slice('yyyy-mm-dd '.length)}`;

/** This interface reads no single order: it is asked for the orders of the second in which this one was placed. Others of that second, which may be all orders of an import, are not read for it. */
export const readsOrder: OrderCall = {
  route: ({ number }) => wsOrdersOf(number),
  target: (order) => `${ROOT}${wsOrders.path}?${new URLSearchParams({ data_dal: placed(order), data_al: placed(order) }).toString()}`,
  query: (order) => ({ data_dal: placed(order), data_al: placed(order) }),
};
