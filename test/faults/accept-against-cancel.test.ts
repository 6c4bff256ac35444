import { setImmediate as turn } from 'node:timers/promises';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { around } from './around.js';
import { accepted, timeline } from './timeline.js';

const ROUNDS = Array.from({ length: 20 }, (_, index) => index + 1);
const MOST_TURNS = 5;

let graph: RealGraph;
let cancelling: (() => Promise<unknown>) | undefined;
const answers: string[] = [];

beforeAll(async () => {
  graph = await openRealGraph({ between: (call) => around(call, { before: (operation) => (operation === 'AcceptOrder' ? cancelling?.().then(() => undefined) : undefined) }) });
});
afterAll(() => graph.close());

/** Accept; in the moment the acceptance reaches the graph the merchant cancels: just before it in odd rounds, some turns of the event loop after it in even ones. */
async function race(round: number): Promise<string> {
  let cancelled: Promise<unknown> = Promise.resolve();
  const late = async () => {
    for (let turns = 0; turns < round % MOST_TURNS; turns += 1) await turn();
    await graph.cancel(String(round));
  };
  cancelling = () => {
    cancelled = round % 2 === 0 ? late() : graph.cancel(String(round));
    return Promise.resolve();
  };
  const response = await graph.post(`/orders/${String(round)}/accept`, '', { key: `race-${String(round)}` });
  cancelling = undefined;
  await cancelled;
  const { status, error } = await response.json() as { status?: string; error?: { code: string } };
  return `${String(response.status)} ${status ?? error?.code ?? ''}`;
}

/** What the table of document 1, A allows: the acceptance came first, or the cancellation did. */
const ALLOWED = {
  '200 accepted': { order: 'CANCELLATION_REQUESTED', part: 'CANCEL_REQUESTED', seen: 'cancel_requested', acceptances: 1, then: '409 order_cancel_requested' },
  '409 order_cancelled': { order: 'CANCELLED', part: 'CANCELLED', seen: 'cancelled', acceptances: 0, then: '409 order_cancelled' },
};

test.each(ROUNDS)('an acceptance and a cancellation at once end as the table says, round %i [A-ACCEPT-1] [A-ORDER-4]', async (round) => {
  const number = String(round);
  await graph.place(`#${number}`, [['MUG', 1]]);
  const answer = await race(round);
  answers.push(answer);
  expect(Object.keys(ALLOWED)).toContain(answer);
  const { order, part, seen, acceptances, then } = ALLOWED[answer as keyof typeof ALLOWED];
  const after = await timeline(graph.asStaff, number);
  expect([after.status, after.fulfillmentOrders.map(({ status }) => status), accepted(after).length]).toEqual([order, [part], acceptances]);
  expect(after.timeline.filter(({ type }) => type === 'fulfillment.cancelled').map(({ payload }) => payload.status)).toEqual([part]);
  expect(await (await graph.send(`/orders/${number}`)).json()).toMatchObject({ status: seen, cancellation: { requested_by: 'merchant' } });
  const again = await graph.post(`/orders/${number}/accept`, '', { key: `later-${number}` });
  expect(`${String(again.status)} ${(await again.json() as { error: { code: string } }).error.code}`).toBe(then);
});

test('each of the two came first in some round', () => {
  expect(new Set(answers)).toEqual(new Set(Object.keys(ALLOWED)));
});
