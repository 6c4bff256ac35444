import type { Day } from '#kernel/day.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { CalendarStep } from '../calendars/calendar-step.js';
import { policyFor } from '../calendars/policy.js';
import type { Location } from '../inventory/location.js';
import type { OrdersDeps } from '../orders-deps.js';
import { ruleOf } from '../routing/rule.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { PromiseBasis } from './basis.js';
import { checkedRequest } from './check-request.js';
import type { Fit } from './fit.js';
import { promiseOf, type Routed } from './make-promises.js';
import { planOption } from './plan-option.js';
import type { DeliveryPromise, PromiseRequest, ShippingOption } from './promise.js';
import { routeRequests } from './read-promise.js';
import { stepText } from './step-texts.js';
import { routedOrder, type Wanted } from './wanted.js';

/** Units of a line that would go to a location. */
export interface ExplainedUnits {
  readonly sku: string;
  readonly quantity: number;
  /** What can be sold there now; null where its stock is not tracked. */
  readonly available: number | null;
}

/** What would leave one location, and why then. */
export interface ExplainedPart {
  readonly location: Location;
  readonly units: readonly ExplainedUnits[];
  readonly steps: readonly string[];
}

/** Why a method promises what it does. */
export interface ExplainedOption {
  readonly option: ShippingOption;
  /** The routing rule that applies; null for the default routing. */
  readonly rule: string | null;
  /** The service policy that applies; null for none. */
  readonly policy: string | null;
  /** The carrier that fulfilment would take; null where none goes there. */
  readonly carrier: string | null;
  readonly arrivesOn: Day | null;
  readonly parts: readonly ExplainedPart[];
  /** From leaving to delivery. */
  readonly steps: readonly string[];
}

/** A promise and why it is what it is. */
export interface PromiseExplanation {
  readonly promise: DeliveryPromise;
  readonly options: readonly ExplainedOption[];
}

/** Why a promise is what it is (2-decisions, G): computed now, by what computes it for storefronts; needs commerce.read. */
export async function explainPromise(deps: OrdersDeps, { principal }: CallContext, given: PromiseRequest): Promise<PromiseExplanation> {
  requirePermission(principal, 'commerce.read');
  const { basis, all: [routed] } = await routeRequests(deps, principal.companyId, [checkedRequest(given)]);
  if (!routed) throw new Error('A request was not routed');
  return { promise: promiseOf(routed, basis), options: routed.methods.map((method) => explainedOption(routed, method, basis)) };
}

function explainedOption({ wanted }: Routed, { type, travel, fit }: Routed['methods'][number], basis: PromiseBasis): ExplainedOption {
  const departs = new Map<string, CalendarStep[]>();
  const delivers: CalendarStep[] = [];
  const option = planOption(wanted, { type, fit, travel, notes: {
    departs: ({ id }, step) => { departs.set(id, [...departs.get(id) ?? [], step]); },
    travels: (step) => { delivers.push(step); },
  } }, basis);
  const { allocated, arrivesOn } = fit ?? NOWHERE;
  const ids = new Set(allocated.map(({ locationId }) => locationId));
  const stepsAt = ({ id }: Location): string[] => (departs.get(id) ?? []).map(stepText);
  return {
    option, arrivesOn, carrier: travel.carrier?.name ?? null, ...namesOf(wanted, type, basis), steps: delivers.map(stepText),
    parts: basis.logistics.locations.filter(({ id }) => ids.has(id)).map((location) => ({ location, units: unitsAt(location, { wanted, allocated }, basis), steps: stepsAt(location) })),
  };
}

const NOWHERE: Fit = { allocated: [], arrivesOn: null };

/** The routing rule and the service policy that apply, by name. */
const namesOf = (wanted: Wanted, type: ShippingType, { logistics: { rules, policies } }: PromiseBasis): Pick<ExplainedOption, 'rule' | 'policy'> =>
  ({ rule: ruleOf(routedOrder(wanted, type), rules)?.name ?? null, policy: policyFor({ ...wanted, shippingType: type }, policies)?.name ?? null });

function unitsAt({ id }: Location, { wanted, allocated }: Pick<Routed, 'wanted'> & Pick<Fit, 'allocated'>, { stock }: PromiseBasis): ExplainedUnits[] {
  return allocated.filter(({ locationId }) => locationId === id).map(({ lineId, variantId, quantity }) => {
    const available = stock.free(id, variantId);
    return { sku: wanted.lines[Number(lineId)]?.sku ?? '', quantity, available: Number.isFinite(available) ? available : null };
  });
}
