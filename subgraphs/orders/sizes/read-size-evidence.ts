import { requireScope, type CallContext } from '#contract/principal.js';
import { instant } from '#kernel/clock.js';
import { dayOf, dayPlus } from '#kernel/day.js';
import { periodsOf } from '#kernel/period.js';
import type { SizeEvidence } from '#subgraph-kit/subgraph.js';
import { idsOnOrders } from '../addresses/channel-customer.js';
import type { OrdersDeps } from '../orders-deps.js';
import { boughtSizes, returnedSizes, soldSizes } from './size-evidence.store.js';

/** The items whose sizes are compared, and the customer who asks. */
export interface SizesAsked {
  readonly skus: readonly string[];
  /** The customer's id on the sales channel, as its storefront signs it. */
  readonly customerId?: string | null | undefined;
}

/** A year: sizes of a model change with its maker. */
const DAYS = 365;
const MOST_SKUS = 200;

/** What orders of the last year and their returns tell about the sizes of some items, and what a customer of a sales channel ordered. */
export async function readSizeEvidence({ database, clock }: OrdersDeps, { principal }: CallContext, { skus, customerId }: SizesAsked): Promise<SizeEvidence> {
  requireScope(principal, 'system');
  const { companyId } = principal;
  const today = dayOf(instant(clock));
  const asked = { skus: skus.slice(0, MOST_SKUS), periods: periodsOf({ from: dayPlus(today, -DAYS), to: dayPlus(today, 1) }) }; // the company's day may be tomorrow
  const [sold, returned] = asked.skus.length === 0 ? [[], []] : [await soldSizes(database, companyId, asked), await returnedSizes(database, companyId, asked)];
  return { sold, returned, bought: customerId == null ? [] : await boughtSizes(database, companyId, idsOnOrders(customerId)) };
}
