import type { RelayedEvent } from './route.js';

/** The event of a customer whom orders erased. */
export const ERASED = 'customer.erased';

/** The customers among them, by the ids that storefronts have for them, with when: what the collector kept of them is erased too. */
export const erasedCustomers = (events: readonly RelayedEvent[]): { customerIds: string[]; erasedAt: string }[] =>
  events.flatMap(({ type, sequence, payload }) => (type === ERASED ? [{ customerIds: [...(payload as { readonly customerIds: readonly string[] }).customerIds], erasedAt: sequence }] : []));
