import { returnSecrets } from '../../subgraphs/orders/returns-portal/return-secrets.js';
import { benchKeys } from './bench-key.js';
import { COMPANY } from './open-bench.js';
import { showPage } from './page-figure.js';
import { fillReturns, SHOWN, SLUG, type ReturnsBench } from './returns-data.js';
import { benchSurface, send, start, WARM_UP, type Call, type Under } from './sides.js';

// node dist/test/bench/returns.js: CPU per call of finding an order, of reading what of it can be returned and of returning it against a handler written by hand that does the same work.

const CREATES = { warmUp: WARM_UP.record, perRound: 40, rounds: 8 };
const SIDES = 2;
/** An order for each return that is made, for the comparison of the answers, and for the page of a return. */
const ORDERS = SIDES * (CREATES.warmUp + CREATES.perRound * CREATES.rounds + 1) + 1;
const [ROOT, HOUR] = [`/api/oms/v1/public/returns/${SLUG}`, 3_600_000];
const MOST = { unlogged: 2 };

/** Each call comes from another address, since limits are counted by it. */
let calls = 0;
const headers = () => { calls += 1; return { 'content-type': 'application/json', 'x-forwarded-for': `10.${String((calls >> 16) & 255)}.${String((calls >> 8) & 255)}.${String(calls & 255)}` }; };

const { sealSession } = returnSecrets(benchKeys('orders'));
const sessionOf = (orderId: string): string => sealSession({ companyId: COMPANY, orderId, policyVersion: 1, language: 'en' }, Date.now() + HOUR);

/** Sessions are sealed with fresh nonces. */
const withoutSession = (text: string): string => text.replace(/"session":"[^"]+"/, '"session":"s"');
/** What differs from one return to the next. */
const alike = (text: string): string => text.replaceAll(/[\w-]{43}/g, 'token').replace(/"number":"R\d+"/, '"number":"R"');

const returnOf = ({ id, lines }: ReturnsBench['orders'][number]): Call['send'] => (side) => send(side, {
  method: 'POST', path: `${ROOT}/returns`, headers: { ...headers(), 'x-return-session': sessionOf(id) },
  body: JSON.stringify({ lines: lines.map((line) => ({ id: line, quantity: 1, reason: 'too_small' })), resolution: 'refund', method: 'carrier_label', note: 'Please be quick' }),
});

function callsOf({ shown, orders }: ReturnsBench): Call[] {
  const session = sessionOf(shown);
  let returned = 0;
  return [
    { name: 'lookup', bounds: MOST, warmUp: WARM_UP.record, perRound: 100, rounds: 8, comparable: withoutSession, send: (side) => send(side, { method: 'POST', path: `${ROOT}/lookup`, headers: headers(), body: JSON.stringify({ order: SHOWN.number, verifier: SHOWN.email, language: 'en' }) }) },
    { name: 'order view, exchange options of 5 lines', bounds: MOST, warmUp: WARM_UP.record, perRound: 100, rounds: 8, send: (side) => send(side, { method: 'GET', path: `${ROOT}/order`, headers: { ...headers(), 'x-return-session': session } }) },
    { name: 'return of 2 lines', bounds: MOST, ...CREATES, comparable: alike, send: (side) => {
      returned += 1;
      return returnOf(orders[returned] ?? { id: '', lines: [] })(side);
    } },
  ];
}

const PAGES = `/returns/${SLUG}`;

/** The pages that a shopper opens, beside the calls of the API that answer the same. */
async function showPages(under: Under): Promise<void> {
  const { shown, orders: [first] } = JSON.parse(under.credential) as ReturnsBench;
  const session = sessionOf(shown);
  const get = (path: string, more: Readonly<Record<string, string>> = {}): Call['send'] => (side) => send(side, { method: 'GET', path, headers: { ...headers(), ...more } });
  const { data: { token } } = JSON.parse(await returnOf(first ?? { id: '', lines: [] })(under.ours)) as { data: { token: string } };
  const surface = 'returns';
  await showPage(under, { surface, name: 'page of the lookup', page: get(PAGES), json: get(ROOT) });
  await showPage(under, { surface, name: 'page of an order of 5 lines', page: get(`${PAGES}/order`, { cookie: `portico-return-session=${session}` }), json: get(`${ROOT}/order`, { 'x-return-session': session }) });
  await showPage(under, { surface, name: 'page of a return', page: get(`${PAGES}/r/${token}`), json: get(`${ROOT}/r/${token}`) });
}

await benchSurface('returns', {
  logsCalls: false,
  fill: (databases) => fillReturns(databases, ORDERS),
  startProduct: (databases) => start('ours.js', databases, { args: ['returns', 'unlimited'] }), // the limits of a store and of a connection are lower than the bench is fast
  calls: ({ credential }) => callsOf(JSON.parse(credential) as ReturnsBench),
  afterwards: showPages,
});
