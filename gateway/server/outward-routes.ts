import type { SubgraphName } from '#kernel/config.js';
import type { CompanyEvents, Route } from '../relay/route.js';
import { ROUTES } from '../relay/routes.js';

/** Notifies the outside of what happened in a subgraph's records of a company. */
export type Notify = (batch: { readonly source: SubgraphName; readonly companyId: number; readonly events: readonly (CompanyEvents['events'][number] & { readonly audience: string | null })[] }) => Promise<unknown>;

/** The relay's routes, with the outside notified of every event. Neither the outside nor the inside holds the other up; what fails of either is tried again, and both pass over what they had. */
export const outwardRoutes = (notify: Notify): readonly Route[] => ROUTES.map((route) => ({
  ...route,
  project: async (run, { companyId, events }) => {
    const outside = notify({ source: route.source, companyId, events: events.map((event) => ({ ...event, audience: event.audience ?? null })) });
    const [notified, projected] = await Promise.allSettled([outside, route.project?.(run, { companyId, events })]);
    if (notified.status === 'rejected') throw notified.reason;
    if (projected.status === 'rejected') throw projected.reason;
  },
}));
