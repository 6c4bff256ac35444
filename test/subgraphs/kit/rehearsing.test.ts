import { DuplicateKey, WriteConflict } from '#subgraph-kit/database-error.js';
import type { Database } from '#subgraph-kit/database.js';
import { heldTransaction } from '#subgraph-kit/held-transaction.js';
import { rehearsal, type Rehearsal } from '#subgraph-kit/rehearsing.js';
import { NOTE, note, noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

let open: NoteDatabase;
let dry: Rehearsal;
beforeEach(async () => {
  open = await noteDatabase();
  dry = rehearsal(open.database, open.clock);
});
afterEach(async () => {
  await dry.end();
  await open.database.close();
});

const ids = async (database: Database): Promise<string[]> => (await database.query<{ id: string }>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);
const write = (database: Database, ...names: readonly string[]): Promise<void> => database.inTransaction((transaction) => transaction.insert(NOTE, names.map((name) => note(name))));

test('what a dry run has written is read by it and by nobody else, also in later transactions, and is gone at its end', async () => {
  await write(open.database, 'a');
  expect(await ids(dry.database)).toEqual(['a']);
  await write(dry.database, 'b');
  await dry.database.append(NOTE, [note('c')]);
  expect(await dry.database.inTransaction(async (transaction) => (await transaction.query('SELECT id FROM note')).length)).toBe(3);
  expect([await ids(dry.database), await ids(open.database)]).toEqual([['a', 'b', 'c'], ['a']]);
  await dry.end();
  await write(open.database, 'b');
  expect(await ids(open.database)).toEqual(['a', 'b']);
});

test('a transaction of it that fails is rolled back alone', async () => {
  await write(dry.database, 'a');
  await expect(dry.database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [note('b')]);
    throw new Error('refused');
  })).rejects.toThrow('refused');
  await expect(write(dry.database, 'c', 'a')).rejects.toThrow(DuplicateKey);
  await write(dry.database, 'd');
  expect(await ids(dry.database)).toEqual(['a', 'd']);
});

test('its transactions run one after the other, each with a change sequence of its own, what comes last at the end of each, and none of their notifications', async () => {
  const [order, notify] = [[] as string[], jest.fn()];
  const one = (name: string): Promise<string> => dry.database.inTransaction(async (transaction) => {
    transaction.beforeCommit(async () => { order.push(`${name} last`); await transaction.insert(NOTE, [note(name)]); });
    transaction.afterCommit(notify);
    transaction.discard();
    order.push(name);
    return transaction.takeChangeSequence(1);
  });
  expect(await Promise.all([one('a'), one('b')])).toEqual(['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00.001Z']);
  expect([order, await ids(dry.database)]).toEqual([['a', 'a last', 'b', 'b last'], ['a', 'b']]);
  await dry.end();
  expect(notify).not.toHaveBeenCalled();
});

test('a conflict of it is tried again', async () => {
  let runs = 0;
  await dry.database.inTransaction(async (transaction) => {
    runs += 1;
    await transaction.insert(NOTE, [note(`run ${String(runs)}`)]);
    if (runs < 3) throw new WriteConflict('another was first');
  });
  expect(await ids(dry.database)).toEqual(['run 3']);
});

/** The same database where another transaction is first at some inserts: statements of which the server rolls back all that went before. */
function disturbed(isDisturbed: (insert: number) => boolean): Rehearsal {
  let inserts = 0;
  const inTransaction: Database['inTransaction'] = (work) => open.database.inTransaction((transaction) => work({
    ...transaction,
    execute: (sql, parameters) => (sql.startsWith('INSERT') && isDisturbed(inserts += 1) ? Promise.reject(new WriteConflict('another was first')) : transaction.execute(sql, parameters)),
  }));
  return rehearsal({ ...open.database, inTransaction }, open.clock);
}

test('it is begun anew where another transaction was first at its first step, as a write is', async () => {
  const run = disturbed((insert) => insert < 3);
  await write(run.database, 'a');
  await write(run.database, 'b');
  expect([await ids(run.database), await ids(open.database)]).toEqual([['a', 'b'], []]);
  await run.end();
  await write(open.database, 'a');
});

test('it is a conflict where another transaction was first at a later step, or at every try', async () => {
  const later = disturbed((insert) => insert === 2);
  await write(later.database, 'a');
  await expect(write(later.database, 'b')).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(ids(later.database)).rejects.toMatchObject({ code: 'CONFLICT' });
  await later.end();
  const always = disturbed(() => true);
  await expect(write(always.database, 'a')).rejects.toMatchObject({ code: 'CONFLICT' });
  await always.end();
  expect(await ids(open.database)).toEqual([]);
});

test('after its time it is rolled back and refuses what comes later, so that others can write', async () => {
  const short = rehearsal(open.database, open.clock, () => heldTransaction(open.database, 1));
  await short.database.inTransaction((transaction) => transaction.insert(NOTE, [note('a')])).catch(() => undefined);
  await write(open.database, 'a');
  await expect(ids(short.database)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(write(short.database, 'b')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await ids(open.database)).toEqual(['a']);
});

test('after a statement that failed with its transaction nothing is written', async () => {
  await write(dry.database, 'a');
  await expect(dry.database.query('SELECT nothing FROM nowhere')).rejects.toThrow();
  await expect(write(dry.database, 'b')).rejects.toThrow();
  await dry.end();
  expect(await ids(open.database)).toEqual([]);
});

test('a dry run that ends before it wrote anything holds nothing, and one that is over stays so', async () => {
  await dry.end();
  await write(open.database, 'a');
  await expect(write(dry.database, 'b')).rejects.toThrow('The dry run has ended');
  expect(await ids(open.database)).toEqual(['a']);
});
