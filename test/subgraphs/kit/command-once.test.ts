import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { NOTE, note, noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

let open: NoteDatabase;
beforeEach(async () => { open = await noteDatabase(); });
afterEach(() => open.database.close());

const PRINCIPAL = { kind: 'connection', companyId: 1, actor: 'Warehouse', scopes: [] } as const;
const call = (id: string): CallContext => ({ principal: PRINCIPAL, requestId: 'r', via: 'fulfillment', command: { id, expiresAt: '2026-11-21T09:32:00.000Z' } });
const notes = async (): Promise<number> => (await open.database.query('SELECT id FROM note')).length;

let runs = 0;
beforeEach(() => { runs = 0; });

const write = (context: CallContext, name = 'writeNote'): Promise<{ run: number }> => open.database.inTransaction((transaction) =>
  commandOnce(transaction, { context, clock: open.clock, name }, async () => {
    runs += 1;
    await transaction.insert(NOTE, [note(`run ${String(runs)}`)]);
    return { run: runs };
  }));

test('a repeated command answers the first result and does nothing', async () => {
  expect([await write(call('c')), await write(call('c'))]).toEqual([{ run: 1 }, { run: 1 }]);
  expect(await notes()).toBe(1);
});

test('another command, and another use case of the same command, run', async () => {
  await write(call('c'));
  await write(call('d'));
  await write(call('c'), 'writeOther');
  expect(await notes()).toBe(3);
});

test('without a command the work just runs', async () => {
  const { command: _, ...without } = call('c');
  await write(without);
  await write(without);
  expect(await notes()).toBe(2);
});

test('a command that outlived its deadline leaves nothing', async () => {
  open.clock.set('2026-11-21T09:32:00.001Z');
  await expect(write(call('c'))).rejects.toMatchObject({ code: 'COMMAND_EXPIRED' });
  expect(await notes()).toBe(0);
});

test('the recorded result is answered after the deadline too', async () => {
  await write(call('c'));
  open.clock.set('2026-11-21T12:00:00.000Z');
  expect(await write(call('c'))).toEqual({ run: 1 });
});

test('a command that another may be at work on answers what is recorded and does nothing', async () => {
  const repeated: CallContext = { ...call('c'), command: { id: 'c', expiresAt: '2026-11-21T09:32:00.000Z', recordedOnly: true } };
  await expect(write(repeated)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_PROGRESS' });
  expect([runs, await notes()]).toEqual([0, 0]);
  await write(call('c'));
  expect([await write(repeated), runs]).toEqual([{ run: 1 }, 1]);
});

test('a dry run answers what would be, publishes nothing and leaves nothing, not even its command', async () => {
  let told = 0;
  const dry = await open.database.inTransaction((transaction) => {
    transaction.afterCommit(() => { told += 1; });
    return commandOnce(transaction, { context: { ...call('c'), dryRun: true }, clock: open.clock, name: 'writeNote' }, async () => {
      await transaction.insert(NOTE, [note('dry')]);
      return (await transaction.query('SELECT id FROM note')).length;
    });
  });
  expect({ dry, left: await notes(), told }).toEqual({ dry: 1, left: 0, told: 0 });
  expect(await write(call('c'))).toEqual({ run: 1 });
});

test('work that failed may be tried again under the same command', async () => {
  await expect(open.database.inTransaction((transaction) =>
    commandOnce(transaction, { context: call('c'), clock: open.clock, name: 'writeNote' }, () => Promise.reject(new Error('no'))))).rejects.toThrow('no');
  expect(await write(call('c'))).toEqual({ run: 1 });
});

test('a refusal that the same command caused elsewhere, between the look and the work, is its result after all', async () => {
  const answers: { result: string }[][] = [[], [{ result: '{"run":1}' }]];
  const meanwhile: Pick<Transaction, 'query'> = { query: () => Promise.resolve(answers.shift() ?? []) as Promise<never[]> };
  const refused = commandOnce(meanwhile as Transaction, { context: call('c'), clock: open.clock, name: 'writeNote' }, () => Promise.reject(new Failure('INVALID_STATE', 'accepted')));
  await expect(refused).rejects.toBeInstanceOf(WriteConflict);
});

test('a refusal of its own stays what it is', async () => {
  await expect(open.database.inTransaction((transaction) =>
    commandOnce(transaction, { context: call('c'), clock: open.clock, name: 'writeNote' }, () => Promise.reject(new Failure('INVALID_STATE', 'accepted'))))).rejects.toMatchObject({ code: 'INVALID_STATE' });
});

test('identical commands at once leave one effect and one result', async () => {
  const results = await Promise.all(Array.from({ length: 4 }, () => write(call('c'))));
  expect(new Set(results.map(({ run }) => run)).size).toBe(1);
  expect(await notes()).toBe(1);
});
