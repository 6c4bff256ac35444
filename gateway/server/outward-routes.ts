import type { SubgraphName } from '#kernel/config.js';
import type { CompanyEvents, Route } from '../relay/route.js';
import { ROUTES } from '../relay/routes.js';

/** Told what happened in a subgraph's records of a company. */
export type TellOutside = (batch: { readonly source: SubgraphName; readonly companyId: number; readonly events: readonly (CompanyEvents['events'][number] & { readonly audience: string | null })[] }) => Promise<unknown>;

/** The relay's routes, with every event also told outside. Neither the outside nor the inside holds the other up; what fails of either is tried again, and both pass over what they had. */
export const outwardRoutes = (tell: TellOutside): readonly Route[] => ROUTES.map((route) => ({
  ...route,
  project: async (run, { companyId, events }) => {
    const outside = tell({ source: route.source, companyId, events: events.map((event) => ({ ...event, audience: event.audience ?? null })) });
    const [told, projected] = await Promise.allSettled([outside, route.project?.(run, { companyId, events })]);
    if (told.status === 'rejected') throw told.reason;
    if (projected.status === 'rejected') throw projected.reason;
  },
}));
