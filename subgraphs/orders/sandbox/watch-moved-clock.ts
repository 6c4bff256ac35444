import { requireScope, type CallContext } from '#contract/principal.js';
import { watchDepartures } from '../ordering/watch-departures.js';
import type { OrdersDeps } from '../orders-deps.js';
import { watchReturns } from '../returns/watch-returns.js';
import { watchParcels } from '../tracking/watch-parcels.js';

/** Raise the alerts of what is due in a sandbox by its clock, which was moved, instead of within the hour; for the relay. Answers how many were raised. */
export async function watchMovedClock(deps: OrdersDeps, context: CallContext, aheadMilliseconds: number): Promise<number> {
  const { principal } = context;
  requireScope(principal, 'system');
  deps.knowClocks([{ companyId: principal.companyId, aheadMilliseconds }]); // this process may not have heard of it yet
  let raised = 0;
  for (const watch of [watchDepartures, watchParcels, watchReturns]) raised += await watch(deps, context);
  return raised;
}
