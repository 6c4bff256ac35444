import { countriesProblem } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { conditionOf, type GivenCondition } from './condition.js';
import type { ShippingType } from './shipping-type.js';
import type { Split } from './route.js';
import type { Location } from '../inventory/location.js';
import { findLocations } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { refuseLongRules } from './refuse-long-rules.js';
import { findRules, replaceRules } from './routing-rule.store.js';
import type { RoutingRule } from './rule.js';

/** A new rule; conditions that are left out or empty match every order. */
export interface GivenRule {
  readonly name: string;
  readonly priority: number;
  readonly countries?: GivenCondition;
  readonly channels?: GivenCondition;
  readonly tags?: GivenCondition;
  readonly skus?: GivenCondition;
  readonly shippingType?: ShippingType | null | undefined;
  readonly locationCodes: readonly string[];
  readonly split: Split;
}

/** Replace the company's routing rules; they apply to orders allocated from now on. */
export function saveRoutingRules({ database, clock, ids, outbox }: OrdersDeps, context: CallContext, given: readonly GivenRule[]): Promise<RoutingRule[]> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'commerce.manage');
  refuseLongRules(given);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveRoutingRules' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other changes of the rules and with allocations
    check(given, await findLocations(transaction, companyId));
    const rules = given.map((rule) => toRule(rule, ids.next())).toSorted((one, other) => one.priority - other.priority);
    transaction.recordChange({ kind: 'routingRules', id: String(companyId), before: { rules: await findRules(transaction, companyId) }, after: { rules } });
    await replaceRules(transaction, companyId, rules);
    await outbox.append(transaction, companyId, [{ type: 'routing.rules_saved', cause: context, payload: { rules: rules.map(({ name }) => name) } }]);
    return rules;
  }));
}

const toRule = (given: GivenRule, id: string): RoutingRule => ({
  id,
  name: given.name.trim(),
  priority: given.priority,
  countries: conditionOf(given.countries?.map((country) => country.toUpperCase())),
  channels: conditionOf(given.channels),
  tags: conditionOf(given.tags),
  skus: conditionOf(given.skus),
  shippingType: given.shippingType ?? null,
  locationCodes: [...new Set(given.locationCodes)],
  split: given.split,
});

const LONGEST_NAME = 120;

function check(given: readonly GivenRule[], locations: readonly Location[]): void {
  const known = new Set(locations.map(({ code }) => code));
  const problems: Record<string, string[]> = {};
  given.forEach((rule, index) => {
    const path = `rules.${String(index)}`;
    if (rule.name.trim() === '' || rule.name.length > LONGEST_NAME) problems[`${path}.name`] = [`must be 1 to ${String(LONGEST_NAME)} characters`];
    if (given.findIndex(({ name }) => name.trim() === rule.name.trim()) !== index) problems[`${path}.name`] = ['is the name of another rule'];
    const wrong = countriesProblem(rule.countries);
    if (wrong !== undefined) problems[`${path}.countries`] = [wrong];
    if (rule.locationCodes.length === 0) problems[`${path}.locationCodes`] = ['must be at least one location'];
    rule.locationCodes.forEach((code, at) => {
      if (!known.has(code)) problems[`${path}.locationCodes.${String(at)}`] = [`no location has the code ${code}`];
    });
  });
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'A rule is not valid', problems);
}
