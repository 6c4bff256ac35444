import { names } from './condition.js';
import type { ShippingType } from './shipping-type.js';
import type { Split } from './route.js';
import type { RoutedOrder } from './routed-order.js';

/** A routing rule. Conditions that are null match every order. */
export interface RoutingRule {
  readonly id: string;
  readonly name: string;
  /** The smallest is evaluated first. */
  readonly priority: number;
  /** Destinations, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[] | null;
  readonly channels: readonly string[] | null;
  /** The order has one of them. */
  readonly tags: readonly string[] | null;
  /** One of its lines is of one of them. */
  readonly skus: readonly string[] | null;
  readonly shippingType: ShippingType | null;
  /** The allowed locations, the best first. */
  readonly locationCodes: readonly string[];
  readonly split: Split;
}

/** The rule that applies to an order: the first whose conditions all match. */
export const ruleOf = (order: RoutedOrder, rules: readonly RoutingRule[]): RoutingRule | undefined => rules.find((rule) => holds(rule, order));

const holds = ({ countries, channels, tags, skus, shippingType }: RoutingRule, order: RoutedOrder): boolean =>
  names(countries, [order.shippingAddress.countryCode?.toUpperCase()])
  && names(channels, [order.channel])
  && names(tags, order.tags)
  && names(skus, order.lines.map(({ sku }) => sku))
  && (shippingType === null || order.shipping.type === shippingType);
