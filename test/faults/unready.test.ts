import { readConfig, SUBGRAPHS } from '#kernel/config.js';
import { startServices } from '../../gateway/server/start-services.js';
import { connectDialects } from '../kills/connect-dialects.js';
import { openDoors, type Answered, type WireCall } from '../kills/doors.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDeployment } from '../kit/deployment.js';
import { freePorts } from '../kit/free-ports.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { openDatabaseProxy } from './database-proxy.js';
import { openShop, staffToken } from './shop.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
const [MOST_MILLISECONDS, AWAY_MILLISECONDS] = [5000, 30_000];

/** The embedded database is a file and never unavailable. */
const onServers = SERVER === undefined ? describe.skip : describe;

type Outage = 'cut' | 'hush';
type Product = Awaited<ReturnType<typeof openProduct>>;

/** The whole product, with a company that speaks each dialect, behind a proxy to its database server. */
async function openProduct(outage: Outage) {
  const proxy = await openDatabaseProxy(SERVER ?? '');
  const { PORTICO_DB: own = '' } = databaseSettings();
  const base = await freePorts();
  const settings = { PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_DB: proxy.through(own) };
  const deployment = await testDeployment(settings);
  const running = await startServices(deployment);
  const token = await staffToken(settings);
  const shop = await openShop(base, token);
  const { credentials } = await connectDialects(shop.asStaff, 'https://erp.example.com/hooks');
  await shop.place('#1');
  const { commerce: host, graphql } = readConfig(settings).urls;
  return {
    proxy, outage, asStaff: shop.asStaff,
    send: openDoors(base, { ...credentials, A: `Bearer ${shop.apiKey}`, staff: `Bearer ${token}` }),
    live: async () => Promise.all([host, graphql].map(async (url) => (await fetch(`${url}/healthz`)).status)),
    ready: async () => {
      const response = await fetch(`${host}/readyz`);
      return { status: response.status, body: await response.json() as { checks: Record<string, string> } };
    },
    close: async () => {
      await proxy.restore();
      await Promise.all(running.map((service) => service.stop()));
      await deployment.close();
      proxy.close();
    },
  };
}

const ORDER = JSON.stringify({
  external_id: 'e-2', number: '#2', currency: 'EUR', customer: { name: 'Ada' }, shipping: { method_code: 'std' }, shipping_address: { city: 'Milano', country_code: 'IT' },
  lines: [{ sku: 'MUG', quantity: 1, unit_price: { amount: '1.00', currency: 'EUR' } }],
});
const LEVELS = '<doc_giacenze><giacenze><giacenza><barcode>9002236311036</barcode><quantita>7</quantita></giacenza></giacenze></doc_giacenze>';

/** A read and a write of each interface and a read of the graph, the same whenever it is sent; how it is answered without a database, and with it. */
const CALLS: readonly { readonly call: WireCall; readonly refused: readonly [status: number, words: RegExp]; readonly done: readonly number[] }[] = [
  { call: { door: 'A', method: 'GET', path: '/orders' }, refused: [503, /"internal_error"/], done: [200] },
  { call: { door: 'A', method: 'POST', path: '/orders/1/accept', body: '', key: 'accept' }, refused: [503, /"internal_error"/], done: [200] },
  { call: { door: 'B', method: 'GET', path: '/Orders/New' }, refused: [500, /"ErrorCode"/], done: [200] },
  { call: { door: 'B', method: 'PUT', path: '/Stock/Update', body: '{"ProductList":[{"Sku":"5901234123457","Quantity":7}]}' }, refused: [500, /"ErrorCode"/], done: [200] },
  { call: { door: 'C', method: 'GET', path: '/admin/resi/list' }, refused: [500, /KO/], done: [200] },
  { call: { door: 'C', method: 'POST', path: '/aggiorna-giacenze-impegni', body: LEVELS }, refused: [500, />KO</], done: [200] },
  { call: { door: 'D', method: 'GET', path: '/inventory' }, refused: [503, /"internal_error"/], done: [200] },
  { call: { door: 'D', method: 'POST', path: '/orders', body: ORDER, key: 'order' }, refused: [503, /"internal_error"/], done: [201] },
  { call: { door: 'staff', method: 'POST', path: '', body: '{"query":"{ orders(first: 1) { nodes { number } } }"}' }, refused: [503, /"code":"UNAVAILABLE"/], done: [200] },
];

const names = CALLS.map(({ call: { door, method, path } }) => `${door} ${method} ${path}`);

/** Every call once, all at the same time; how each was answered, and whether soon. */
const callAll = ({ send }: Product): Promise<string[]> => Promise.all(CALLS.map(async ({ call, refused: [status, words], done }, index) => {
  const passed = stopwatch();
  const answer: Answered = await send(call);
  const soon = passed() < MOST_MILLISECONDS ? 'soon' : 'late';
  const how = done.includes(answer.status) && !answer.body.includes('KO<') ? 'done' : answer.status === status && words.test(answer.body) ? 'refused' : `${String(answer.status)} ${answer.body.slice(0, 200)}`;
  return `${names[index] ?? ''} ${how} ${soon}`;
}));

onServers('the product while its database server is unavailable for half a minute', () => {
  let products: readonly Product[];
  beforeAll(async () => { products = [await openProduct('cut'), await openProduct('hush')]; });
  afterAll(async () => { for (const product of products) await product.close(); });

  const becomes = ({ ready }: Product, status: number) => until(async () => {
    const answer = await ready();
    return answer.status === status ? answer : undefined;
  });

  async function whileAway(product: Product): Promise<void> {
    const answers = await callAll(product);
    expect(answers).toEqual(names.map((name) => `${name} refused soon`));
    const { status, body: { checks } } = await product.ready();
    expect([await product.live(), status]).toEqual([[200, 200], 503]);
    for (const name of SUBGRAPHS) expect(checks[name]).toMatch(/^down: it (?:cannot be reached|gives no answer)$/);
  }

  async function whenBack(product: Product): Promise<void> {
    const passed = stopwatch();
    await product.proxy.restore();
    await becomes(product, 200);
    await until(async () => ((await callAll(product)).every((answer) => answer.includes(' done ')) ? true : undefined));
    expect(passed()).toBeLessThan(MOST_MILLISECONDS);
  }

  test('is live and not ready, refuses every call of A to D and of the graph soon, names what is down without its address, and executes every call soon after, once [REL-R16 ABCD graph]', async () => {
    for (const product of products) await becomes(product, 200);
    const passed = stopwatch();
    for (const { proxy, outage } of products) proxy[outage]();
    await Promise.all(products.map(async (product) => {
      const down = stopwatch();
      await becomes(product, 503);
      expect(down()).toBeLessThan(MOST_MILLISECONDS);
    }));
    let rounds = 0;
    for (; passed() < AWAY_MILLISECONDS; rounds += 1) await Promise.all(products.map(whileAway));
    expect(rounds).toBeGreaterThan(1);
    await Promise.all(products.map(whenBack));
    for (const { asStaff } of products) {
      const { orders } = await asStaff('{ orders(first: 10) { nodes { number timeline { type } } } }') as { orders: { nodes: { number: string; timeline: { type: string }[] }[] } };
      expect(orders.nodes.map(({ number, timeline }) => [number, timeline.filter(({ type }) => type === 'order.placed' || type === 'fulfillment.accepted').length]).sort()).toEqual([['#1', 2], ['#2', 1]]);
    }
  });
});
