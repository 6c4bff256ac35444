import { onceByName } from '#kernel/once-by-name.js';
import { ruleOf } from '../routing/rule.js';
import { SHIPPING_TYPES, type ShippingType } from '../routing/shipping-type.js';
import type { Arrivals, PromiseBasis } from './basis.js';
import { fitLater, fitNow, type Fit } from './fit.js';
import { pickupStores } from './pickup-stores.js';
import { planOption, unavailable } from './plan-option.js';
import type { DeliveryPromise, PromiseRequest } from './promise.js';
import { travels, type Travel } from './transit-of.js';
import { routedOrder, wantedOf, type Wanted } from './wanted.js';

/** A request, routed by what is in stock. */
export interface Routed {
  readonly request: PromiseRequest;
  readonly wanted: Wanted;
  /** The methods that go there, and where each would send the units. */
  readonly methods: readonly { readonly type: ShippingType; readonly travel: Travel; readonly fit: Fit | undefined }[];
}

/** Route a request by what is in stock. */
export function routed(request: PromiseRequest, basis: PromiseBasis): Routed {
  const wanted = wantedOf(request, basis);
  const fits = onceByName<Fit | undefined>();
  const fitBy = (type: ShippingType): Fit | undefined => fits(ruleOf(routedOrder(wanted, type), basis.logistics.rules)?.id ?? '', () => fitNow(wanted, type, basis)); // methods differ in nothing but the rule
  return { request, wanted, methods: wanted.isKnown ? travels(wanted, basis).map(([type, travel]) => ({ type, travel, fit: fitBy(type) })) : [] };
}

/** Whether incoming stock may help a request. */
export const needsArrivals = ({ methods }: Routed): boolean => methods.some(({ fit }) => fit === undefined);

/** Where each method would send the units, with incoming stock where what is there does not suffice. */
export const withArrivals = ({ methods, wanted, ...one }: Routed, basis: PromiseBasis, arrivals: Arrivals): Routed =>
  ({ ...one, wanted, methods: methods.map((method) => ({ ...method, fit: method.fit ?? fitLater(wanted, method.type, { basis, arrivals }) })) });

/** The promise for a request (document 2, G, Computation rules). */
export function promiseOf({ request: { countryCode, lines }, wanted, methods }: Routed, basis: PromiseBasis): DeliveryPromise {
  const options = methods.length > 0 ? methods.map((method) => planOption(wanted, method, basis)) : SHIPPING_TYPES.map(unavailable);
  return {
    computedAt: basis.at, countryCode, items: lines.map(({ sku, quantity }) => ({ sku, quantity, known: basis.items.has(sku) })),
    options: wanted.isKnown ? options : [], pickup: basis.settings.pickup ? wanted.isKnown ? pickupStores(wanted, basis) : [] : null,
  };
}
