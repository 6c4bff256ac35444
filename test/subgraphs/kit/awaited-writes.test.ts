import { note, noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

let open: NoteDatabase;
beforeEach(async () => { open = await noteDatabase(); });
afterEach(() => open.database.close());

const NOT_AWAITED = 'not awaited';
const ids = async (): Promise<string[]> => (await open.database.query<{ id: string }>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);

test('a write that nobody waits for fails its transaction, and nothing of it stays', async () => {
  await expect(open.database.inTransaction(async (transaction) => {
    await transaction.insert('note', [note('a')]);
    void transaction.insert('note', [note('b')]);
  })).rejects.toThrow(NOT_AWAITED);
  expect(await ids()).toEqual([]);
});

test.each([
  ['a read', (transaction: Parameters<Parameters<NoteDatabase['database']['inTransaction']>[0]>[0]) => transaction.query('SELECT id FROM note')],
  ['another write', (transaction: Parameters<Parameters<NoteDatabase['database']['inTransaction']>[0]>[0]) => transaction.execute('DELETE FROM note')],
])('%s that does not wait for the write before it fails the transaction', async (_, next) => {
  await expect(open.database.inTransaction(async (transaction) => {
    const first = transaction.insert('note', [note('a')]);
    await next(transaction);
    await first;
  })).rejects.toThrow(NOT_AWAITED);
  expect(await ids()).toEqual([]);
});

test('a write that was refused is over: what its author does about it goes on', async () => {
  await open.database.inTransaction(async (transaction) => {
    await transaction.insert('note', [note('a')]);
    await transaction.insert('note', [note('a')]).catch(() => undefined);
    await transaction.insert('note', [note('b')]);
  });
  expect(await ids()).toEqual(['a', 'b']);
});
