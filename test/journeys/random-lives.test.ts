import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { Failure } from '#contract/failure.js';
import { newOrder } from '../contract/commerce/integration.js';
import { openFourDialects, type FourDialects } from '../faults/four-dialects.js';
import { companyFlaws, type Select } from '../kit/company-flaws.js';
import { testDialect } from '../kit/database.js';
import { live, pickedLines, type Living, type LivingLine } from '../kit/order-lives.js';
import { after, type Action, type OrderModel } from '../kit/order-model.js';
import { parsed } from '../kit/parsed.js';
import { storedOrders } from '../kit/stored-orders.js';

const [COMPANY, SEED] = [1, 20_261_122];
const RUNS = testDialect === 'mysql' ? 8 : 20;
const EXPIRES = '2099-01-01T00:00:00.000Z';

/** Each item is at one warehouse, so that an order of both has a fulfillment order at each. Milan uses A and C, Lyon A and B. */
const BARCODES: Readonly<Record<string, string>> = { MUG: '4006381333931', TEE: '5901234123457' };

let all: FourDialects;
let places: Record<string, string>;
const select: Select = (sql) => all.database.query(sql);

beforeAll(async () => {
  all = await openFourDialects();
  await all.asStaff('mutation { setAutomaticRefunds(automatic: true) }', {});
  const { locations } = await all.asStaff('{ locations { id code } }', {});
  places = Object.fromEntries(locations.flatMap(({ code, id }: { code: string; id: string }) => (code === 'WA1' ? [] : [[code, id]])));
  for (const [sku, at] of [['MUG', 'MI1'], ['TEE', 'LY1']] as const) await count(sku, 5000, at);
});
afterAll(() => all.close());

/** The result of a warehouse's call: done, or refused as its interface refuses calls. */
type Said = Promise<boolean>;

interface Heard { readonly status: number; readonly text: string }

/** Calls that meet a running repetition or locks are repeated. */
const BUSY: readonly ((heard: Heard) => boolean)[] = [({ text }) => text.includes('idempotency_key_in_progress'), ({ status }) => status >= 500 && testDialect === 'mysql'];
const MOST_TRIES = 50;

async function heard(say: () => Promise<Heard>): Promise<Heard> {
  for (let tried = 1; ; tried += 1) {
    const answer = await say();
    if (tried === MOST_TRIES || !BUSY.some((isBusy) => isBusy(answer))) return answer;
    await turn();
  }
}

const said = (response: Response): Promise<Heard> => response.text().then((text) => ({ status: response.status, text }));

