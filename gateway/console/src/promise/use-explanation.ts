import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PromiseChangeInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ConsoleExplainPromiseDocument, type ConsoleExplainPromiseQuery } from './operations/console-explain-promise.generated.js';
import { ConsolePromisedOrderDocument, type ConsolePromisedOrderQuery } from './operations/console-promised-order.generated.js';
import type { Example, ExampleSearch } from './promise-search.js';

/** A promise and why it is what it is. */
export type Explanation = ConsoleExplainPromiseQuery['explainPromise'];

/** What one shipping method promises. */
export type ExplainedOption = Explanation['options'][number];

/** Why an example is promised what it is, by what is saved or with a change that is not; nothing is asked without an example. */
export const useExplanation = (example: Example | undefined, change: PromiseChangeInput | null = null): UseQueryResult<Explanation> => useQuery({
  queryKey: ['promise', example, change], enabled: example !== undefined, placeholderData: keepPreviousData, meta: { kinds: ['STOCK'] },
  queryFn: async ({ signal }) => (await ask(ConsoleExplainPromiseDocument, { input: example?.input ?? NOTHING, at: example?.at ?? null, change }, { signal })).explainPromise,
});

const NOTHING = { countryCode: '', lines: [] };

/** An order that is explained. */
export type PromisedOrder = NonNullable<ConsolePromisedOrderQuery['order']>;

/** Read the order that an address names. */
export const usePromisedOrder = (reference: string | undefined): UseQueryResult<ConsolePromisedOrderQuery> => useQuery({
  queryKey: ['promised order', reference], enabled: reference !== undefined, queryFn: ({ signal }) => ask(ConsolePromisedOrderDocument, { reference: reference ?? '' }, { signal }),
});

const DAY = 86_400_000;
const PAST_DAYS = 92;
const MOST_LINES = 20;

/** The example that an order is: its destination, channel and items, ordered when it was (of an old one, now). */
export function searchOfOrder({ number, channel, shippingAddress: { countryCode, postalCode }, lines, placedAt }: PromisedOrder, now: Date): ExampleSearch {
  const units = new Map<string, number>();
  for (const { sku, quantity } of lines) if (sku !== null) units.set(sku, (units.get(sku) ?? 0) + quantity);
  const isRecent = now.getTime() - Date.parse(placedAt) < (PAST_DAYS - 1) * DAY;
  return {
    order: number.replace('#', ''), ...(countryCode !== null && { country: countryCode }), ...(postalCode !== null && { postcode: postalCode }), channel,
    items: [...units].slice(0, MOST_LINES).map(([sku, count]) => (count === 1 ? sku : `${sku}*${String(count)}`)).join(','), ...(isRecent && { at: placedAt }),
  };
}
