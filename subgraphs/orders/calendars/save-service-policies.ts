import { countriesProblem } from '#contract/country.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { conditionOf, type GivenCondition } from '../routing/condition.js';
import { refuseLongLists } from '../routing/refuse-long-rules.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { OrdersDeps } from '../orders-deps.js';
import { outside } from './check-calendar.js';
import { comparedPostcode, type ServicePolicy } from './policy.js';
import { findPolicies, replacePolicies } from './policy.store.js';
import { postcodeProblem } from './postcode-problem.js';

/** A service policy as it is given; conditions that are left out or empty match every order. */
export interface GivenPolicy {
  readonly name: string;
  readonly priority: number;
  readonly countries?: GivenCondition;
  readonly postcodePrefixes?: GivenCondition;
  readonly channels?: GivenCondition;
  readonly tags?: GivenCondition;
  readonly shippingType?: ShippingType | null | undefined;
  readonly extraDays?: number | null | undefined;
  readonly bufferDays?: number | null | undefined;
}

const LISTS = { countries: 60, postcodePrefixes: 60, channels: 60, tags: 60 } as const;
const [LONGEST_NAME, MOST_DAYS] = [120, 60];

/** Replace the company's service policies; they apply to promises and orders from now on. */
export function saveServicePolicies({ database, clock, ids, outbox }: OrdersDeps, context: CallContext, given: readonly GivenPolicy[]): Promise<ServicePolicy[]> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'commerce.manage');
  const policies = checkedPolicies(given, () => ids.next());
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveServicePolicies' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other changes of the policies
    const before = await findPolicies(transaction, companyId);
    await replacePolicies(transaction, companyId, policies);
    transaction.recordChange({ kind: 'servicePolicies', id: String(companyId), before: { policies: before }, after: { policies } });
    await outbox.append(transaction, companyId, [{ type: 'service_policies.saved', cause: context, payload: { policies: policies.map(({ name }) => name) } }]);
    return policies;
  }));
}

/** All service policies of a company as they are given, by priority; BAD_INPUT with every problem of them. */
export function checkedPolicies(given: readonly GivenPolicy[], nextId: () => string): ServicePolicy[] {
  refuseLongLists(given, { path: 'policies', message: 'A service policy is not valid', lists: LISTS });
  const policies = given.map((policy) => toPolicy(policy, nextId()));
  check(policies);
  return policies.toSorted((one, other) => one.priority - other.priority);
}

/** The company's service policies by priority. */
export function listServicePolicies({ database }: OrdersDeps, { principal }: CallContext): Promise<ServicePolicy[]> {
  requirePermission(principal, 'commerce.read');
  return findPolicies(database, principal.companyId);
}

const toPolicy = ({ name, priority, countries, postcodePrefixes, channels, tags, ...given }: GivenPolicy, id: string): ServicePolicy => ({
  id,
  name: name.trim(),
  priority,
  countries: conditionOf(countries?.map((country) => country.toUpperCase())),
  postcodePrefixes: conditionOf(postcodePrefixes?.map((prefix) => comparedPostcode(prefix) ?? '')),
  channels: conditionOf(channels),
  tags: conditionOf(tags),
  shippingType: given.shippingType ?? null,
  extraDays: given.extraDays ?? 0,
  bufferDays: given.bufferDays ?? 0,
});

function check(policies: readonly ServicePolicy[]): void {
  const problems = new Problems();
  for (const [index, { name, countries, postcodePrefixes, extraDays, bufferDays }] of policies.entries()) {
    const path = `policies.${String(index)}`;
    problems.addOf(path, 'name', name === '' || name.length > LONGEST_NAME ? `must be 1 to ${String(LONGEST_NAME)} characters` : undefined);
    problems.addOf(path, 'name', policies.findIndex((one) => one.name === name) === index ? undefined : 'is the name of another policy');
    problems.addOf(path, 'countries', countriesProblem(countries));
    problems.addOf(path, 'postcodePrefixes', (postcodePrefixes ?? []).map(postcodeProblem).find((problem) => problem !== undefined));
    problems.addOf(path, 'extraDays', outside(extraDays, [0, MOST_DAYS]));
    problems.addOf(path, 'bufferDays', outside(bufferDays, [0, MOST_DAYS]));
  }
  problems.refuse('A service policy is not valid');
}
