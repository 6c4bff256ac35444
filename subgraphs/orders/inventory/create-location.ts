import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { toAddress, type Address } from '../ordering/address.js';
import type { OrdersDeps } from '../orders-deps.js';
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
  readonly address?: Partial<Record<keyof Address, string | null | undefined>> | null | undefined;
}

/** Open a location; a code that is taken is ALREADY_EXISTS. */
export function createLocation({ database, clock, ids, outbox }: OrdersDeps, context: CallContext, given: CreateLocation): Promise<Location> {
  const { principal } = context;
  requireScope(principal, 'staff:write');
  check(given);
  const { code, name, kind, timeZone } = given;
  const location: Location = {
    id: ids.next(), code, name, kind, timeZone,
    countryCode: given.countryCode.toUpperCase(),
    stockLocationCodes: given.stockLocationCodes ?? [code],
    labelsBy: given.labelsBy ?? 'WAREHOUSE',
    active: true,
    address: toAddress(given.address ?? {}),
  };
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'createLocation' }, async () => {
    await insertLocation(transaction, principal.companyId, location);
    await outbox.append(transaction, principal.companyId, [{ type: 'location.created', subject: location.id, cause: context, payload: { locationId: location.id, code } }]);
    return location;
  }));
}

function check({ code, name, countryCode, timeZone }: CreateLocation): void {
  const problems: Record<string, string[]> = {
    ...(!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$/.test(code) && { code: ['must be 1 to 60 letters, digits, dots, dashes or underscores'] }),
    ...(name.trim() === '' && { name: ['must not be empty'] }),
    ...(!/^[A-Z]{2}$/i.test(countryCode) && { countryCode: ['must be an ISO 3166-1 alpha-2 code'] }),
    ...(!isTimeZone(timeZone) && { timeZone: ['must be an IANA time zone such as Europe/Rome'] }),
  };
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The location is not valid', problems);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
