import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: CommerceCompany;
let ada: Awaited<ReturnType<CommerceCompany['assistant']>>;
beforeAll(async () => {
  all = await openCommerceCompany();
  ada = await all.assistant('Ada');
  await all.asStaff('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }', { input: { reference: '1002', reason: 'Three cards tried', kind: 'FRAUD' } });
  await all.asStaff('mutation T($input: CustomerTagsInput!) { addCustomerTags(input: $input) { id } }', { input: { email: 'ada@example.test', tags: ['vip'] } });
});
afterAll(() => all.close());

const answer = (name: string, given: object = {}): Promise<any> => all.answerOf(ada.run(name, given));
const numbers = async (name: string, given: object = {}): Promise<string[]> => (await answer(name, given)).items.map(({ number }: any) => number);

test('an order is found with what tells it from others, newest first', async () => {
  expect((await answer('commerce_search_orders', { search: 'ada', limit: 1 })).items).toEqual([{
    number: '#1003', external_id: null, status: 'received', on_hold: false, placed_at: '2026-11-21T10:32:00+01:00', customer: 'Ada Rossi', ships_to: 'Milano, IT', total: { amount: '19.90', currency: 'EUR' }, promised_on: '2026-11-20',
  }]);
  expect((await answer('commerce_search_orders', { search: 'shop-77 BR1001', detail: 'full' })).items).toEqual([]);
  expect((await answer('commerce_search_orders', { search: 'BR1001', detail: 'full' })).items).toEqual([{
    number: '#1001', external_id: 'shop-77', status: 'shipped', on_hold: false, placed_at: '2026-11-21T10:30:00+01:00', customer: 'Ada Rossi', ships_to: 'Milano, IT', total: { amount: '59.70', currency: 'EUR' }, promised_on: '2026-11-25',
    payment: 'paid', channel: 'shop', tags: ['gift'], lines: [{ sku: 'MUG', title: 'Mug', quantity: 2 }, { sku: 'TEE', title: 'Tee', quantity: 1 }],
  }]);
});

test.each([
  [{}, ['#1004', '#1003', '#1002', '#1001']], [{ search: 'bruno' }, ['#1004', '#1002']], [{ search: '#1003' }, ['#1003']], [{ search: 'ada@example.test' }, ['#1003', '#1001']], [{ search: 'mug' }, ['#1003', '#1001']],
  [{ search: 'nobody' }, []], [{ status: 'delivered' }, ['#1004']], [{ status: 'on_hold' }, ['#1002']], [{ country: 'fr' }, ['#1004', '#1002']], [{ tag: 'gift' }, ['#1001']], [{ location: 'MI1' }, ['#1004', '#1003', '#1002', '#1001']],
  [{ waiting_for: 'payment' }, ['#1003']], [{ waiting_for: 'hold' }, ['#1002']], [{ late: true }, ['#1003']], [{ placed_from: '2026-11-21', placed_to: '2026-11-21' }, ['#1004', '#1003', '#1002', '#1001']],
  [{ placed_to: '2026-11-20' }, []], [{ placed_from: '2026-11-22' }, []], [{ ships_late: true }, []], [{ search: 'bruno', status: 'delivered', country: 'FR' }, ['#1004']],
])('orders by %j are %j', async (given, expected) => {
  expect(await numbers('commerce_search_orders', given)).toEqual(expected);
});

test('a list goes on where the page before ended, to its end', async () => {
  const { items: [first], next_cursor: cursor } = await answer('commerce_search_orders', { limit: 1 });
  const rest = await answer('commerce_search_orders', { limit: 50, cursor });
  expect([first.number, ...rest.items.map(({ number }: any) => number)]).toEqual(['#1004', '#1003', '#1002', '#1001']);
  expect(rest).not.toHaveProperty('next_cursor');
  expect((await ada.run('commerce_search_orders', { cursor: 'nonsense' })).body.structuredContent.error).toMatchObject({ code: 'bad_cursor', next_tool: 'commerce_search_orders' });
});

test('returns are listed the last changed first, page by page, by words and filters', async () => {
  const second = await all.announceReturn({ orderReference: '1004', resolution: 'STORE_CREDIT', lines: [{ sku: 'TEE', quantity: 1 }] });
  expect(await numbers('commerce_search_returns')).toEqual([second, all.back]);
  const { items: [newest], next_cursor: cursor } = await answer('commerce_search_returns', { limit: 1 });
  expect([newest.number, await answer('commerce_search_returns', { limit: 1, cursor })]).toEqual([second, { items: [expect.objectContaining({ number: all.back })] }]);
  for (const [given, expected] of [
    [{ order: '1001' }, [all.back]], [{ order: 'shop-77' }, [all.back]], [{ resolution: 'store_credit' }, [second]], [{ status: 'closed' }, []], [{ search: 'ada' }, [all.back]], [{ location: 'MI1', status: 'awaiting_receipt' }, [second, all.back]],
    [{ created_from: '2026-11-21', created_to: '2026-11-21' }, [second, all.back]], [{ created_from: '2026-11-22' }, []], [{ tag: 'none' }, []],
  ] as const) expect([given, await numbers('commerce_search_returns', given)]).toEqual([given, expected]);
});

