import type { Transaction } from '#subgraph-kit/database.js';
import { NOTE, note, noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

let open: NoteDatabase;
beforeEach(async () => { open = await noteDatabase(); });
afterEach(() => open.database.close());

const NOT_AWAITED = 'not awaited';
const ids = async (): Promise<string[]> => (await open.database.query<{ id: string }>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);

test('a write that is not awaited fails its transaction, which is rolled back', async () => {
  await expect(open.database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [note('a')]);
    void transaction.insert(NOTE, [note('b')]);
  })).rejects.toThrow(NOT_AWAITED);
  expect(await ids()).toEqual([]);
});

type Step = (transaction: Transaction) => Promise<unknown>;
const NEXT: readonly { readonly name: string; readonly next: Step }[] = [
  { name: 'a read', next: (transaction) => transaction.query('SELECT id FROM note') }, { name: 'another write', next: (transaction) => transaction.execute('DELETE FROM note') },
];

test.each(NEXT)('$name that does not wait for the write before it fails the transaction', async ({ next }) => {
  await expect(open.database.inTransaction(async (transaction) => {
    const first = transaction.insert(NOTE, [note('a')]);
    await next(transaction);
    await first;
  })).rejects.toThrow(NOT_AWAITED);
  expect(await ids()).toEqual([]);
});

test('a refused write has ended: its caller may handle the error and continue', async () => {
  await open.database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [note('a')]);
    await transaction.insert(NOTE, [note('a')]).catch(() => undefined);
    await transaction.insert(NOTE, [note('b')]);
  });
  expect(await ids()).toEqual(['a', 'b']);
});
