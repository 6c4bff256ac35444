import { uuidV7Ids } from '#kernel/ids.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { keysetOf, type Keyset } from '#subgraph-kit/keyset.js';
import { eventsAfter, eventsOfAudience, eventsOfSubject, eventsOfTypes, markRelayed, outbox, pendingEvents, type EventPosition, type Outbox } from '#subgraph-kit/outbox.js';
import { noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

let open: NoteDatabase;
let events: Outbox;
let woken: number;
beforeEach(async () => {
  open = await noteDatabase();
  woken = 0;
  events = outbox(uuidV7Ids(open.clock), () => { woken += 1; });
});
afterEach(() => open.database.close());

const happen = (...types: readonly string[]): Promise<void> => open.database.inTransaction((transaction) =>
  events.append(transaction, 1, types.map((type) => ({ type, payload: { number: `#${type}` } }))));
const pending = async (): Promise<string[]> => (await pendingEvents(open.database, 100)).map(({ type, sequence, index }) => `${sequence} ${String(index)} ${type}`);

test('events wait in the order of their commits, those of one transaction in the order they happened', async () => {
  await happen('placed', 'ready');
  await open.database.inTransaction(async (transaction) => {
    await events.append(transaction, 1, [{ type: 'held', payload: {} }]);
    await events.append(transaction, 1, [{ type: 'released', payload: {} }]);
  });
  expect(await pending()).toEqual([
    '2026-11-21T09:30:00.000Z 0 placed', '2026-11-21T09:30:00.000Z 1 ready',
    '2026-11-21T09:30:00.001Z 0 held', '2026-11-21T09:30:00.001Z 1 released',
  ]);
});

test('the relay is woken after a commit that left an event, and only then', async () => {
  await open.database.inTransaction(async (transaction) => {
    await events.append(transaction, 1, [{ type: 'placed', payload: {} }]);
    expect(woken).toBe(0);
  });
  expect(woken).toBe(1);
  await happen();
  await expect(open.database.inTransaction(async (transaction) => {
    await events.append(transaction, 1, [{ type: 'lost', payload: {} }]);
    throw new Error('no');
  })).rejects.toThrow('no');
  expect(woken).toBe(1);
  expect(await pending()).toEqual(['2026-11-21T09:30:00.000Z 0 placed']);
});

test('a relayed event is no longer pending but stays in the history', async () => {
  await happen('placed', 'ready');
  const [first] = await pendingEvents(open.database, 1);
  expect(await markRelayed(open.database, [first!.id])).toBe(1);
  expect(await markRelayed(open.database, [first!.id])).toBe(0);
  expect(await pending()).toEqual(['2026-11-21T09:30:00.000Z 1 ready']);
  expect((await eventsAfter(open.database, 1, { sequence: '', index: 0, limit: 10 })).map(({ payload }) => payload)).toEqual([{ number: '#placed' }, { number: '#ready' }]);
});

/** A page behind a position, as SQL; its statement reads one more than it is asked for. */
const pageAfter = ({ sequence, index }: EventPosition, limit: number): Keyset =>
  keysetOf(signedCursors(Buffer.alloc(32)), { first: limit - 1 }, { list: 'events', columns: ['stamp', 'place'], begins: [sequence, index] });

test('a history is read page by page, also inside one transaction', async () => {
  await happen('a', 'b', 'c');
  await happen('d');
  const first = await eventsAfter(open.database, 1, { sequence: '', index: 0, limit: 2 });
  const { sequence, index } = first.at(-1)!;
  const second = await eventsAfter(open.database, 1, { sequence, index, limit: 2 });
  expect([first, second].map((page) => page.map(({ type }) => type))).toEqual([['a', 'b'], ['c', 'd']]);
});

test('an unreadable event is skipped by every history, and marked as unreadable for the relay', async () => {
  await happen('a', 'b', 'c');
  await open.database.inTransaction((transaction) => transaction.execute("UPDATE outbox SET payload = '{', subject = 's', audience = 'milan' WHERE type = 'b'"));
  await open.database.inTransaction((transaction) => transaction.execute("UPDATE outbox SET subject = 's', audience = 'milan' WHERE type = 'c'"));
  const from = { sequence: '', index: -1 };
  const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
  expect([
    types(await eventsAfter(open.database, 1, { ...from, limit: 10 })), types(await eventsOfAudience(open.database, 1, { audience: 'milan', keys: pageAfter(from, 10) })),
    types(await eventsOfTypes(open.database, 1, { types: ['b', 'c'], keys: pageAfter(from, 10) })), types(await eventsOfSubject(open.database, 1, { subject: 's', limit: 10 })),
  ]).toEqual([['a', 'c'], ['c'], ['c'], ['c']]);
  expect((await pendingEvents(open.database, 10)).map(({ type, payload }) => [type, payload])).toEqual([['a', { number: '#a' }], ['b', null], ['c', { number: '#c' }]]);
});

test('the events of one audience are read without the others, in the order of the commits', async () => {
  const append = (...entries: readonly (readonly [string, string?])[]): Promise<void> => open.database.inTransaction((transaction) =>
    events.append(transaction, 1, entries.map(([type, audience]) => ({ type, payload: {}, ...(audience !== undefined && { audience }) }))));
  await append(['a', 'milan'], ['b'], ['c', 'lyon'], ['d', 'milan']);
  await append(['e', 'milan']);
  const read = async (after: { sequence: string; index: number }, limit = 10) => (await eventsOfAudience(open.database, 1, { audience: 'milan', keys: pageAfter(after, limit) })).map(({ type, index, audience }) => `${type} ${String(index)} ${String(audience)}`);
  expect(await read({ sequence: '', index: -1 })).toEqual(['a 0 milan', 'd 3 milan', 'e 0 milan']);
  expect(await read({ sequence: '2026-11-21T09:30:00.000Z', index: 0 }, 2)).toEqual(['d 3 milan', 'e 0 milan']);
  expect(await read({ sequence: '2026-11-21T09:30:00.000Z', index: 3 })).toEqual(['e 0 milan']);
});
