import type { Instant } from '#kernel/clock.js';
import { testDialect } from '../../kit/database.js';
import { gate, NOTE, note, noteDatabase, type Gate, type NoteDatabase } from '../../kit/note-database.js';

const onMysql = testDialect === 'mysql' ? test : test.skip;

let open: NoteDatabase;
beforeEach(async () => { open = await noteDatabase(); });
afterEach(() => open.database.close());

const stampOf = (companyId: number): Promise<Instant> => open.database.inTransaction((transaction) => transaction.takeChangeSequence(companyId));

test('stamps follow the clock, and go on by a millisecond while it stands', async () => {
  const stamps = [await stampOf(1), await stampOf(1)];
  open.clock.turn(5000);
  stamps.push(await stampOf(1));
  expect(stamps).toEqual(['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00.001Z', '2026-11-21T09:30:05.000Z']);
});

test('stamps go on when the clock is set back', async () => {
  await stampOf(1);
  open.clock.turn(-3_600_000);
  expect(await stampOf(1)).toBe('2026-11-21T09:30:00.001Z');
});

test('a transaction has one change sequence for each company it changes', async () => {
  await stampOf(1);
  const stamps = await open.database.inTransaction((transaction) => Promise.all([transaction.takeChangeSequence(1), transaction.takeChangeSequence(1), transaction.takeChangeSequence(2)]));
  expect(stamps).toEqual(['2026-11-21T09:30:00.001Z', '2026-11-21T09:30:00.001Z', '2026-11-21T09:30:00.000Z']);
});

test('a transaction that fails gives its change sequence back', async () => {
  await stampOf(1);
  await expect(open.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(1);
    throw new Error('no');
  })).rejects.toThrow('no');
  expect(await stampOf(1)).toBe('2026-11-21T09:30:00.001Z');
});

test('a reader that polls while writers are slow to commit sees every change once, in the order of the stamps', async () => {
  await stampOf(1);
  const gates = Array.from({ length: 8 }, () => gate());
  const writing = gates.map((slow, index) => writeSlowly(`writer ${String(index)}`, slow));
  const seen: Seen[] = [];
  for (const slow of gates) { // each turn lets one more writer commit
    seen.push(...await changesAfter(seen.at(-1)?.changed_at ?? ''));
    slow.open();
    seen.push(...await changesAfter(seen.at(-1)?.changed_at ?? ''));
  }
  while (seen.length < gates.length) seen.push(...await changesAfter(seen.at(-1)?.changed_at ?? ''));
  await Promise.all(writing);
  expect(seen).toEqual(await changesAfter(''));
  expect(new Set(seen.map(({ changed_at: at }) => at)).size).toBe(8);
});

onMysql('the slow writer of one company does not hold up another', async () => {
  const [stamped, slow] = [gate(), gate()];
  const writing = open.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(1);
    stamped.open();
    await slow.passed;
  });
  await stamped.passed;
  expect(await stampOf(2)).toBe('2026-11-21T09:30:00.000Z');
  slow.open();
  await writing;
});

interface Seen {
  readonly id: string;
  readonly changed_at: Instant;
}

const writeSlowly = (id: string, slow: Gate): Promise<void> => open.database.inTransaction(async (transaction) => {
  await transaction.insert(NOTE, [note(id, await transaction.takeChangeSequence(1))]);
  await slow.passed;
});

const changesAfter = (after: string): Promise<Seen[]> =>
  open.database.query<Seen>('SELECT id, changed_at FROM note WHERE company_id = 1 AND changed_at > ? ORDER BY changed_at', [after]);
