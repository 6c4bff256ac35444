import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import { showOrder } from '#kit/show-order.js';
import type { OrderToShow, ShownOrder, ShowOrder } from '#subgraph-kit/show-order.js';
import { findSurfaces } from './find-surfaces.js';
import { OrderReadersDocument, type OrderReadersQuery } from './operations/order-readers.generated.js';

interface Showing {
  readonly call: Call;
  readonly clock: Clock;
  readonly log: Log;
}

/** An order as connections are answered: which may read it is asked with the rights of the caller, and each interface then answers with those of its connection. One after the other: the reads of warehouses are writes, which wait for each other anyway. */
export const showOrderOnSurfaces = ({ call, clock, log }: Showing): ShowOrder => async ({ principal, requestId, via }, order) => {
  const { orderReaders } = await call(OrderReadersDocument, { locationIds: [...order.locationIds] }, { principal, requestId, via });
  const shown: ShownOrder[] = [];
  for (const connection of orderReaders) shown.push(...await asSeenBy(connection, order, { call, clock, log, requestId }));
  return shown.toSorted((one, other) => one.letter.localeCompare(other.letter));
};

async function asSeenBy(connection: OrderReadersQuery['orderReaders'][number], order: OrderToShow, deps: Showing & { readonly requestId: string }): Promise<readonly ShownOrder[]> {
  const surface = (await findSurfaces()).find(({ access, readsOrder }) => readsOrder && access.connectionKind === connection.kind);
  const reads = surface?.readsOrder;
  if (!surface || !reads) return [];
  const { status, headers, body } = await showOrder({ surface, reads, connection, order }, deps);
  return [{ letter: surface.letter, surface: surface.name, connection: { id: connection.id, name: connection.name }, request: `${reads.route(order).method} ${reads.target(order)}`, status, contentType: headers['Content-Type'] ?? '', body }];
}
