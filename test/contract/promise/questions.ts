import type { RoutedOrders } from '../../kit/routed-orders.js';

interface Option {
  readonly method: string;
  readonly status: string;
  readonly availableFrom: string | null;
  readonly orderBy: string | null;
  readonly shipsOn: string | null;
  readonly deliveryFrom: string | null;
  readonly deliveryTo: string | null;
}

/** Lines of `sku: quantity`. */
export const linesOf = (lines: Readonly<Record<string, number>>) => Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity }));

/** What is asked for of a promise. */
export const FIELDS = 'computedAt countryCode items { sku quantity known } options { method status availableFrom orderBy shipsOn deliveryFrom deliveryTo } pickup { locationCode name city address readyAt }';

/** What these tests save and ask, in the company of the moment. */
export function questions(world: () => RoutedOrders) {
  const transit = (transitTimes: readonly object[]) => world().run('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes } });
  const settings = (input: object) => world().run('mutation S($input: SavePromiseSettingsInput!) { savePromiseSettings(input: $input) { cacheSeconds } }', { input });
  const calendar = (location: string, input: object) => world().run('mutation C($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { code } }', { input: { location, ...input } });
  const policies = (...given: object[]) => world().run('mutation P($input: SaveServicePoliciesInput!) { saveServicePolicies(input: $input) { name } }', { input: { policies: given.map((policy, index) => ({ name: `policy ${String(index)}`, priority: index, extraDays: 0, bufferDays: 0, ...policy })) } });
  const expected = (code: string, expectedAt: string, levels: Readonly<Record<string, number>>) => world().run('mutation E($input: SetIncomingStockInput!) { setIncomingStock(input: $input) }', {
    input: { locationCode: code, items: Object.entries(levels).map(([sku, quantity]) => ({ sku, arrivals: [{ quantity, expectedAt }] })) },
  });

  const ask = async (lines: Readonly<Record<string, number>>, more: object = {}) =>
    (await world().run(`query P($input: DeliveryPromiseInput!) { deliveryPromise(input: $input) { ${FIELDS} } }`, { input: { countryCode: 'it', lines: linesOf(lines), ...more } })).deliveryPromise;
  /** `METHOD STATUS: leaving -> first - last day`, with the day of arrival in brackets. */
  const options = async (lines: Readonly<Record<string, number>>, more: object = {}) => ((await ask(lines, more)).options as Option[]).map(({ method, status, availableFrom, shipsOn, deliveryFrom, deliveryTo }) =>
    `${method} ${status}${shipsOn === null ? '' : `: ${shipsOn} -> ${String(deliveryFrom)} - ${String(deliveryTo)}`}${availableFrom === null ? '' : ` (${availableFrom})`}`);
  const explain = async (lines: Readonly<Record<string, number>>, more: object = {}) => (await world().run(
    'query E($input: DeliveryPromiseInput!) { explainPromise(input: $input) { options { option { method status } because rule policy carrier arrivesOn parts { location { code } units { sku quantity available } processedOn shipsOn steps } steps } because } }',
    { input: { countryCode: 'IT', lines: linesOf(lines), ...more } })).explainPromise;
  return { transit, settings, calendar, policies, expected, ask, options, explain };
}

/** Days to Italy by both methods, and to France, where postcodes that begin with 20 take longer, by one. */
export const TRANSIT_TIMES = [
  { shippingType: 'STANDARD', countryCode: 'IT', minDays: 1, maxDays: 3 }, { shippingType: 'EXPRESS', countryCode: 'IT', minDays: 1, maxDays: 1 },
  { shippingType: 'STANDARD', countryCode: 'FR', minDays: 2, maxDays: 4 }, { shippingType: 'STANDARD', countryCode: 'FR', postcodePrefix: '20', minDays: 5, maxDays: 9 },
];
