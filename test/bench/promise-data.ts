import { instant, systemClock } from '#kernel/clock.js';
import { STOCK_POSITION } from '../../subgraphs/orders/inventory/stock.table.js';
import { fill } from './bench-data.js';
import { COMPANY, openBench, RATE, type BenchDatabases } from './open-bench.js';

const [STOCK, PICKUP_MINUTES, STOCKED_ITEMS, LINES] = [100_000, 120, 100, 5];

/** The variants of the bench. */
export const skuOf = (item: number): string => `MODEL${String(item)}_BLUE_M`;

/** The call for a cart of the first ones. */
export function cartPath(token: string): string {
  const items = Array.from({ length: LINES }, (_, line) => `${skuOf(line)}:${String(line + 1)}`).join();
  return `/api/oms/v1/public/promise?${new URLSearchParams({ token, country: 'IT', items, zip: '20121', lang: 'en' }).toString()}`;
}

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const METHODS = ['STANDARD', 'EXPRESS'] as const;
const STORE = { kind: 'STORE', offersPickup: true, countryCode: 'IT', timeZone: 'Europe/Rome', address: { address1: 'Via Torino 1', city: 'Milano', postalCode: '20123', countryCode: 'IT' } } as const;

type Graph = Awaited<ReturnType<typeof openBench>>;

/** Every day from midnight to midnight, holidays too: what is ordered now leaves today. */
const saveCalendar = ({ asStaff }: Graph, location: string, dailyCapacity: number | null): Promise<unknown> => asStaff('mutation C($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { id } }', { input: {
  location, workingDays: WEEK, holidays: null, preparationDays: 0, methods: METHODS.map((method) => ({ method, cutoff: null, dailyCapacity })),
  openingHours: WEEK.map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })), pickupMinutes: PICKUP_MINUTES,
} });

/** For how long promises are kept. */
export const saveCacheSeconds = ({ asStaff }: Pick<Graph, 'asStaff'>, cacheSeconds: number): Promise<unknown> =>
  asStaff('mutation P($input: SavePromiseSettingsInput!) { savePromiseSettings(input: $input) { cacheSeconds } }', { input: { cacheSeconds } });

interface Promised {
  /** Stores beside the warehouse. */
  readonly stores: number;
  /** Of the warehouse and each method; null for any number. */
  readonly dailyCapacity: number | null;
}

/** Give a company with a warehouse MI1 and the items of the benches stores, calendars, transit times and stock, promises that are not kept, and a storefront; answers its token. */
export async function addPromises(databases: BenchDatabases, { stores, dailyCapacity }: Promised): Promise<string> {
  const graph = await openBench(databases);
  const codes = Array.from({ length: stores }, (_, index) => `STORE${String(index + 1)}`);
  for (const code of codes) await graph.asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { ...STORE, code, name: `Store ${code}` } });
  for (const code of ['MI1', ...codes]) await saveCalendar(graph, code, code === 'MI1' ? dailyCapacity : null);
  await graph.asStaff('mutation T($input: SaveTransitTimesInput!) { saveTransitTimes(input: $input) { id } }', { input: { transitTimes: METHODS.map((shippingType) => ({ shippingType, countryCode: 'IT', minDays: 1, maxDays: 1 })) } });
  await saveCacheSeconds(graph, 0);
  await stock(graph);
  const { apiKey } = await graph.connection('STORE', { name: 'Storefront' }, RATE);
  await graph.close();
  return apiKey ?? '';
}

/** Of the first items there is enough everywhere; as plain rows, because reports would take minutes. */
async function stock({ database }: Graph): Promise<void> {
  const orders = database('orders');
  const locations = await orders.query<{ id: string }>('SELECT id FROM location WHERE company_id = ?', [COMPANY]);
  const items = await orders.query<{ variant_id: string }>(`SELECT variant_id FROM item WHERE company_id = ? ORDER BY variant_id LIMIT ${String(STOCKED_ITEMS)}`, [COMPANY]);
  const at = instant(systemClock);
  await orders.inTransaction((transaction) => transaction.upsert(STOCK_POSITION, items.flatMap((item) => locations.map(({ id }, index) => (
    { company_id: COMPANY, ...item, location_id: id, on_hand: STOCK, reserved: 0, reported: 1, changed_at: at, latest: Number(index === 0) })))));
}

/** Fill empty databases with a warehouse and a store that promise; answers the token of a storefront. */
export async function fillPromise(databases: BenchDatabases): Promise<string> {
  await fill(databases, 0);
  return addPromises(databases, { stores: 1, dailyCapacity: null });
}
