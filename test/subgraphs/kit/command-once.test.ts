import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { COMMAND, commandOnce } from '#subgraph-kit/command-once.js';
import { forgetResults } from '#subgraph-kit/forget-results.js';
import { purgeCommands } from '#subgraph-kit/purge-commands.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Database, Transaction } from '#subgraph-kit/database.js';
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

test('a repeated command returns the first result and does nothing', async () => {
  expect([await write(call('c')), await write(call('c'))]).toEqual([{ run: 1 }, { run: 1 }]);
  expect(await notes()).toBe(1);
});

test('another command, and another use case of the same command, run', async () => {
  await write(call('c'));
  await write(call('d'));
  await write(call('c'), 'writeOther');
  expect(await notes()).toBe(3);
});

test('without a command the work runs unconditionally', async () => {
  const { command: _, ...without } = call('c');
  await write(without);
  await write(without);
  expect(await notes()).toBe(2);
});

test('a command past its deadline is rolled back [REL-R5 ADH]', async () => {
  open.clock.set('2026-11-21T09:32:00.001Z');
  await expect(write(call('c'))).rejects.toMatchObject({ code: 'COMMAND_EXPIRED' });
  expect(await notes()).toBe(0);
});

test('the recorded result is returned after the deadline too', async () => {
  await write(call('c'));
  open.clock.set('2026-11-21T12:00:00.000Z');
  expect(await write(call('c'))).toEqual({ run: 1 });
});

test('a command that another caller may still run returns the recorded result and does nothing', async () => {
  const repeated: CallContext = { ...call('c'), command: { id: 'c', expiresAt: '2026-11-21T09:32:00.000Z', recordedOnly: true } };
  await expect(write(repeated)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_PROGRESS' });
  expect([runs, await notes()]).toEqual([0, 0]);
  await write(call('c'));
  expect([await write(repeated), runs]).toEqual([{ run: 1 }, 1]);
});

test('a dry run returns the would-be result, publishes nothing and is rolled back with its command', async () => {
  let published = 0;
  const dry = await open.database.inTransaction((transaction) => {
    transaction.afterCommit(() => { published += 1; });
    return commandOnce(transaction, { context: { ...call('c'), dryRun: true }, clock: open.clock, name: 'writeNote' }, async () => {
      await transaction.insert(NOTE, [note('dry')]);
      return (await transaction.query('SELECT id FROM note')).length;
    });
  });
  expect({ dry, left: await notes(), published }).toEqual({ dry: 1, left: 0, published: 0 });
  expect(await write(call('c'))).toEqual({ run: 1 });
});

test('failed work may be retried under the same command', async () => {
  await expect(open.database.inTransaction((transaction) =>
    commandOnce(transaction, { context: call('c'), clock: open.clock, name: 'writeNote' }, () => Promise.reject(new Error('no'))))).rejects.toThrow('no');
  expect(await write(call('c'))).toEqual({ run: 1 });
});

test('a refusal caused by the same command elsewhere, between the check and the work, becomes its recorded result', async () => {
  const answers: { result: string }[][] = [[], [{ result: '{"run":1}' }]];
  const meanwhile: Pick<Transaction, 'query'> = { query: () => Promise.resolve(answers.shift() ?? []) as Promise<never[]> };
  const refused = commandOnce(meanwhile as Transaction, { context: call('c'), clock: open.clock, name: 'writeNote' }, () => Promise.reject(new Failure('INVALID_STATE', 'accepted')));
  await expect(refused).rejects.toBeInstanceOf(WriteConflict);
});

test('any other refusal is unchanged', async () => {
  await expect(open.database.inTransaction((transaction) =>
    commandOnce(transaction, { context: call('c'), clock: open.clock, name: 'writeNote' }, () => Promise.reject(new Failure('INVALID_STATE', 'accepted'))))).rejects.toMatchObject({ code: 'INVALID_STATE' });
});

test('identical commands at once leave one effect and one result', async () => {
  const results = await Promise.all(Array.from({ length: 4 }, () => write(call('c'))));
  expect(new Set(results.map(({ run }) => run)).size).toBe(1);
  expect(await notes()).toBe(1);
});

test('results are kept for 48 hours and the two minutes of their call, and removed some hundred at a time by the product alone', async () => {
  for (let count = 0; count < 501; count += 1) await open.database.inTransaction((transaction) => transaction.insert(COMMAND, [{ company_id: count % 2, id: `old ${String(count)}`, name: 'n', result: '{}', created_at: '2026-11-19T09:27:59.999Z' }]));
  await write(call('c'));
  open.clock.set('2026-11-21T09:30:00.000Z');
  const purge = (scopes: readonly 'system'[]) => purgeCommands({ ...open, call: { ...call('p'), principal: { ...PRINCIPAL, scopes } } });
  await expect(purge([])).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect([await purge(['system']), await purge(['system']), await open.database.query('SELECT id FROM command')]).toEqual([501, 0, [{ id: 'c' }]]);
  open.clock.set('2026-11-23T09:32:00.000Z');
  expect(await purge(['system'])).toBe(0);
  open.clock.set('2026-11-23T09:32:00.001Z');
  expect(await purge(['system'])).toBe(1);
});

test('one call removes half a million results at most, and reads no more than it removes', async () => {
  await open.database.inTransaction((transaction) => transaction.insert(COMMAND, [{ company_id: 1, id: 'old', name: 'n', result: '{}', created_at: '2026-11-19T09:27:59.999Z' }]));
  let reads = 0;
  const endless: Database = {
    ...open.database, query: (sql, parameters) => { reads += 1; return open.database.query(sql, parameters); },
    inTransaction: (work) => open.database.inTransaction((transaction) => work({ ...transaction, execute: () => Promise.resolve(500) })),
  };
  expect([await purgeCommands({ ...open, database: endless, call: { ...call('p'), principal: { ...PRINCIPAL, scopes: ['system'] } } }), reads]).toEqual([500_000, 1000]);
});

test('a result that speaks of a forgotten record is gone, and repeating its command is refused', async () => {
  const [gone, kept] = ['01a1fd18-5ba3-7024-bd3f-f0c9eaaab7be', '01a1fd19-5ba3-7024-bd3f-f0c9eaaab7be'];
  const record = (id: string, of: string) => open.database.inTransaction((transaction) => commandOnce(transaction, { context: call(id), clock: open.clock, name: 'n' }, () => Promise.resolve({ order: { id: of, email: 'ada@one.test' } })));
  await record('a', gone);
  await record('b', kept);
  await open.database.inTransaction((transaction) => forgetResults(transaction, 1, [gone]));
  await expect(record('a', gone)).rejects.toMatchObject({ code: 'CONFLICT', message: 'This was done before; its result was erased with the customer of the order' });
  expect(await record('b', kept)).toEqual({ order: { id: kept, email: 'ada@one.test' } });
  expect(JSON.stringify(await open.database.query('SELECT result FROM command WHERE id = ?', ['a']))).not.toContain('ada');
});
