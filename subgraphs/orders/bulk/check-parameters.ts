import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { checkDocumentTypes } from '../documents/generate-documents.js';
import { findLocations } from '../inventory/location.store.js';
import { noActiveLocation } from '../inventory/no-active-location.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkCancelReason } from '../ordering/cancel-order.js';
import { checkHoldReason } from '../ordering/hold-order.js';
import { requireTagChange } from '#subgraph-kit/tags/tags.js';
import type { BulkAction, ChangeParameters } from './order-changes.js';

type Check<Action extends BulkAction> = (parameters: ChangeParameters[Action], caller: { readonly deps: OrdersDeps; readonly companyId: number }) => void | Promise<void>;

/** What each use case refuses for every order alike, asked before the first one: BAD_INPUT. */
const CHECKS: { readonly [Action in BulkAction]?: Check<Action> } = {
  HOLD: ({ reason }) => { checkHoldReason(reason); },
  CANCEL: ({ reason }) => { checkCancelReason(reason); },
  TAG: requireTagChange,
  REROUTE: async ({ locationCode, fromLocationCode }, { deps, companyId }) => {
    const locations = await findLocations(deps.database, companyId);
    const unknown: readonly (readonly [field: string, rule: string])[] = [
      locationCode == null || locations.some(({ active, code }) => active && code === locationCode) ? [] : [['locationCode', noActiveLocation(locationCode, locations)] as const],
      fromLocationCode == null || locations.some(({ code }) => code === fromLocationCode) ? [] : [['fromLocationCode', `no location has the code ${fromLocationCode}`] as const],
    ].flat();
    if (unknown.length > 0) throw new Failure('BAD_INPUT', 'A location is not known', Object.fromEntries(unknown.map(([field, rule]) => [field, [rule]])));
  },
  GENERATE_DOCUMENTS: ({ types }) => { checkDocumentTypes(types); },
};

/** BAD_INPUT for parameters that would be refused for every order. */
export async function checkParameters<Action extends BulkAction>(deps: OrdersDeps, { principal: { companyId } }: CallContext, { action, parameters }: { action: Action; parameters: ChangeParameters[Action] }): Promise<void> {
  await CHECKS[action]?.(parameters, { deps, companyId });
}
