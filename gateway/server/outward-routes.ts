import type { SubgraphName } from '#kernel/config.js';
import type { CompanyEvents, Route } from '../relay/route.js';
import { ROUTES } from '../relay/routes.js';

/** Queues the webhooks of a company's events of a subgraph. */
export type Notify = (batch: { readonly source: SubgraphName; readonly companyId: number; readonly events: readonly (CompanyEvents['events'][number] & { readonly audience: string | null })[] }) => Promise<unknown>;

/** The relay's routes, which also queue the webhooks of every event. Neither waits for the other; a failure of either is retried, and both skip events applied before. */
export const outwardRoutes = (notify: Notify): readonly Route[] => ROUTES.map((route) => ({
  ...route,
  project: async (run, { companyId, events }) => {
    const outside = notify({ source: route.source, companyId, events: events.map((event) => ({ ...event, audience: event.audience ?? null })) });
    const [notified, projected] = await Promise.allSettled([outside, route.project?.(run, { companyId, events })]);
    if (notified.status === 'rejected') throw notified.reason;
    if (projected.status === 'rejected') throw projected.reason;
  },
}));
