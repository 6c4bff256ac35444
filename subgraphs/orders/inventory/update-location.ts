import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { toAddress, type Address } from '../addresses/address.js';
import type { Given } from '../addresses/given.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkLocation, refuseWrongLocation } from './check-location.js';
import type { LabelMaker, Location } from './location.js';
import { findLocations, saveLocation } from './location.store.js';

/** Which location, and what of it changes; what is left out stays. */
export interface UpdateLocation {
  readonly code: string;
  readonly newCode?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly stockLocationCodes?: readonly string[] | null | undefined;
  readonly labelsBy?: LabelMaker | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly fulfilsOnline?: boolean | null | undefined;
  readonly offersPickup?: boolean | null | undefined;
  /** Replaces the whole address. */
  readonly address?: Given<Address> | null | undefined;
}

/** Change a location; its fulfillment orders stay with it, even if it gets no new ones. */
export function updateLocation({ database, clock, outbox }: OrdersDeps, context: CallContext, given: UpdateLocation): Promise<Location> {
  const { principal: { companyId } } = context;
  requirePermission(context.principal, 'commerce.manage');
  refuseWrongLocation(given);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'updateLocation' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes changes of locations, and with the allocation of orders
    const locations = await findLocations(transaction, companyId);
    const before = locations.find(({ code }) => code === given.code);
    if (!before) throw new Failure('NOT_FOUND', `No location has the code ${given.code}`);
    const after = changed(before, given);
    checkLocation(after);
    if (locations.some(({ id, code }) => id !== after.id && code === after.code)) throw new Failure('ALREADY_EXISTS', `A location with the code ${after.code} exists`);
    await saveLocation(transaction, companyId, after);
    transaction.recordChange({ kind: 'location', id: after.id, before, after });
    await outbox.append(transaction, companyId, [{ type: 'location.updated', subject: after.id, cause: context, payload: { locationId: after.id, code: after.code, active: after.active, fulfilsOnline: after.fulfilsOnline } }]);
    return after;
  }));
}

const changed = (before: Location, given: UpdateLocation): Location => ({
  ...before,
  ...services(before, given),
  code: given.newCode ?? before.code,
  name: given.name ?? before.name,
  timeZone: given.timeZone ?? before.timeZone,
  stockLocationCodes: given.stockLocationCodes ?? before.stockLocationCodes,
  labelsBy: given.labelsBy ?? before.labelsBy,
  address: given.address ? toAddress(given.address) : before.address,
});

const services = (before: Location, given: UpdateLocation): Pick<Location, 'active' | 'fulfilsOnline' | 'offersPickup'> => ({
  active: given.active ?? before.active,
  fulfilsOnline: given.fulfilsOnline ?? before.fulfilsOnline,
  offersPickup: given.offersPickup ?? before.offersPickup,
});
