import { createRandom } from '../../../gateway/demo/data/random.js';
import { delayCommits, pollWhile } from '../../kit/late-commits.js';
import { openXmlWarehouse, texts, type XmlWarehouse } from './xml-warehouse.js';

const WRITERS = 8;
const EACH = 5;

let c: XmlWarehouse;
beforeEach(async () => { c = await openXmlWarehouse(); });
afterEach(() => c.close());

/** Eight writers place orders and cancel every third of them; answers the final state of each order. */
async function write(chance: () => number): Promise<Map<string, string>> {
  const ended = new Map<string, string>();
  await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
    for (let made = 0; made < EACH; made += 1) {
      const number = `#${String(writer)}${String(made)}`;
      await c.place(number, [['MUG', 1]]);
      ended.set(number, '17');
      if (chance() < 1 / 3) ended.set(number, await c.cancel(number).then(() => '2'));
    }
  }));
  return ended;
}

/** Poll until the writers are done, and once more when every change is visible. */
const follow = async (writing: Promise<unknown>, poll: () => Promise<void>): Promise<void> => {
  await pollWhile(writing, poll);
  c.settle();
  await poll();
  await poll();
};

const romeDigits = (): string => new Date(c.clock.now().getTime() + 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14); // tests run in November

test.each(['the last ord_DataUltimaModifica', 'the time of the call before'])('a warehouse that polls ws_orders with %s sees every change and loses none [C-POLL-1]', async (way) => {
  const random = createRandom(7, 'cancellations');
  const seen = new Map<string, string>();
  let since = romeDigits();
  delayCommits(c.database, c.clock, 7);
  const writing = write(() => random.fraction());
  await follow(writing, async () => {
    const calledAt = romeDigits();
    const answer = await c.get('ws_orders', { last_upd: since });
    const states = texts(answer, 'documenti_stati_ID');
    texts(answer, 'ord_num_doc').forEach((number, index) => seen.set(number, String(states[index])));
    since = way.startsWith('the last') ? texts(answer, 'ord_DataUltimaModifica').at(-1) ?? since : calledAt;
  });
  const ended = await writing;
  const lost = [...ended].filter(([number, state]) => (state === '17' || seen.has(number)) && seen.get(number) !== state);
  expect(lost).toEqual([]); // an order cancelled before it was read is never shown
  expect([...ended.values()].filter((state) => state === '17').length).toBeGreaterThan(WRITERS);
}, 120_000);

test('a warehouse that polls interface A by updated_since sees every order and loses none [C-POLL-2]', async () => {
  const seen = new Set<string>();
  let since = c.clock.now().toISOString();
  delayCommits(c.database, c.clock, 11);
  const writing = write(() => 1);
  await follow(writing, async () => {
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await (await c.json(`/orders?status=to_fulfill&limit=200&updated_since=${since}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)).json() as { data: { number: string; updated_at: string }[]; next_cursor: string | null };
      for (const { number, updated_at: at } of page.data) {
        seen.add(number);
        if (at > since) since = at;
      }
      cursor = page.next_cursor;
    }
  });
  const ended = await writing;
  expect([...ended.keys()].filter((number) => !seen.has(number))).toEqual([]);
}, 120_000);

test('of 1,200 orders across five seconds, polled 500 at a time, no second is split, and the polls together hold each order once [REL-R14]', async () => {
  let since = romeDigits();
  for (let batch = 0; batch < 20; batch += 1) {
    c.clock.turn(batch === 0 ? 0 : batch % 4 === 0 ? 280 : 240); // four batches each second
    await c.asStaff('mutation P($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: Array.from({ length: 60 }, (_, index) => ({
      number: `#${String(batch)}-${String(index)}`, channel: 'shop', currency: 'EUR', paymentStatus: 'PAID', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'std' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '1.00', currency: 'EUR' } }],
    })) } });
  }
  c.settle();
  const answers: { readonly numbers: readonly string[]; readonly seconds: readonly string[] }[] = [];
  for (;;) {
    const answer = await c.get('ws_orders', { last_upd: since });
    const [numbers, seconds] = [texts(answer, 'ord_num_doc'), texts(answer, 'ord_DataUltimaModifica')];
    if (numbers.length === 0) break;
    answers.push({ numbers, seconds: [...new Set(seconds)] });
    since = seconds.at(-1) ?? since;
  }
  const all = answers.flatMap(({ numbers }) => numbers);
  expect([all.length, new Set(all).size]).toEqual([1200, 1200]);
  expect(answers.slice(0, -1).every(({ numbers }) => numbers.length >= 500)).toBe(true);
  expect(answers.length).toBeGreaterThan(1);
  const seconds = answers.flatMap((answer) => answer.seconds);
  expect([seconds.length, new Set(seconds).size]).toEqual([5, 5]);
});
