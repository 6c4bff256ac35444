import type { CompanyEvents, Route } from '../relay/route.js';
import { ROUTES } from '../relay/routes.js';

/** Told what happened in a company's orders. */
export type TellOutside = (batch: { readonly companyId: number; readonly events: readonly (CompanyEvents['events'][number] & { readonly audience: string | null })[] }) => Promise<unknown>;

/** The relay's routes, with the orders' events also told outside. Neither the outside nor the inside holds the other up; what fails of either is tried again, and both pass over what they had. */
export const outwardRoutes = (tell: TellOutside): readonly Route[] => ROUTES.map((route) => (route.source !== 'orders' ? route : {
  ...route,
  project: async (run, batch) => {
    const outside = tell({ companyId: batch.companyId, events: batch.events.map((event) => ({ ...event, audience: event.audience ?? null })) });
    const [told, projected] = await Promise.allSettled([outside, route.project?.(run, batch)]);
    if (told.status === 'rejected') throw told.reason;
    if (projected.status === 'rejected') throw projected.reason;
  },
}));
