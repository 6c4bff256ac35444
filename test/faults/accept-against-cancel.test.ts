import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { accepted, timeline } from './timeline.js';

const ROUNDS = Array.from({ length: 20 }, (_, index) => String(index + 1));

let graph: RealGraph;

beforeAll(async () => { graph = await openRealGraph(); });
afterAll(() => graph.close());

const accept = async (number: string) => {
  const response = await graph.post(`/orders/${number}/accept`, '', { key: `race-${number}` });
  const { status, error } = await response.json() as { status?: string; error?: { code: string } };
  return `${String(response.status)} ${status ?? error?.code ?? ''}`;
};

/** What the table of document 1, A allows: the acceptance came first, or the cancellation did. */
const ALLOWED = {
  '200 accepted': { order: 'CANCELLATION_REQUESTED', part: 'CANCEL_REQUESTED', seen: 'cancel_requested', acceptances: 1, then: '409 order_cancel_requested' },
  '409 order_cancelled': { order: 'CANCELLED', part: 'CANCELLED', seen: 'cancelled', acceptances: 0, then: '409 order_cancelled' },
};

test.each(ROUNDS)('an acceptance and a cancellation at once end as the table says, round %s [A-ACCEPT-1] [A-ORDER-4]', async (number) => {
  await graph.place(`#${number}`, [['MUG', 1]]);
  const racers = [() => accept(number), () => graph.cancel(number)];
  const begun = Number(number) % 2 === 0 ? racers.map((race) => race()) : racers.toReversed().map((race) => race()).toReversed();
  const [answer] = await Promise.all(begun);
  expect(Object.keys(ALLOWED)).toContain(answer);
  const { order, part, seen, acceptances, then } = ALLOWED[answer as keyof typeof ALLOWED];
  const after = await timeline(graph.asStaff, number);
  expect([after.status, after.fulfillmentOrders.map(({ status }) => status), accepted(after).length]).toEqual([order, [part], acceptances]);
  expect(after.timeline.filter(({ type }) => type === 'fulfillment.cancelled').map(({ payload }) => payload.status)).toEqual([part]);
  expect(await (await graph.send(`/orders/${number}`)).json()).toMatchObject({ status: seen, cancellation: { requested_by: 'merchant' } });
  const again = await graph.post(`/orders/${number}/accept`, '', { key: `later-${number}` });
  expect(`${String(again.status)} ${(await again.json() as { error: { code: string } }).error.code}`).toBe(then);
});
