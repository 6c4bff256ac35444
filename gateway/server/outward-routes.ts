import type { CompanyEvents, Route } from '../relay/route.js';
import { ROUTES } from '../relay/routes.js';

/** Told what happened in a company's orders. */
export type TellOutside = (batch: { readonly companyId: number; readonly events: readonly (CompanyEvents['events'][number] & { readonly audience: string | null })[] }) => Promise<unknown>;

/** The relay's routes, with the orders' events also told outside; telling comes first, so that nothing inside can hold it up. */
export const outwardRoutes = (tell: TellOutside): readonly Route[] => ROUTES.map((route) => (route.source !== 'orders' ? route : {
  ...route,
  project: async (run, batch) => {
    await tell({ companyId: batch.companyId, events: batch.events.map((event) => ({ ...event, audience: event.audience ?? null })) });
    await route.project?.(run, batch);
  },
}));
