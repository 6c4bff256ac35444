import { shift } from '#kernel/clock.js';
import type { DayRange } from '#kernel/period.js';
import { Problems } from '#contract/problems.js';
import type { CallContext } from '#contract/principal.js';
import { noteDays } from '#contract/report-days.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { EventKind } from '#contract/shopper-event.js';
import { findEvents, type StorefrontEvent } from './shopper-event.store.js';

/** Which events are listed: of days of the company, some kinds alone, one sales channel alone. */
export interface EventsAsked extends DayRange {
  readonly kinds?: readonly EventKind[] | null | undefined;
  readonly channel?: string | null | undefined;
}

const [MOST_DAYS, HOUR, DAY] = [1096, 3_600_000, 86_400_000] as const;
/** How long before midnight in UTC a day begins where it begins first, and how long after it where it begins last. */
const [FIRST_ZONE, LAST_ZONE] = [14 * HOUR, 12 * HOUR] as const;

/** A page of what visitors did on some days, in the order in which it happened; needs catalog.manage. An event is of the day that figures count it on, whatever the time zone was by then. */
export async function listStorefrontEvents({ database, cursors }: CatalogDeps, { principal }: CallContext, { filter: { from, to, kinds, channel = null }, page }: { readonly filter: EventsAsked; readonly page: PageRequest }): Promise<Connection<StorefrontEvent>> {
  requirePermission(principal, 'catalog.manage');
  const problems = new Problems();
  noteDays(problems, { from, to }, MOST_DAYS);
  problems.add('filter.kinds', kinds?.length === 0 ? 'must name one kind at least' : undefined);
  problems.refuse('The filter is not valid');
  const { companyId } = principal;
  const wanted = kinds == null ? null : [...new Set(kinds)].sort();
  const keys = keysetOf(cursors, page, { list: `storefront events ${String(companyId)} ${JSON.stringify([from, to, wanted, channel])}`, columns: ['e.at', 'e.uid'], begins: [shift(midnight(from), -FIRST_ZONE), ''] });
  const found = await findEvents(database, companyId, { days: { from, to }, before: shift(midnight(to), DAY + LAST_ZONE), kinds: wanted, channel, keys });
  return keys.page(found, ({ at, uid }) => [at, uid]);
}

const midnight = (day: string): string => `${day}T00:00:00.000Z`;
