import { Kind, type DocumentNode } from 'graphql';
import { Failure } from '#contract/failure.js';
import { createLog } from '#kernel/log.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { keepPresence } from '../../../gateway/server/keep-presence.js';
import { manualClock } from '../../kit/manual-clock.js';

type Parts = Parameters<typeof keepPresence>[0];

/** A graph that records its calls. */
function setUp({ identityIsHere = true } = {}) {
  const clock = manualClock('2026-11-21T09:30:00.000Z');
  const asked: unknown[] = [];
  let outage: Error | undefined;
  let gate = Promise.resolve();
  const call = (async (document: DocumentNode, variables: object) => {
    const [operation] = document.definitions;
    asked.push([operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : '', variables]);
    await gate;
    if (outage) throw outage;
    return {};
  }) as unknown as Parts['graph']['call'];
  const subgraphs = new Map(identityIsHere ? [['identity', {}]] : []) as unknown as Parts['subgraphs'];
  const presence = keepPresence({ graph: { call, prepare: () => Promise.resolve() }, clock, ids: uuidV7Ids(clock), log: createLog('silent'), subgraphs });
  const { id } = presence;
  return {
    presence, clock, asked,
    said: (isFirst: boolean, embedded = true) => ['KeepProcess', { input: { id, embedded, isFirst } }],
    fail: (error?: Error) => { outage = error; },
    holdUp: (until: Promise<void>) => { gate = until; },
  };
}

test('a process has a lease of 15 seconds before its first keyed call runs', async () => {
  const { presence, asked, said } = setUp();
  await presence.hold();
  expect([asked, presence.heldUntil()]).toEqual([[said(true)], '2026-11-21T09:30:15.000Z']);
});

test('with a valid lease calls do not wait; after a longer suspension they wait for a new lease', async () => {
  const { presence, clock, asked, said } = setUp();
  await presence.hold();
  clock.turn(14_999);
  await presence.hold();
  expect(asked).toHaveLength(1);
  clock.turn(1);
  await Promise.all([presence.hold(), presence.hold()]);
  expect([asked.slice(1), presence.heldUntil()]).toEqual([[said(false)], '2026-11-21T09:30:30.000Z']);
});

test('the 15 seconds begin when the renewal is sent, not when it is stored', async () => {
  const { presence, clock, holdUp } = setUp();
  let open = (): void => undefined;
  holdUp(new Promise((resolve) => { open = resolve; }));
  const held = presence.hold();
  clock.turn(9000);
  open();
  await held;
  expect(presence.heldUntil()).toBe('2026-11-21T09:30:15.000Z');
});

test('a call gets a lease that is valid, even if the machine stood still while the renewal was on its way', async () => {
  const { presence, clock, asked, holdUp } = setUp();
  let open = (): void => undefined;
  holdUp(new Promise((resolve) => { open = resolve; }));
  const held = presence.hold();
  clock.turn(42_000);
  open();
  await held;
  expect([asked.length, presence.heldUntil()]).toEqual([2, '2026-11-21T09:30:57.000Z']);
});

test('the first renewal is repeated until it is stored', async () => {
  const { presence, fail, asked, said } = setUp({ identityIsHere: false });
  fail(new Failure('UNAVAILABLE', 'away'));
  await expect(presence.hold()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  fail();
  await presence.hold();
  expect(asked).toEqual([said(true, false), said(true, false)]);
});

test('it starts by itself, and ends its lease when it stops', async () => {
  const { presence, asked, said } = setUp();
  presence.start();
  await presence.stop();
  expect(asked).toEqual([said(true), ['EndProcess', { id: presence.id }]]);
});
