import type { Day } from '#kernel/day.js';
import { wholesOf, type Period } from '#kernel/period.js';
import { cutTo } from '#contract/cut-to.js';
import { wholeOf } from './cart.js';
import type { EventKind } from '#contract/shopper-event.js';
import type { Payload, PayloadValue } from './event-payload.js';
import { CAMPAIGN_COLUMNS, PRODUCT_COLUMNS, SEARCH_COLUMNS, TRAFFIC_COLUMNS, type ProductColumn, type TrafficColumn } from './figure-columns.js';
import { NOTHING, touchKey, type ShopperOrder } from './shopper-order.js';
import { sessionFigures, type ShopperSession } from './shopper-session.js';

/** An event as figures count it. */
export interface CountedEvent {
  readonly day: Day;
  readonly channel: string | null;
  readonly kind: EventKind;
  readonly productId: number | null;
  readonly payload: Payload;
}

/** By how much figures change, by the key of their row. */
export type Sums<Name extends string> = ReadonlyMap<string, { readonly key: readonly string[]; readonly sums: Readonly<Record<Name, number>> }>;

/** The periods that a day is in, itself among them. */
const periodsWith = (day: Day): readonly Period[] => [day, ...wholesOf(day)];

const COUNTED_AS: Readonly<Record<EventKind, TrafficColumn>> = {
  page_view: 'page_views', product_view: 'product_views', search: 'searches', add_to_cart: 'cart_additions', remove_from_cart: 'cart_removals', checkout_start: 'checkouts', purchase: 'purchases',
};

/** Collects what events and sessions add to the figures, or take out of them: the same function counts them when they come and when they are erased. */
export class FigureChanges {
  readonly #traffic = new Table(TRAFFIC_COLUMNS);
  readonly #searches = new Table(SEARCH_COLUMNS);
  readonly #products = new Table(PRODUCT_COLUMNS);
  readonly #campaigns = new Table(CAMPAIGN_COLUMNS);

  get traffic(): Sums<TrafficColumn> {
    return this.#traffic.rows;
  }

  get searches(): Sums<(typeof SEARCH_COLUMNS)[number]> {
    return this.#searches.rows;
  }

  get products(): Sums<ProductColumn> {
    return this.#products.rows;
  }

  get campaigns(): Sums<(typeof CAMPAIGN_COLUMNS)[number]> {
    return this.#campaigns.rows;
  }

  /** An event, or so many alike; negative ones are taken out. */
  add(event: CountedEvent, times = 1): void {
    const { day, channel, kind, productId, payload } = event;
    this.#traffic.add([day, channel ?? ''], { [COUNTED_AS[kind]]: times });
    const term = kind === 'search' ? termOf(payload) : undefined;
    const product = productSums(event, times);
    const isVain = wholeOf(payload['results']) === 0;
    for (const period of periodsWith(day)) {
      if (term !== undefined) this.#searches.add([period, term], { searches: times, without_results: isVain ? times : 0 });
      if (product) this.#products.add([period, String(productId)], product);
    }
  }

  /** What a session is after events, in place of what it was. */
  replaceSession(before: ShopperSession | undefined, after: ShopperSession | undefined): void {
    if (before) this.#traffic.add([before.day, before.channel], sessionFigures(before, -1));
    if (after) this.#traffic.add([after.day, after.channel], sessionFigures(after, 1));
    if (before && after && visitKey(before) === visitKey(after)) return;
    if (before) this.#addVisit(before, -1);
    if (after) this.#addVisit(after, 1);
  }

  #addVisit({ day, touch }: ShopperSession, sign: 1 | -1): void {
    if (touch === undefined) return;
    const { source, medium, campaign } = touch ?? NOTHING;
    for (const period of periodsWith(day)) this.#campaigns.add([period, 'VISIT', source, medium, campaign, ''], { sessions: sign });
  }

  /** What an order is after events, in place of what it was. */
  replaceOrder(before: ShopperOrder | undefined, after: ShopperOrder | undefined): void {
    if (before) this.#addOrder(before, -1);
    if (after) this.#addOrder(after, 1);
  }

  #addOrder({ day, first, last, currency, valueMinor }: ShopperOrder, sign: 1 | -1): void {
    for (const period of periodsWith(day)) {
      for (const [touch, { source, medium, campaign }] of [['FIRST', first], ['LAST', last]] as const) {
        this.#campaigns.add([period, touch, source, medium, campaign, valueMinor === null ? '' : currency ?? ''], { orders: sign, value_minor: sign * (valueMinor ?? 0) });
      }
    }
  }
}

const visitKey = ({ day, touch }: ShopperSession): string => `${day}\n${touchKey(touch ?? NOTHING)}`;

/** What was searched for, as it is counted: in lower case, and only the first page of its results. */
function termOf({ query, page }: Payload): string | undefined {
  const isFirstPage = page === undefined || page === null || (wholeOf(page) ?? 1) <= 1;
  return isFirstPage && isText(query) ? cutTo(String(query).toLowerCase(), LONGEST_TERM).trim() : undefined; // some letters are longer in lower case
}

const isText = (query: PayloadValue | undefined): boolean => query !== undefined && query !== null && query !== '';

function productSums({ kind, productId, payload }: CountedEvent, times: number): Partial<Record<ProductColumn, number>> | undefined {
  if (productId === null) return undefined;
  const units = times * Math.min(wholeOf(payload['quantity']) ?? 1, MOST_UNITS);
  if (kind === 'product_view') return { views: times };
  if (kind === 'add_to_cart') return { cart_additions: times, units_added: units };
  return kind === 'purchase' ? { purchases: times, units_purchased: units } : undefined;
}

const [MOST_UNITS, LONGEST_TERM] = [1_000_000, 200] as const;

/** A damaged record, of which nothing can be counted, keeps nobody from being erased. */
const numberOr0 = (value: number | undefined): number => (Number.isFinite(value) ? Number(value) : 0);

class Table<Name extends string> {
  readonly rows = new Map<string, { readonly key: readonly string[]; readonly sums: Record<Name, number> }>();
  readonly #zeros: Readonly<Record<Name, number>>;

  constructor(names: readonly Name[]) {
    this.#zeros = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>; // of each of the names
  }

  add(key: readonly string[], sums: Partial<Readonly<Record<Name, number>>>): void {
    const name = key.join('\n');
    const row = this.rows.get(name);
    const added: Record<Name, number> = row?.sums ?? { ...this.#zeros };
    for (const column in sums) added[column] += numberOr0(sums[column]);
    if (!row) this.rows.set(name, { key, sums: added });
  }
}
