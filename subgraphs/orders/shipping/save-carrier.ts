import { countriesProblem } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import { fits, mustFit } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { TRACKING_PLACE, type Carrier, type LabelFormat } from './carrier.js';
import { findCarriers, writeCarrier } from './carrier.store.js';
import { HIGHEST_SEQUENCE } from './tracking-number.js';

/** A carrier as it is given; what is left out takes the defaults. */
export interface SaveCarrier {
  readonly code: string;
  readonly name: string;
  readonly serviceCodes?: readonly string[] | null | undefined;
  readonly countries?: readonly string[] | null | undefined;
  readonly maxParcelG?: number | null | undefined;
  readonly trackingUrlTemplate?: string | null | undefined;
  readonly labelFormat?: LabelFormat | null | undefined;
  readonly trackingPrefix: string;
  readonly trackingFrom?: number | null | undefined;
}

/** Create a carrier, or replace the one of the same code. Existing labels stay; orders held for want of a carrier it serves are released. */
export async function saveCarrier(deps: OrdersDeps, context: CallContext, given: SaveCarrier): Promise<Carrier> {
  requirePermission(context.principal, 'commerce.manage');
  check(given);
  const carrier = await writeGiven(deps, context, given);
  if (!context.dryRun) await deps.releaseReached(context, carrier);
  return carrier;
}

function writeGiven({ database, clock, ids, outbox }: OrdersDeps, context: CallContext, given: SaveCarrier): Promise<Carrier> {
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveCarrier' }, async () => {
    const known = (await findCarriers(transaction, companyId)).find(({ code }) => code === given.code);
    const carrier = toCarrier(given, known?.id ?? ids.next());
    await transaction.takeChangeSequence(companyId); // an order placed meanwhile is either held already, and released below, or sees this carrier
    await writeCarrier(transaction, companyId, carrier);
    transaction.recordChange({ kind: 'carrier', id: carrier.id, before: known ?? null, after: carrier });
    await outbox.append(transaction, companyId, [{ type: 'carrier.saved', subject: carrier.id, cause: context, payload: { carrierId: carrier.id, code: carrier.code } }]);
    return carrier;
  }));
}

/** The company's carriers, by code. */
export function listCarriers({ database }: OrdersDeps, { principal }: CallContext): Promise<Carrier[]> {
  requirePermission(principal, 'commerce.read');
  return findCarriers(database, principal.companyId);
}

const toCarrier = (given: SaveCarrier, id: string): Carrier => ({
  id,
  code: given.code,
  name: given.name,
  serviceCodes: given.serviceCodes ?? [],
  countries: given.countries?.map((country) => country.toUpperCase()) ?? [],
  maxParcelG: given.maxParcelG ?? null,
  trackingUrlTemplate: given.trackingUrlTemplate ?? null,
  labelFormat: given.labelFormat ?? 'PDF',
  trackingPrefix: given.trackingPrefix,
  trackingFrom: given.trackingFrom ?? 1,
});

function check(given: SaveCarrier): void {
  const { code, name, serviceCodes, countries } = given;
  const wrong = countriesProblem(countries);
  const problems: Record<string, string[]> = {
    ...unless(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,29}$/.test(code), 'code', 'must be 1 to 30 letters, digits, dots, dashes or underscores'),
    ...unless(name.trim() !== '' && name.length <= MOST_NAME, 'name', 'must be 1 to 200 characters'),
    ...unless((serviceCodes ?? []).every((service) => /^[\w.-]{1,60}$/.test(service)), 'serviceCodes', 'must each be 1 to 60 letters, digits, dots, dashes or underscores'),
    ...unless((serviceCodes ?? []).length <= MOST_CODES, 'serviceCodes', `must be at most ${String(MOST_CODES)} codes`),
    ...(wrong !== undefined && { countries: [wrong] }),
    ...unless((countries ?? []).length <= MOST_CODES, 'countries', `must be at most ${String(MOST_CODES)} codes`),
    ...problemsOfNumbers(given),
  };
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The carrier is not valid', problems);
}

const problemsOfNumbers = ({ maxParcelG, trackingUrlTemplate, trackingPrefix, trackingFrom }: SaveCarrier): Record<string, string[]> => ({
  ...unless(maxParcelG == null || maxParcelG > 0, 'maxParcelG', 'must be above 0'),
  ...unless(trackingUrlTemplate == null || isTemplate(trackingUrlTemplate), 'trackingUrlTemplate', `must be an https address with ${TRACKING_PLACE} in it`),
  ...unless(fits(trackingUrlTemplate, LONGEST_TEMPLATE), 'trackingUrlTemplate', mustFit(LONGEST_TEMPLATE)),
  ...unless(/^[A-Z]{1,4}$/.test(trackingPrefix), 'trackingPrefix', 'must be 1 to 4 capital letters'),
  ...unless(trackingFrom == null || (trackingFrom >= 1 && trackingFrom <= HIGHEST_SEQUENCE), 'trackingFrom', `must be 1 to ${String(HIGHEST_SEQUENCE)}`),
});

const [MOST_NAME, MOST_CODES, LONGEST_TEMPLATE] = [200, 500, 2000];

const unless = (valid: boolean, path: string, message: string): Record<string, string[]> => (valid ? {} : { [path]: [message] });

const isTemplate = (template: string): boolean =>
  template.startsWith('https://') && template.includes(TRACKING_PLACE) && URL.canParse(template.replaceAll(TRACKING_PLACE, '1'));
