import { countryProblem } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { Carrier } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { outside } from './check-calendar.js';
import { comparedPostcode } from './policy.js';
import { postcodeProblem } from './postcode-problem.js';
import type { TransitTime } from './transit.js';
import { findTransitTimes, replaceTransitTimes } from './transit.store.js';

/** A transit time as it is given. */
export interface GivenTransitTime {
  readonly carrierCode?: string | null | undefined;
  readonly shippingType: ShippingType;
  readonly countryCode: string;
  readonly postcodePrefix?: string | null | undefined;
  readonly minDays: number;
  readonly maxDays: number;
}

const MOST_TIMES = 1000;
const MOST_DAYS = 60;

/** Replace the company's transit times; they apply to promises and orders from now on. */
export function saveTransitTimes({ database, clock, ids, outbox }: OrdersDeps, context: CallContext, given: readonly GivenTransitTime[]): Promise<TransitTime[]> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'commerce.manage');
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveTransitTimes' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other changes of the transit times, and with those of carriers
    const times = checkedTransitTimes(given, { carriers: await findCarriers(transaction, companyId), nextId: () => ids.next() });
    const before = await findTransitTimes(transaction, companyId);
    await replaceTransitTimes(transaction, companyId, times);
    const after = await findTransitTimes(transaction, companyId);
    transaction.recordChange({ kind: 'transitTimes', id: String(companyId), before: { transitTimes: before }, after: { transitTimes: after } });
    await outbox.append(transaction, companyId, [{ type: 'transit_times.saved', cause: context, payload: { transitTimes: after.length } }]);
    return after;
  }));
}

/** All transit times of a company as they are given, in place of those it has; BAD_INPUT with every problem of them. */
export function checkedTransitTimes(given: readonly GivenTransitTime[], { carriers, nextId }: { carriers: readonly Pick<Carrier, 'code'>[]; nextId: () => string }): TransitTime[] {
  if (given.length > MOST_TIMES) throw new Failure('BAD_INPUT', 'There are too many transit times', { transitTimes: [`must be at most ${String(MOST_TIMES)}`] });
  const times = given.map((time) => toTransitTime(time, nextId()));
  check(times, new Set(carriers.map(({ code }) => code)));
  return times;
}

/** The company's transit times by country, method, carrier and postcode. */
export function listTransitTimes({ database }: OrdersDeps, { principal }: CallContext): Promise<TransitTime[]> {
  requirePermission(principal, 'commerce.read');
  return findTransitTimes(database, principal.companyId);
}

const toTransitTime = ({ carrierCode, shippingType, countryCode, postcodePrefix, minDays, maxDays }: GivenTransitTime, id: string): TransitTime =>
  ({ id, carrierCode: carrierCode ?? null, shippingType, countryCode: countryCode.toUpperCase(), postcodePrefix: comparedPostcode(postcodePrefix), minDays, maxDays });

/** BAD_INPUT with every problem of transit times, whose carriers are to be among those of the company. */
function check(times: readonly TransitTime[], carriers: ReadonlySet<string>): void {
  const problems = new Problems();
  const first = new Map<string, number>();
  for (const [index, time] of times.entries()) {
    const path = `transitTimes.${String(index)}`;
    for (const [field, problem] of problemsOf(time, carriers)) problems.addOf(path, field, problem);
    const place = JSON.stringify([time.carrierCode, time.shippingType, time.countryCode, time.postcodePrefix]);
    const known = first.get(place);
    if (known === undefined) first.set(place, index);
    else problems.add(path, `is for the same carrier, method, country and postcodes as transitTimes.${String(known)}: leave one of them out`);
  }
  problems.refuse('A transit time is not valid');
}

const problemsOf = ({ carrierCode, countryCode, postcodePrefix, minDays, maxDays }: TransitTime, carriers: ReadonlySet<string>): readonly (readonly [field: string, problem: string | undefined])[] => [
  ['carrierCode', carrierCode === null || carriers.has(carrierCode) ? undefined : `no carrier has the code ${carrierCode}: save the carrier first, or leave it out for any carrier`],
  ['countryCode', countryProblem(countryCode)],
  ['postcodePrefix', postcodeProblem(postcodePrefix)],
  ['minDays', outside(minDays, [0, MOST_DAYS])],
  ['maxDays', outside(maxDays, [0, MOST_DAYS]) ?? (maxDays < minDays ? 'must not be fewer than minDays' : undefined)],
];
