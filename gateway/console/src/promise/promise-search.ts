import type { DeliveryPromiseInput, KeptPromisesBy, Weekday } from '#contract/schema.generated.js';
import { searchReader, type AddressSearch } from '../parts/address-search.js';

/** What the address says of the example that promises are explained by. */
export const EXAMPLE_FIELDS = ['order', 'country', 'postcode', 'channel', 'items', 'at'] as const;

/** Reads the address of the explanation. */
export const readExampleSearch = searchReader(EXAMPLE_FIELDS);

/** Reads the address of a setting: the example that it is tried on, and the location. */
export const readRuleSearch = searchReader([...EXAMPLE_FIELDS, 'location']);

/** Reads the address of how promises were kept. */
export const readKeptSearch = searchReader(['from', 'to', 'by', 'channel', 'country', 'key']);

/** An example in the address. */
export type ExampleSearch = AddressSearch<(typeof EXAMPLE_FIELDS)[number]>;

/** Units of an item, as they are entered. */
export interface ExampleItem {
  readonly sku: string;
  readonly units: string;
}

/** What is explained: a cart, where it goes, and when it is ordered. */
export interface Example {
  readonly input: DeliveryPromiseInput;
  /** Null for now. */
  readonly at: string | null;
}

/** The items of an address: `SKU*2,SKU`. */
export const itemsOf = (text = ''): readonly ExampleItem[] => text.split(',').flatMap((one) => {
  const [sku = '', units = '1'] = one.split('*').map((part) => part.trim());
  return sku === '' ? [] : [{ sku, units }];
});

/** Items as the address has them. */
export const itemsText = (items: readonly ExampleItem[]): string => items.filter(({ sku }) => sku.trim() !== '').map(({ sku, units }) => (units === '1' ? sku.trim() : `${sku.trim()}*${units}`)).join(',');

/** The example that an address describes; undefined where it does not say enough. */
export function exampleOf({ country, postcode, channel, items, at }: ExampleSearch): Example | undefined {
  const lines = itemsOf(items).map(({ sku, units }) => ({ sku, quantity: Number.parseInt(units, 10) || 1 }));
  if (country === undefined || lines.length === 0) return undefined;
  const time = Date.parse(at ?? '');
  return { input: { countryCode: country.toUpperCase(), postcode: postcode ?? null, channel: channel ?? null, lines }, at: Number.isNaN(time) ? null : new Date(time).toISOString() };
}

/** What promises are counted by, in their order. */
export const KEPT_BY = ['METHOD', 'LOCATION', 'CARRIER'] as const satisfies readonly KeptPromisesBy[];

/** The days of the week, in their order. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const satisfies readonly Weekday[];
