import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { toAddress, type Address } from '../addresses/address.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkLocation, refuseWrongLocation } from './check-location.js';
import type { LabelMaker, Location, LocationKind } from './location.js';
import { insertLocation } from './location.store.js';

/** A new location as it is sent. */
export interface CreateLocation {
  readonly code: string;
  readonly name: string;
  readonly kind: LocationKind;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly stockLocationCodes?: readonly string[] | null | undefined;
  readonly labelsBy?: LabelMaker | null | undefined;
  readonly fulfilsOnline?: boolean | null | undefined;
  readonly offersPickup?: boolean | null | undefined;
  readonly address?: Partial<Record<keyof Address, string | null | undefined>> | null | undefined;
}

/** Open a location; a code that is taken is ALREADY_EXISTS. */
export function createLocation({ database, clock, ids, outbox }: OrdersDeps, context: CallContext, given: CreateLocation): Promise<Location> {
  const { principal } = context;
  requirePermission(principal, 'commerce.manage');
  const { code, name, kind, timeZone } = given;
  const location: Location = {
    id: ids.next(), code, name, kind, timeZone,
    countryCode: given.countryCode.toUpperCase(),
    stockLocationCodes: given.stockLocationCodes ?? [code],
    labelsBy: given.labelsBy ?? 'WAREHOUSE',
    active: true,
    fulfilsOnline: given.fulfilsOnline ?? true,
    offersPickup: given.offersPickup ?? false,
    address: toAddress(given.address ?? {}),
  };
  refuseWrongLocation(given);
  checkLocation(location);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'createLocation' }, async () => {
    await insertLocation(transaction, principal.companyId, location);
    transaction.recordChange({ kind: 'location', id: location.id, before: null, after: location });
    await outbox.append(transaction, principal.companyId, [{ type: 'location.created', subject: location.id, cause: context, payload: { locationId: location.id, code } }]);
    return location;
  }));
}
