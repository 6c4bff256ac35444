import { shift } from '#kernel/clock.js';
import { PROCESS_LEASE } from '#contract/process-lease.js';
import { KeepProcessDocument } from '../../gateway/server/operations/keep-process.generated.js';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { around } from './around.js';
import { accepted, timeline } from './timeline.js';

const PROCESS = '018f0000-0000-7000-8000-0000000000a1';
const REPEATER = '018f0000-0000-7000-8000-0000000000a2';
const SECOND = 1000;

let graph: RealGraph;
let heldUntil: string;
/** The process that takes the next call. */
let serving = PROCESS;
let beforeWork: (() => Promise<void>) | undefined;

beforeAll(async () => {
  graph = await openRealGraph({
    presence: { get id() { return serving; }, heldUntil: () => heldUntil, hold: () => keep(serving) },
    between: (call) => around(call, { before: async (name) => { if (name === 'AcceptOrder') await beforeWork?.(); } }),
  });
});
beforeEach(() => { beforeWork = undefined; });
afterAll(() => graph.close());

const system = { principal: { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] }, requestId: 'r-1', via: 'test' } as const;

async function keep(id: string): Promise<void> {
  await graph.call(KeepProcessDocument, { input: { id, embedded: false, isFirst: false } }, system);
  heldUntil = shift(graph.clock.now().toISOString(), PROCESS_LEASE.held);
}

const accept = async (number: string) => {
  const response = await graph.post(`/orders/${number}/accept`, '', { key: `k${number}` });
  const { error } = await response.json() as { error?: { code: string } };
  return [response.status, error?.code, response.headers.get('idempotent-replayed')];
};
const timesAccepted = async (number: string): Promise<number> => accepted(await timeline(graph.asStaff, number)).length;
const IN_PROGRESS = [409, 'idempotency_key_in_progress', null];

test('a process that was suspended until others consider it dead commits nothing, and its key is not stuck [A-KEY-5] [REL-R5 A]', async () => {
  await graph.place('#1', [['MUG', 1]]);
  beforeWork = () => {
    graph.clock.turn(PROCESS_LEASE.held + 1);
    return Promise.resolve();
  };
  expect(await accept('1')).toEqual(IN_PROGRESS);
  expect(await timesAccepted('1')).toBe(0);
  beforeWork = undefined;
  expect([await accept('1'), await accept('1'), await timesAccepted('1')]).toEqual([[200, undefined, null], [200, undefined, 'true'], 1]);
});

test('a call repeated meanwhile has one effect and one answer', async () => {
  await graph.place('#2', [['MUG', 1]]);
  let repeated: unknown;
  beforeWork = async () => {
    beforeWork = undefined;
    graph.clock.turn(PROCESS_LEASE.gone + 1);
    serving = REPEATER;
    repeated = await accept('2');
    serving = PROCESS;
    heldUntil = ''; // as the suspended process knows it
  };
  expect(await accept('2')).toEqual(IN_PROGRESS);
  expect([repeated, await timesAccepted('2')]).toEqual([[200, undefined, null], 1]);
  expect(await accept('2')).toEqual([200, undefined, 'true']);
});

test('long work is completed while its process sends heartbeats', async () => {
  await graph.place('#3', [['MUG', 1]]);
  beforeWork = async () => {
    for (let beats = 0; beats < 6; beats += 1) {
      graph.clock.turn(10 * SECOND);
      await keep(PROCESS);
    }
  };
  expect([await accept('3'), await timesAccepted('3')]).toEqual([[200, undefined, null], 1]);
});
