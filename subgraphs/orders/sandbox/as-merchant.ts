import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';

/** The same call as what the merchant's side of a sandbox does by it, without the caller's connection: what is simulated is no work of the integration that asked for it. */
export const asMerchant = (context: CallContext): CallContext => ({ ...context, principal: merchantOf(context.principal) });

/** The same as the work of a location of the sandbox. */
export const asSimulatedLocation = (context: CallContext, warehouseId: string): CallContext =>
  ({ ...context, principal: { ...merchantOf(context.principal), scopes: ['fulfillment:read', 'fulfillment:write'], warehouseId } });

/** The same as what a carrier reports to the intake. */
export const asSimulatedCarrier = (context: CallContext): CallContext => ({ ...context, principal: carrierOf(context.principal) });

const carrierOf = ({ companyId, actor }: Principal): Principal => ({ kind: 'system', companyId, actor, scopes: ['system'] });

const merchantOf = ({ companyId, actor }: Principal): Principal => ({ kind: 'staff', companyId, actor, scopes: [], permissions: ALL_PERMISSIONS });
