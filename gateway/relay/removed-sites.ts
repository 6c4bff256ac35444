import type { RelayedEvent } from './route.js';

/** The event of a site that was removed. */
export const REMOVED = 'site.removed';

/** The sites among them: nobody reads them with a token any more, and their websites are notified of nothing. */
export const removedSites = (events: readonly RelayedEvent[]): number[] =>
  events.flatMap(({ type, payload }) => (type === REMOVED ? [(payload as { readonly siteId: number }).siteId] : []));
