import type { Day } from '#kernel/day.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { CalendarStep } from '../calendars/calendar-step.js';
import type { DeparturePlan } from '../calendars/plan-departure.js';
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
import { promiseCandidates, type PromiseCandidate } from './promise-candidates.js';
import { promiseStep, type PromiseStep } from './promise-step.js';
import type { DeliveryPromise, PromiseRequest, ShippingOption } from './promise.js';
import { routeRequests } from './read-promise.js';
import { lackingText, routingText } from './routing-texts.js';
import { stepText } from './step-texts.js';
import { triedPromise, type TriedPromise } from './tried-promise.js';
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
  /** The day it is worked on, and the day it leaves; null where the location does not work for too long. */
  readonly processedOn: Day | null;
  readonly shipsOn: Day | null;
  readonly steps: readonly string[];
  /** The same, field by field. */
  readonly decisions: readonly PromiseStep[];
}

/** Why a method promises what it does. */
export interface ExplainedOption {
  readonly option: ShippingOption;
  /** Where routing looked, and what was missing where nothing can be promised. */
  readonly because: string;
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
  readonly decisions: readonly PromiseStep[];
  readonly candidates: readonly PromiseCandidate[];
}

/** A promise and why it is what it is. */
export interface PromiseExplanation {
  readonly promise: DeliveryPromise;
  /** Why no method promises anything; null where methods go there. */
  readonly because: string | null;
  readonly options: readonly ExplainedOption[];
}

/** Why a promise is what it is (2-decisions, G): computed for now or another moment, by what computes it for storefronts, with a change that is tried on it; needs commerce.read. */
export async function explainPromise(deps: OrdersDeps, { principal }: CallContext, { request, ...tried }: { readonly request: PromiseRequest } & TriedPromise): Promise<PromiseExplanation> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const { basis, all: [routed] } = await routeRequests(deps, companyId, { requests: [checkedRequest(request)], tried: await triedPromise(deps, companyId, tried) });
  if (!routed) throw new Error('A request was not routed');
  return { promise: promiseOf(routed, basis), because: nothingBecause(routed, basis), options: routed.methods.map((method) => explainedOption(routed, method, basis)) };
}

function nothingBecause({ request: { lines, countryCode }, wanted, methods }: Routed, { items }: PromiseBasis): string | null {
  if (!wanted.isKnown) return `The catalog has no item ${lines.flatMap(({ sku }) => (items.has(sku) ? [] : [sku])).join(', ')}`;
  return methods.length === 0 ? `No transit time to ${countryCode} is saved: delivery there can be promised once a manager of commerce has saved how many working days a carrier takes` : null;
}

function explainedOption({ wanted }: Routed, { type, travel, fit }: Routed['methods'][number], basis: PromiseBasis): ExplainedOption {
  const departs = new Map<string, CalendarStep[]>();
  const leaving = new Map<string, DeparturePlan | undefined>();
  const delivers: CalendarStep[] = [];
  const option = planOption(wanted, { type, fit, travel, notes: {
    departs: ({ id }, step) => { departs.set(id, [...departs.get(id) ?? [], step]); },
    leaves: ({ id }, plan) => { leaving.set(id, plan); },
    travels: (step) => { delivers.push(step); },
  } }, basis);
  const { allocated, arrivesOn } = fit ?? NOWHERE;
  const partAt = (location: Location): ExplainedPart => {
    const { processedOn = null, shipsOn = null } = leaving.get(location.id) ?? {};
    return { location, units: unitsAt(location, { wanted, allocated }, basis), processedOn, shipsOn, ...toldSteps(departs.get(location.id) ?? []) };
  };
  return {
    option, because: [routingText(wanted, type, basis), ...(fit ? [] : [lackingText(wanted, type, basis)])].join('. '), arrivesOn, carrier: travel.carrier?.name ?? null, ...namesOf(wanted, type, basis), ...toldSteps(delivers), candidates: promiseCandidates(wanted, { type, travel, fit }, basis),
    parts: basis.logistics.locations.filter(({ id }) => leaving.has(id)).map(partAt),
  };
}

const toldSteps = (decided: readonly CalendarStep[]): Pick<ExplainedPart, 'decisions' | 'steps'> => ({ steps: decided.map(stepText), decisions: decided.map(promiseStep) });

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
