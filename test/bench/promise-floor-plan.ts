import { publicHolidays } from '../../subgraphs/orders/calendars/public-holidays.js';
import type { Sql } from './sql.js';

// The promise of the handler written by hand, for locations that work every day and have no cutoff, transit times of one day, and English.

/** What delivery is planned by. */
export interface Logistics {
  readonly warehouses: readonly Location[];
  readonly stores: readonly Location[];
  readonly transit: readonly { readonly method: string; readonly country: string }[];
  readonly holidays: ReadonlySet<string>;
}

interface Location { readonly id: string; readonly code: string; readonly name: string; readonly country: string; readonly city: string | null; readonly street: string | null; readonly pickupMinutes: number }

/** An item that was found. */
export interface Item { readonly variant_id: string; readonly sku: string }

/** Its stock at a location. */
export interface Position { readonly variant_id: string; readonly location_id: string; readonly on_hand: number; readonly reserved: number }

/** What is asked for and what was read. */
export interface Asked {
  readonly now: Date;
  readonly country: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly found: readonly Item[];
  readonly positions: readonly Position[];
  readonly pickup: boolean;
}

const [DAY, MINUTE] = [86_400_000, 60_000];

/** Read what delivery is planned by. */
export async function readLogistics(orders: Sql, company: number): Promise<Logistics> {
  const year = new Date().getFullYear();
  const rows = await orders.read('SELECT l.id, l.code, l.name, l.kind, l.country_code, l.address, c.pickup_minutes FROM location l JOIN location_calendar c ON c.company_id = l.company_id AND c.location_id = l.id WHERE l.company_id = ? ORDER BY l.code', [company]);
  const transit = await orders.read('SELECT shipping_type, country_code FROM transit_time WHERE company_id = ? ORDER BY shipping_type DESC', [company]);
  const ofKind = (kind: string): Location[] => rows.filter((row) => row['kind'] === kind).map((row) => {
    const { city, address1 } = JSON.parse(String(row['address'])) as { city: string | null; address1: string | null };
    return { id: String(row['id']), code: String(row['code']), name: String(row['name']), country: String(row['country_code']), city, street: address1, pickupMinutes: Number(row['pickup_minutes']) };
  });
  return {
    warehouses: ofKind('WAREHOUSE'), stores: ofKind('STORE'), transit: transit.map((row) => ({ method: String(row['shipping_type']).toLowerCase(), country: String(row['country_code']) })),
    holidays: new Set([year, year + 1].flatMap((of) => [...publicHolidays({ countryCode: 'IT', region: null, year: of }).keys()])),
  };
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The promise as JSON. */
export function promiseText({ now, country, lines, found, positions, pickup }: Asked, { warehouses, stores, transit, holidays }: Logistics): string {
  const today = days.format(now);
  const variants = new Map(found.map(({ sku, variant_id: id }) => [sku, id]));
  const free = new Map(positions.map((row) => [`${row.location_id} ${row.variant_id}`, row.on_hand - row.reserved]));
  const has = ({ id }: Location): boolean => lines.every(({ sku, quantity }) => (free.get(`${id} ${variants.get(sku) ?? ''}`) ?? 0) >= quantity);
  if (![...warehouses, ...stores].some(has)) throw new Error('It is not in stock at one place');
  const arrives = deliveryDay(today, holidays);
  const message = `Delivery ${onDay(arrives, today)}.`;
  const collected = stores.filter((store) => store.country === country && has(store)).slice(0, 3);
  return JSON.stringify({
    computed_at: now.toISOString(), country, items: lines.map(({ sku, quantity }) => ({ sku, quantity, known: variants.has(sku) })), available: true,
    options: transit.filter((time) => time.country === country).map(({ method }) => ({
      method, status: 'in_stock', available_from: null, order_by: null, ships_on: today, delivery_from: arrives, delivery_to: arrives, order_within_minutes: null, message,
    })),
    ...(pickup && { pickup: collected.map((store) => pickupAt(store, now, today)) }), message,
  });
}

function pickupAt({ code, name, city, street, pickupMinutes }: Location, now: Date, today: string): object {
  const ready = new Date(now.getTime() + pickupMinutes * MINUTE);
  return { location_code: code, name, city, address: street, ready_at: ready.toISOString(), message: `Ready for pickup ${onDay(days.format(ready), today)} from ${clock.format(ready)}.` };
}

/** The first working day after a day. */
function deliveryDay(today: string, holidays: ReadonlySet<string>): string {
  for (let at = Date.parse(today) + DAY; ; at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (![0, 6].includes(new Date(at).getUTCDay()) && !holidays.has(day)) return day;
  }
}

function onDay(day: string, today: string): string {
  const at = Date.parse(day);
  if (day === today) return 'today';
  return at - Date.parse(today) === DAY ? 'tomorrow' : `on ${weekday.format(at)} ${String(Number(day.slice(-2)))} ${month.format(at)}`;
}
