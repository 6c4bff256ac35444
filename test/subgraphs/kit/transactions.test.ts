import { DuplicateKey, WriteConflict } from '#subgraph-kit/database-error.js';
import { testDialect } from '../../kit/database.js';
import { gate, NOTE, note, noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

const onSqlite = testDialect === 'sqlite' ? test : test.skip;
const onMysql = testDialect === 'mysql' ? test : test.skip;

let open: NoteDatabase;
beforeEach(async () => { open = await noteDatabase(); });
afterEach(() => open.database.close());

const ids = async (): Promise<string[]> => (await open.database.query<{ id: string }>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);

test('work that throws is rolled back', async () => {
  await expect(open.database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [note('a'), note('b')]);
    throw new Error('changed my mind');
  })).rejects.toThrow('changed my mind');
  expect(await ids()).toEqual([]);
});

test('a callback after the commit does not run without a commit', async () => {
  const said: string[] = [];
  await open.database.inTransaction(async (transaction) => {
    transaction.afterCommit(() => said.push('kept'));
    await transaction.insert(NOTE, [note('a')]);
    expect(said).toEqual([]);
  });
  await expect(open.database.inTransaction((transaction) => {
    transaction.afterCommit(() => said.push('lost'));
    return Promise.reject(new Error('no'));
  })).rejects.toThrow('no');
  expect(said).toEqual(['kept']);
});

test('what is written before the commit is written last, and not at all when the work failed', async () => {
  const work = (last: string) => open.database.inTransaction(async (transaction) => {
    transaction.beforeCommit(() => transaction.insert(NOTE, [note(last)]));
    expect(await transaction.query('SELECT id FROM note WHERE company_id = 1 AND id = ?', [last])).toEqual([]);
    if (last === 'lost') throw new Error('no');
  });
  await work('kept');
  await expect(work('lost')).rejects.toThrow('no');
  expect(await ids()).toEqual(['kept']);
});

test('a conflict runs the whole work again, and the writes of the first run are rolled back', async () => {
  let runs = 0;
  await open.database.inTransaction(async (transaction) => {
    runs += 1;
    await transaction.insert(NOTE, [note(`run ${String(runs)}`)]);
    if (runs < 3) throw new WriteConflict('another was first');
  });
  expect(await ids()).toEqual(['run 3']);
});

test('work that meets a conflict four times fails with CONFLICT, after three pauses of random length [REL-R17]', async () => {
  let runs = 0;
  const chances = jest.spyOn(Math, 'random');
  await expect(open.database.inTransaction(() => {
    runs += 1;
    return Promise.reject(new WriteConflict('another was first'));
  })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect([runs, chances.mock.calls.length]).toEqual([4, 3]);
  chances.mockRestore();
});

test('of writers that compare and set the same version every one counts', async () => {
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, [note('counted')]));
  await Promise.all(Array.from({ length: 3 }, () => open.database.inTransaction(async (transaction) => {
    const [row] = await transaction.query<{ version: number }>('SELECT version FROM note WHERE company_id = 1 AND id = ?', ['counted']);
    const found = await transaction.execute('UPDATE note SET version = version + 1 WHERE company_id = 1 AND id = ? AND version = ?', ['counted', row!.version]);
    if (found === 0) throw new WriteConflict('another was first');
  })));
  expect(await open.database.query('SELECT version FROM note')).toEqual([{ version: 4 }]);
});

test('a row that several find absent at once is inserted by one of them, and found by the others', async () => {
  const inserted = await Promise.all(Array.from({ length: 8 }, () => open.database.inTransaction(async (transaction) => {
    if ((await transaction.query('SELECT id FROM note WHERE company_id = 1 AND id = ?', ['a'])).length > 0) return false;
    await transaction.insert(NOTE, [note('a')]);
    return true;
  })));
  expect([inserted.filter(Boolean).length, await ids()]).toEqual([1, ['a']]);
});

