import type { DeliveryFilter, DeliveryState } from '#contract/schema.generated.js';
import { searchReader } from '../parts/address-search.js';
import type { Period } from '../parts/use-period.js';

/** The states of deliveries. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'SUPPRESSED'] as const satisfies readonly DeliveryState[];

/** Reads what the address of the list of deliveries says. A word `state` would be taken for the answer to a sign-in. */
export const readDeliverySearch = searchReader(['connection', 'result', 'failing', 'from', 'to', 'after', 'before']);

/** What the address of the list of deliveries says. */
export type DeliverySearch = ReturnType<typeof readDeliverySearch>;

/** The lists of every day, by the names of their labels. */
export const USUAL_DELIVERIES: Readonly<Record<UsualDeliveries, DeliverySearch>> = { all: {}, failed: { result: 'GIVEN_UP' }, retried: { result: 'WAITING', failing: 'yes' }, waiting: { result: 'WAITING' } };

/** A name of {@link USUAL_DELIVERIES}. */
export type UsualDeliveries = 'all' | 'failed' | 'retried' | 'waiting';

/** What the graph is asked for by the address; a word that it does not know filters nothing. */
export const deliveriesFilter = ({ connection, result, failing }: DeliverySearch, period: Period): DeliveryFilter =>
  ({ connectionId: connection ?? null, state: DELIVERY_STATES.find((one) => one === result) ?? null, failing: failing === 'yes' ? true : null, ...period });
