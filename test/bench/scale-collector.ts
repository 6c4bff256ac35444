import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { systemClock } from '#kernel/clock.js';
import { dayPlus } from '#kernel/day.js';
import type { DatabaseLocation } from '#kernel/config.js';
import type { Database } from '#subgraph-kit/database.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { CAMPAIGN_COLUMNS, PRODUCT_COLUMNS, SEARCH_COLUMNS, TRAFFIC_COLUMNS } from '../../subgraphs/catalog/collector/figure-columns.js';
import { systemOf } from '../kit/open-graph.js';
import { BROWSER } from './collector-data.js';
import { compared } from './compared.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { showFigure } from './report.js';
import { median } from './sides.js';

/** Milliseconds of CPU that a report, and that the revoke of a visitor with 10,000 events may take. */
const [MOST_MS, MOST_REVOKE_MS] = [50, 100] as const;
const [DAYS, BATCH, HEAVY_EVENTS, HEAVY_VISITORS, WARM_UPS] = [365, 50, 10_000, 5, 10] as const; // after the compilers' warm-up, as every row: the first revokes are compiled while they run
const [PRODUCTS, TERMS, CAMPAIGNS] = [2_000, 2_000, 50] as const;
const CHANNELS = ['online-store', 'app', 'web-pixel'] as const;
const KINDS = ['page_view', 'page_view', 'product_view', 'page_view', 'product_view', 'search', 'product_view', 'add_to_cart', 'page_view', 'product_view'] as const;

const MOST_VISITORS = 1e12;
/** Characters of a report that has rows. */
const LEAST_ANSWER = 200;

type Bench = Awaited<ReturnType<typeof openBench>>;

const COLLECT = 'mutation C($input: CollectedBatchInput!) { collectEvents(input: $input) { stored } }';
const CONSENT = 'mutation C($input: ReportedConsentInput!) { changeConsent(input: $input) { erased } }';

/** The day that the others are copies of: it is over, and young enough to be taken. */
const templateDay = (): string => dayPlus(new Date().toISOString().slice(0, 10), -1);

/** Fill a database with the events of a year: one day of them through the product, the others as copies of its rows, because the product would take half an hour. */
export async function fillEvents(databases: BenchDatabases, size: number): Promise<string> {
  const graph = await openBench(databases);
  const { createConnection: { connection: { id: installation } } } = await graph.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id } } }', { input: { kind: 'COLLECTOR', name: 'Shop', activate: true, collector: { domains: ['shop.example'] } } });
  for (let from = 0; from < PRODUCTS; from += 100) await graph.asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: Array.from({ length: 100 }, (_, at) => ({ title: `Model ${String(from + at)}`, variants: [{ sku: `SKU-${String(from + at)}` }] })) } });
  const day = templateDay();
  const batches = Math.ceil(size / DAYS / BATCH);
  for (let batch = 0; batch < batches; batch += 1) await collect(graph, installation, { visitor: `v${String(batch).padStart(16, '0')}`, batch, events: eventsOf(batch, day) });
  await graph.close();
  if (databases.catalog) await copyDays(databases.catalog, day);
  return String(installation);
}

interface Sent { readonly visitor: string; readonly batch: number; readonly events: readonly object[] }

const reporting = (installationId: unknown, visitor: string, consent: string): object => ({
  installationId, isTest: false, userAgent: BROWSER, visitor: { id: `${visitor}-day000`, consent, purposes: ['analytics'], channel: CHANNELS[Number(visitor.slice(1)) % CHANNELS.length] ?? '' },
});

async function collect({ run }: Bench, installation: unknown, { visitor, batch, events }: Sent): Promise<void> {
  const input = { ...reporting(installation, visitor, 'GRANTED'), timeZone: 'UTC', domains: ['shop.example'], isWebPixel: false, session: `s${String(batch).padStart(15, '0')}-day000`, events };
  const { collectEvents: { stored } } = await run(COLLECT, { input }, systemOf(COMPANY)) as { readonly collectEvents: { readonly stored: number } };
  if (stored !== events.length) throw new Error(`${String(stored)} of ${String(events.length)} events were stored`);
}

function eventsOf(batch: number, day: string): object[] {
  return Array.from({ length: BATCH }, (_, index) => {
    const of = batch * BATCH + index;
    const at = new Date(Date.parse(`${day}T01:00:00.000Z`) + of % 79_000 * 1000).toISOString();
    return { kind: KINDS[index % KINDS.length], uid: `u${String(of).padStart(9, '0')}-day000`, at, ...detailOf(of, index) };
  });
}