test('a duplicate key is distinguished from other errors', async () => {
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, [note('a')]));
  await expect(open.database.inTransaction((transaction) => transaction.insert(NOTE, [note('a')]))).rejects.toBeInstanceOf(DuplicateKey);
});

test('codes differ by case and accents', async () => {
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, [note('SKU'), note('sku'), note('skú')]));
  expect(await open.database.query('SELECT id FROM note WHERE company_id = 1 AND id = ?', ['sku'])).toEqual([{ id: 'sku' }]);
});

test('an update counts the rows it found, changed or not', async () => {
  const found = await open.database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [note('a'), note('b')]);
    return transaction.execute('UPDATE note SET version = 1 WHERE company_id = 1');
  });
  expect(found).toBe(2);
});

test('an upsert inserts what is new and overwrites the rest', async () => {
  await open.database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [note('a')]);
    await transaction.upsert(NOTE, [{ ...note('a'), version: 7 }, note('b')]);
  });
  expect(await open.database.query('SELECT id, version FROM note ORDER BY id')).toEqual([{ id: 'a', version: 7 }, { id: 'b', version: 1 }]);
});

test('rows appended by themselves are committed or refused together, and overwrite what is there', async () => {
  await open.database.append(NOTE, [note('a')]);
  await open.database.append(NOTE, [{ ...note('a'), version: 7 }, note('b')]);
  await expect(open.database.append(NOTE, [note('c'), { ...note('d'), id: null as never }])).rejects.toThrow();
  expect(await open.database.query('SELECT id, version FROM note ORDER BY id')).toEqual([{ id: 'a', version: 7 }, { id: 'b', version: 1 }]);
});

test('rows that exceed one statement are inserted in several', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => note(String(index)));
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, rows));
  expect(await open.database.query('SELECT COUNT(*) AS count FROM note')).toEqual([{ count: 12_000 }]);
});

test('readers see nothing of a transaction before its commit', async () => {
  const [written, released] = [gate(), gate()];
  const writing = open.database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [note('a')]);
    written.open();
    await released.passed;
  });
  await written.passed;
  expect(await ids()).toEqual([]);
  released.open();
  await writing;
  expect(await ids()).toEqual(['a']);
});

onSqlite('transactions take their turns in the order they were asked for', async () => {
  const [released, order]: [ReturnType<typeof gate>, number[]] = [gate(), []];
  const turns = [1, 2, 3, 4, 5].map((turn) => open.database.inTransaction(async (transaction) => {
    if (turn === 1) await released.passed;
    await transaction.insert(NOTE, [note(String(turn))]);
    order.push(turn);
  }));
  expect(order).toEqual([]);
  released.open();
  await Promise.all(turns);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

onSqlite('a transaction that failed lets the next one have its turn', async () => {
  const failing = open.database.inTransaction(() => Promise.reject(new Error('no')));
  const following = open.database.inTransaction((transaction) => transaction.insert(NOTE, [note('after')]));
  await expect(failing).rejects.toThrow('no');
  await following;
  expect(await ids()).toEqual(['after']);
});

onMysql('every connection of the pool reads what others commit meanwhile', async () => {
  const [everybodyRead, committed] = [gate(), gate()];
  let read = 0;
  const readers = Array.from({ length: 9 }, () => open.database.inTransaction(async (transaction) => {
    await transaction.query('SELECT id FROM note');
    read += 1;
    if (read === 9) everybodyRead.open();
    await committed.passed;
    return (await transaction.query('SELECT id FROM note')).length;
  }));
  await everybodyRead.passed;
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, [note('meanwhile')]));
  committed.open();
  expect(await Promise.all(readers)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

onSqlite('what a statement of many rows keeps to take itself back stays in memory, and a write is on the disk when it is answered', async () => {
  const [kept, durable] = await open.database.inTransaction(async (transaction) => [await transaction.query('PRAGMA temp_store'), await transaction.query('PRAGMA synchronous')]);
  expect([kept, durable]).toEqual([[{ temp_store: 2 }], [{ synchronous: 2 }]]);
});
