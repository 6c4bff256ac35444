import { fillDelivery, LAST_PAGE } from './delivery-data.js';
import { showResult } from './report.js';
import { benchSurface, measure, send, start, WARM_UP, type Call, type Side, type Under } from './sides.js';

// node dist/test/bench/delivery.js: CPU per call of a website that reads a page, an entry and a menu, and asks again with its tag, against a handler written by hand with one indexed read; and of the last page of a sitemap beside the first.

const ROUNDS = { warmUp: 2 * WARM_UP.record, perRound: 400, rounds: 24 }; // a third of a millisecond a call: with fewer the same code was measured at 1.0 and at 1.4
const ADDRESSES = 250;
const [READ, UNCHANGED, ANY_PAGE] = [1.5, 1.3, 1.3];

/** Calls come from several addresses in turn, since limits are counted by it. */
let calls = 0;

const reading = (token: string, rest: string, headers: Readonly<Record<string, string>> = {}): Call['send'] => (side) =>
  send(side, { method: 'GET', path: `/api/delivery/v1/studio/sites/1${rest}`, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.0.${String(calls++ % ADDRESSES)}`, ...headers } });

async function tagOf({ port }: Side, token: string): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${String(port)}/api/delivery/v1/studio/sites/1/page?path=%2Fcare`, { headers: { authorization: `Bearer ${token}` } });
  return headers.get('etag') ?? '';
}

/** The last page of a sitemap beside the first, in turns of one process. */
async function showSitemap({ credential, database, ours }: Under): Promise<void> {
  const [last, first] = [{ ...ours }, { ...ours }];
  const sitemap = (page: number): Call['send'] => reading(credential, `/sitemap?per_page=50&page=${String(page)}`);
  const [oursMs = NaN, floorMs = NaN] = await measure({ name: 'sitemap', warmUp: WARM_UP.list, perRound: 100, rounds: 8, send: (side) => sitemap(side === last ? LAST_PAGE : 1)(side) }, [last, first]);
  showResult({ surface: 'delivery', call: 'last page of a sitemap of 50,000', database, floor: 'first', oursMs, floorMs, ratio: oursMs / floorMs, bound: ANY_PAGE });
}

await benchSurface('delivery', {
  logsCalls: false,
  fill: fillDelivery,
  startProduct: (databases) => start('ours.js', databases, { args: ['delivery', 'unlimited'] }), // an address has fewer calls than the bench is fast
  calls: async ({ credential, ours }) => [
    { ...ROUNDS, name: 'page by path', bounds: { unlogged: READ }, send: reading(credential, '/page?path=%2Fcare') },
    { ...ROUNDS, name: 'entry by slug', bounds: { unlogged: READ }, send: reading(credential, '/collections/journal/entries/linen') },
    { ...ROUNDS, name: 'menu', bounds: { unlogged: READ }, send: reading(credential, '/menus/main') },
    { ...ROUNDS, name: 'page not modified', bounds: { unlogged: UNCHANGED }, send: reading(credential, '/page?path=%2Fcare', { 'if-none-match': await tagOf(ours, credential) }) },
  ],
  afterwards: showSitemap,
});
