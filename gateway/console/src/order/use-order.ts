import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsoleOrderDocument, type ConsoleOrderQuery } from './operations/console-order.generated.js';

/** An order with everything that its page shows. */
export type Order = NonNullable<ConsoleOrderQuery['order']>;

/** One of its fulfillment orders. */
export type FulfillmentOrder = Order['fulfillmentOrders'][number];

/** Read an order by its number or id. */
export const useOrder = (reference: string): UseQueryResult<ConsoleOrderQuery> => useQuery({ queryKey: ['order', reference], queryFn: ({ signal }) => ask(ConsoleOrderDocument, { reference }, { signal }) });