test('a return says what comes back, and in full why and how', async () => {
  const short = {
    number: 'R1001', order: '#1001', status: 'awaiting_receipt', resolution: 'refund', customer: 'Ada Rossi', created_at: '2026-11-21T12:33:00+01:00', updated_at: '2026-11-21T12:33:00+01:00',
    lines: [{ sku: 'MUG', title: 'Mug', expected: 1, received: 0, reason_code: 'BROKEN' }],
  };
  expect((await answer('commerce_search_returns', { order: '#1001' })).items).toEqual([short]);
  expect((await answer('commerce_search_returns', { order: '#1001', detail: 'full' })).items).toEqual([{
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...short, lines: [{ ...short.lines[0], line_id: expect.any(String), comment: 'The handle is off', classification: null, exchange_sku: null }],
    source: 'channel', method: 'carrier_label', compliant: null, receives_at: 'MI1', carrier: null, tracking_numbers: [], label: null, notes: null, tags: [], received_at: null, closed_at: null, cancelled_at: null, cancel_reason: null,
    amount_due: null, refunds: [], exchange_order: null,
  }]);
});

test('customers are found by their orders or a tag, with no more of them than a list needs', async () => {
  const [found] = (await answer('commerce_search_customers', { search: 'rossi' })).items;
  expect(found).toEqual({ id: expect.stringMatching(/^cus_/), email: 'ada@example.test', name: 'Ada Rossi', orders_placed: 2, last_order_at: '2026-11-21T10:32:00+01:00' });
  expect((await answer('commerce_search_customers', { tag: 'vip', detail: 'full' })).items).toEqual([{ ...found, phone: '+390212345', first_order_at: '2026-11-21T10:30:00+01:00', tags: ['vip'], spent: [{ amount: '79.60', currency: 'EUR' }] }]);
  const { items, next_cursor: cursor } = await answer('commerce_search_customers', { limit: 1 });
  expect([...items, ...(await answer('commerce_search_customers', { cursor })).items].map(({ email }: any) => email)).toEqual(['ada@example.test', 'bruno@example.test']);
});

test.each([
  { name: 'commerce_search_orders', given: { status: 'shiped' }, field: 'status', meant: 'shipped' }, { name: 'commerce_search_orders', given: { placed_from: 'yesterday' }, field: 'placed_from', meant: 'must be a day from 1970-01-02 to 2199-12-31, as YYYY-MM-DD' },
  { name: 'commerce_search_orders', given: { placed_to: '9999-12-31' }, field: 'placed_to', meant: 'as YYYY-MM-DD' }, { name: 'commerce_search_returns', given: { resolutoin: 'refund' }, field: 'resolutoin', meant: 'resolution' },
  { name: 'commerce_search_customers', given: { limit: 51 }, field: 'limit', meant: '50' },
])('$name refuses $given and says what was meant', async ({ name, given, field, meant }) => {
  const { status, body } = await ada.run(name, given);
  expect([status, body.message.includes(field), JSON.stringify(body).includes(meant)]).toEqual([422, true, true]);
});

test('a code of no location says which there are', async () => {
  expect((await ada.run('commerce_search_orders', { location: 'MI2' })).body).toMatchObject({ isError: true, structuredContent: { error: { code: 'bad_input', details: { location: [expect.stringContaining('MI1')] } } } });
});

test('an order whose moment cannot be read keeps no other from being found', async () => {
  const placedAt = (at: string, where: string): Promise<number> => all.database('orders').inTransaction((transaction) => transaction.execute(`UPDATE orders SET placed_at = ? WHERE company_id = ? AND ${where}`, [at, all.company]));
  const [{ placed_at: before }] = await all.database('orders').query<{ placed_at: string }>("SELECT placed_at FROM orders WHERE company_id = ? AND number = '#1002'", [all.company]) as [{ placed_at: string }];
  expect(await placedAt('yesterday', "number = '#1002'")).toBe(1);
  const { items } = await answer('commerce_search_orders');
  expect(items.find(({ number }: any) => number === '#1002')?.placed_at).toBe('yesterday');
  expect(items).toHaveLength(4);
  await placedAt(before, "number = '#1002'");
});