const json = async (at: string, path: string, { body = {}, name }: { body?: object; name: string }): Said => {
  const { status, text } = await heard(async () => said(await all.json(path, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': name } }, at === 'LY1' ? 'LY1' : 'MI1')));
  if (!REFUSED_BY_A.has(status) && status !== 200 && status !== 201) throw new Error(`A answered ${String(status)} to ${path}: ${text}`);
  return !REFUSED_BY_A.has(status);
};
const REFUSED_BY_A = new Set([404, 409, 422]);

const wms = async (path: string, body: object): Said => {
  const { status, text } = await heard(async () => said(await all.b(path, { method: 'POST', body: JSON.stringify(body) })));
  if (status >= 500) throw new Error(`B answered ${String(status)}: ${text}`);
  return status === 200 && text.includes('"Success":true');
};

const xml = async (body: string): Said => {
  const { status, text } = await heard(() => all.send('notify-spedizione', body));
  if (status !== 200) throw new Error(`C answered ${String(status)}: ${text}`);
  return !text.includes('>KO<');
};

const reads = async (say: () => Promise<Heard>): Said => (await heard(say)).status === 200;

interface Speech { readonly order: OrderModel; readonly name: string }
type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

const bare = ({ number }: OrderModel): string => number.slice(1);
const products = (units: readonly { sku: string; quantity: number }[]): object[] => units.map(({ sku, quantity }) => ({ Sku: BARCODES[sku], Quantity: quantity }));

/** The calls of each action by interface; actions that an interface lacks are missing. */
const SAYS: { readonly [Type in Action['type']]?: Partial<Record<'A' | 'B' | 'C', (action: ActionOf<Type>, speech: Speech) => Said>> } = {
  accept: { A: ({ at }, { order, name }) => json(at, `/orders/${bare(order)}/accept`, { name }) },
  reject: { A: ({ at }, { order, name }) => json(at, `/orders/${bare(order)}/reject`, { body: { reason_code: 'MODEL' }, name }) },
  pick: {
    A: (action, { order, name }) => json(action.at, `/orders/${bare(order)}/picked`, { body: { lines: pickedLines(order, action) }, name }),
    B: (action, { order, name }) => wms('/Orders/Processed', { OmsOrderNumber: order.number, ProductList: products(pickedLines(order, action)), ParcelList: [{ idParcel: name }] }),
  },
  ship: {
    A: ({ at, units }, { order, name }) => json(at, `/orders/${bare(order)}/shipments`, { body: { tracking_number: name, ...(units && { lines: units }) }, name }),
    B: ({ units }, { order, name }) => wms('/Orders/Shipped', { OmsOrderNumber: order.number, Courier: 'BRT', Waybill: name, ...(units && { ProductList: products(units) }) }),
    C: (_, { order, name }) => xml(`<doc_ordini><ordine><ord_num_doc>${order.number}</ord_num_doc><data_spedizione>2026-11-21 10:00:00</data_spedizione><corriere>BRT</corriere><tracking>${name}</tracking></ordine></doc_ordini>`),
  },
  shortClose: {
    A: ({ at }, { order, name }) => json(at, `/orders/${bare(order)}/cancel`, { body: { reason_code: 'MODEL' }, name }),
    B: (_, { order }) => wms('/Orders/Canceled', { OmsOrderNumber: order.number, ErrorCode: 'MODEL' }),
  },
  poll: { C: () => reads(() => all.raw('/api/admin/ws/ws_orders?data_dal=01%2F11%2F2026%2000%3A00%3A00&documenti_stati_ID[]=17&documenti_stati_ID[]=2')) },
  export: { B: () => reads(async () => said(await all.b('/Orders/New'))) },
  confirm: { B: (_, { order }) => wms('/Orders/Acknowledge', [{ OmsOrderNumber: order.number, Success: true }]) },
  refuse: { B: (_, { order }) => wms('/Orders/Acknowledge', [{ OmsOrderNumber: order.number, Success: false, ErrorCode: 'MODEL' }]) },
};

const BY_STAFF = { hold: 'holdOrder', release: 'releaseOrder', fix: 'fixOrder', cancel: 'cancelOrder' } as const;

/** The merchant's actions, through the graph. */
async function merchant(type: keyof typeof BY_STAFF, { order, name }: Speech): Said {
  const field = BY_STAFF[type];
  const input = { reference: order.number, ...((type === 'hold' || type === 'cancel') && { reason: 'model' }) };
  const staff = { kind: 'staff' as const, companyId: COMPANY, actor: 'ada@example.test', userId: 'u1', scopes: [], permissions: ALL_PERMISSIONS };
  try {
    await all.call<unknown, unknown>(parsed(`mutation M($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { id } }`), { input }, { principal: staff, requestId: randomUUID(), via: 'test', command: { id: name, expiresAt: EXPIRES } });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code !== 'INTERNAL') return false;
    throw error;
  }
}

function perform(order: OrderModel, action: Action, name: string): Said {
  if (!('at' in action)) return merchant(action.type, { order, name });
  const say = SAYS[action.type]?.[action.by ?? 'A'] as ((action: Action, speech: Speech) => Said) | undefined;
  if (!say) throw new Error(`${action.by ?? 'A'} cannot say ${action.type}`);
  return say(action, { order, name });
}

/** The actions to choose from, with frequent ones repeated. */
const EVERY: readonly Action[] = [
  { type: 'hold' }, { type: 'release' }, { type: 'release' }, { type: 'fix' }, { type: 'fix' }, { type: 'fix' }, { type: 'cancel' },
  ...(['MI1', 'LY1'] as const).flatMap((at): Action[] => [
    { type: 'accept', at, by: 'A' }, { type: 'reject', at, by: 'A' }, { type: 'shortClose', at, by: 'A' },
    ...[0, 0, 1, 2].map((short): Action => ({ type: 'pick', at, by: 'A', short })),
    { type: 'ship', at, by: 'A', units: [] }, { type: 'ship', at, by: 'A', units: [] }, { type: 'ship', at, by: 'A' },
  ]),
  { type: 'poll', at: 'MI1', by: 'C' }, { type: 'poll', at: 'MI1', by: 'C' }, { type: 'ship', at: 'MI1', by: 'C' }, { type: 'ship', at: 'MI1', by: 'C' },
  { type: 'export', at: 'LY1', by: 'B' }, { type: 'confirm', at: 'LY1', by: 'B' }, { type: 'confirm', at: 'LY1', by: 'B' }, { type: 'refuse', at: 'LY1', by: 'B' }, { type: 'shortClose', at: 'LY1', by: 'B' },
  ...[0, 0, 1, 2].map((short): Action => ({ type: 'pick', at: 'LY1', by: 'B', short })),
  { type: 'ship', at: 'LY1', by: 'B', units: [] }, { type: 'ship', at: 'LY1', by: 'B', units: [] }, { type: 'ship', at: 'LY1', by: 'B' },
];

/** Interface C reports no picking: what it ships counts as picked whole, and sends no event for that. */
function afterSaid(order: OrderModel, action: Action): OrderModel | undefined {
  const isAccepted = action.type === 'ship' && action.by === 'C' && order.fulfillmentOrders.some(({ at, status }) => at === action.at && status === 'ACCEPTED');
  if (!isAccepted) return after(order, action);
  const picked = after(order, { type: 'pick', at: action.at, short: 0 });
  return picked && after({ ...picked, events: order.events }, action);
}

const count = (sku: string, quantity: number, at: string): Promise<unknown> =>
  all.json('/stock', { method: 'PUT', body: JSON.stringify({ items: [{ sku, location_code: `${at}-MAIN`, quantity }] }) }, at === 'LY1' ? 'LY1' : 'MI1');

let placed = 0;
async function place(lines: readonly LivingLine[]): Promise<string> {
  const number = `#L${String(placed += 1)}`;
  const body = { ...newOrder(`e${number}`), number, lines: lines.map(([sku, quantity]) => ({ sku, quantity, unit_price: { amount: '19.90', currency: 'EUR' } })) };
  const response = await all.d('/orders', { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': number } });
  if (response.status !== 201) throw new Error(`D answered ${String(response.status)}: ${await response.text()}`);
  return number;
}

const LIVING: Living = {
  places: ['MI1', 'LY1'],
  every: EVERY,
  perform,
  after: afterSaid,
  isLenient: (action) => 'by' in action && action.by !== 'A', // B and C accept a repetition without effect
  place,
  count,
  stored: async ({ number }) => (await storedOrders(select, { companyId: COMPANY, places: { MI1: places['MI1'] ?? '', LY1: places['LY1'] ?? '' }, number })).get(number),
  flaws: () => companyFlaws(select, COMPANY),
  turn: (milliseconds) => { all.clock.turn(milliseconds); },
};

const FIRST: readonly LivingLine[] = [['MUG', 2, 'MI1'], ['TEE', 3, 'LY1']];

test('random actions of warehouses through A, B and C, integrations through D and the merchant through the graph, in any order and at once: orders end in documented states, and stock, refunds and events add up', async () => {
  await live(LIVING, { first: FIRST, placed: [FIRST, [['MUG', 2, 'MI1']], [['TEE', 2, 'LY1']]], counted: [['MUG', 'MI1'], ['TEE', 'LY1']] }, { seed: SEED, runs: RUNS });
});
