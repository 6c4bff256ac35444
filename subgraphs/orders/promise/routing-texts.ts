import { candidates } from '../routing/allocate.js';
import type { Split } from '../routing/route.js';
import { ruleOf } from '../routing/rule.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { PromiseBasis } from './basis.js';
import { routedOrder, type Wanted } from './wanted.js';

const SPLIT_TEXTS = { NONE: 'all of it from one location', LINE: 'each line from one location', QUANTITY: 'lines may be divided' } as const satisfies Record<Split, string>;

/** Where routing looks for the units, and how far it divides them, for the merchant's staff. */
export function routingText(wanted: Wanted, type: ShippingType, { logistics: { locations, rules } }: PromiseBasis): string {
  const order = routedOrder(wanted, type);
  const { locationIds, split } = candidates(order, { locations, rules });
  const codes = locationIds.flatMap((wantedId) => locations.find(({ id }) => id === wantedId)?.code ?? []).join(', ');
  const rule = ruleOf(order, rules);
  const name = rule ? `Routing rule ${rule.name}` : `Default routing (warehouses before stores, those of ${wanted.countryCode} first)`;
  return `${name}: ${codes === '' ? 'no location that fulfils online orders' : `${codes}; ${SPLIT_TEXTS[split]}`}`;
}

/** What of the lines the locations that routing allows have too little of, for the merchant's staff. */
export function lackingText(wanted: Wanted, type: ShippingType, { logistics: { locations, rules }, stock }: PromiseBasis): string {
  const { locationIds } = candidates(routedOrder(wanted, type), { locations, rules });
  const lacking = wanted.lines.flatMap(({ sku, variantId, quantity }) => {
    const there = locationIds.reduce((sum, id) => sum + stock.free(id, variantId), 0);
    return there < quantity ? [`${sku} (${String(quantity)} wanted, ${String(there)} in stock there)`] : [];
  });
  return lacking.length > 0 ? `Too little of ${lacking.join(', ')}, and nothing that arrives within 120 days suffices` : 'No location has what the division needs at one place';
}