function detailOf(of: number, index: number): object {
  const kind = index === BATCH - 1 && of % 3 === 0 ? 'purchase' : KINDS[index % KINDS.length];
  if (kind === 'purchase') return { kind, ref: `SKU-${String(of % PRODUCTS)}`, payload: { order: `${String(of)}-day000`, value: 59.7, currency: 'EUR', quantity: 1 } };
  if (kind === 'search') return { payload: { query: `blue shirt ${String(of * 7 % TERMS)}`, results: Math.floor(of / 10) % 4 } };
  if (kind === 'page_view') return { payload: { path: `/pages/${String(of % 300)}`, title: 'A page', ...(index === 0 && { utm_source: `letter-${String(Math.floor(of / BATCH) % CAMPAIGNS)}`, utm_medium: 'email', utm_campaign: 'autumn' }) } };
  return { ref: `SKU-${String(of * 13 % PRODUCTS)}`, payload: { price: 19.9, currency: 'EUR', ...(kind === 'add_to_cart' && { quantity: 1, cart: `c${String(Math.floor(of / BATCH))}-day000` }) } };
}

/** Of each table what is another on another day. */
const COPIED = {
  visitor: ['id', 'first_seen_at', 'last_seen_at'], shopper_event: ['uid', 'visitor_id', 'session_id', 'at', 'day'], shopper_session: ['visitor_id', 'id', 'day', 'started_at', 'ended_at'],
  shopper_touch: ['visitor_id', 'uid', 'at'], shopper_order: ['visitor_id', 'number', 'at', 'day'], cart: ['token', 'visitor_id', 'started_at', 'changed_at'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

interface Figures { readonly name: string; readonly period: string; readonly keys: readonly string[]; readonly sums: readonly string[]; readonly hasWholes: boolean }

const FIGURES: readonly Figures[] = [
  { name: 'traffic_figure', period: 'day', keys: ['channel'], sums: TRAFFIC_COLUMNS, hasWholes: false },
  { name: 'search_figure', period: 'period', keys: ['term'], sums: SEARCH_COLUMNS, hasWholes: true },
  { name: 'product_traffic', period: 'period', keys: ['product_id'], sums: PRODUCT_COLUMNS, hasWholes: true },
  { name: 'campaign_figure', period: 'period', keys: ['touch', 'source', 'medium', 'campaign', 'currency'], sums: CAMPAIGN_COLUMNS, hasWholes: true },
];

async function copyDays(location: DatabaseLocation, day: string): Promise<void> {
  const database = await openDatabase({ location, migrations: [], clock: systemClock });
  for (let back = 1; back < DAYS; back += 1) {
    const shifted = { day: dayPlus(day, -back), suffix: `day${String(back).padStart(3, '0')}` };
    await database.inTransaction(async (transaction) => {
      for (const [table, columns] of Object.entries(COPIED)) await transaction.execute(await copying(database, { table, columns: new Set(columns), where: `${columns[0]} LIKE '%-day000'` }, { from: day, ...shifted }), []);
      for (const { name, period } of FIGURES) await transaction.execute(await copying(database, { table: name, columns: new Set([period]), where: `${period} = '${day}'` }, { from: day, ...shifted }), []);
    });
  }
  for (const figures of FIGURES.filter(({ hasWholes }) => hasWholes)) await sumWholes(database, figures);
  if (database.dialect === 'mysql') await database.query(`ANALYZE TABLE ${Object.keys(COPIED).join()}`);
  await database.close();
}

interface Copied { readonly table: string; readonly columns: ReadonlySet<string>; readonly where: string }
interface Shift { readonly from: string; readonly day: string; readonly suffix: string }

/** The statement that copies the rows of the day to another one. */
async function copying(database: Database, { table, columns, where }: Copied, { from, day, suffix }: Shift): Promise<string> {
  const [row = {}] = await database.query<Record<string, unknown>>(`SELECT * FROM ${table} LIMIT 1`);
  const names = Object.keys(row);
  const values = names.map((name) => (columns.has(name) ? `REPLACE(REPLACE(${name}, '${from}', '${day}'), 'day000', '${suffix}')` : name));
  return names.length === 0 ? `DELETE FROM ${table} WHERE 1 = 0` : `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE company_id = ${String(COMPANY)} AND ${where}`;
}

/** The sums of ten days and of months. */
async function sumWholes(database: Database, { name, period, keys, sums }: Figures): Promise<void> {
  await database.inTransaction(async (transaction) => {
    await transaction.execute(`DELETE FROM ${name} WHERE LENGTH(${period}) < 10`, []);
    for (const length of [7, 9]) {
      const columns = [...keys, ...sums].join(', ');
      await transaction.execute(`INSERT INTO ${name} (company_id, ${period}, ${columns}) SELECT company_id, SUBSTR(${period}, 1, ${String(length)}) AS whole, ${[...keys, ...sums.map((sum) => `SUM(${sum})`)].join(', ')} FROM ${name} WHERE LENGTH(${period}) = 10 GROUP BY company_id, whole, ${keys.join(', ')}`, []);
    }
  });
}

/** Print what reports over a year of events and the revoke of a visitor cost, and how much is stored of an event. */
export async function showEvents(databases: BenchDatabases, { database, size, installation }: { readonly database: string; readonly size: number; readonly installation: string }): Promise<void> {
  const graph = await openBench(databases);
  const day = templateDay();
  const year = { from: dayPlus(day, -DAYS + 10), to: dayPlus(day, -3) }; // days at both ends that no month or ten days cover
  const reports: readonly (readonly [name: string, operation: string, input: object])[] = [
    ['traffic and funnel of a year', 'query R($input: StorefrontFiguresInput!) { storefrontFigures(input: $input) { days { day sessions pageViews purchases } totals { sessions } funnel { step sessions } } }', year],
    ['searches of a year', 'query R($input: TopSearchesInput!) { topSearches(input: $input) { term searches } }', { ...year, first: 50 }],
    ['searches of a year in vain', 'query R($input: TopSearchesInput!) { topSearches(input: $input) { term searches } }', { ...year, first: 50, withoutResults: true }],
    ['products viewed in a year', 'query R($input: StorefrontRankingInput!) { viewedProducts(input: $input) { views purchases product { title } } }', { ...year, first: 50 }],
    ['campaigns of a year, last touch', 'query R($input: CampaignFiguresInput!) { campaignFigures(input: $input) { source orders value { amount } } }', { ...year, touch: 'LAST', first: 50 }],
  ];
  const show = (figure: string, value: number, { unit, bound }: { readonly unit: string; readonly bound?: number }): void => { showFigure({ surface: 'graph', figure, database, value, unit, bound }); };
  for (const [name, operation, input] of reports) if (JSON.stringify(await graph.asStaff(operation, { input })).length < LEAST_ANSWER) throw new Error(`${name}: there is nothing to report`);
  for (const [name, operation, input] of reports) show(`${name}, of ${String(size)} events, CPU`, (await compared(() => graph.asStaff(operation, { input }), () => Promise.resolve())).ours.cpuMs, { unit: 'ms', bound: MOST_MS });
  show(`abandoned carts, of ${String(size)} events, CPU`, (await compared(() => graph.asStaff('{ abandonedCarts(first: 50, filter: { idleMinutes: 60 }) { nodes { token units } } }'), () => Promise.resolve())).ours.cpuMs, { unit: 'ms', bound: MOST_MS });
  const revokes: number[] = [];
  for (let at = 0; at < WARM_UPS + HEAVY_VISITORS; at += 1) revokes.push(await revoked(graph, installation, day));
  show(`revoke of a visitor with ${String(HEAVY_EVENTS)} events, of ${String(size)}, CPU`, median(revokes.slice(WARM_UPS)), { unit: 'ms', bound: MOST_REVOKE_MS });
  await graph.close();
  if (databases.catalog?.kind === 'sqlite') show('stored of an event', statSync(databases.catalog.file).size / size, { unit: 'bytes' });
}

async function revoked(graph: Bench, installation: string, day: string): Promise<number> {
  const visitor = `h${String(randomInt(MOST_VISITORS)).padStart(16, '0')}`; // one that no run before erased
  for (let batch = 0; batch < HEAVY_EVENTS / BATCH; batch += 1) {
    const events = eventsOf(batch, day).map((event, index) => ({ ...event, uid: `${visitor}-${String(batch * BATCH + index)}` }));
    await collect(graph, installation, { visitor, batch: 1_000_000 + Math.floor(batch / 10), events });
  }
  const before = process.cpuUsage();
  await graph.run(CONSENT, { input: reporting(installation, visitor, 'REVOKED') }, systemOf(COMPANY));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
