import { instant, machineClock, type Clock } from '#kernel/clock.js';
import { keyReused, resultForgotten, stillRunning, takenOver } from '#contract/command-refusals.js';
import { Failure } from '#contract/failure.js';
import type { AskedOnce, CallContext } from '#contract/principal.js';
import { indexMigration } from './add-columns.js';
import { code, instantColumn, int, text, type TableDefinition } from './columns.js';
import { WriteConflict, duplicateAsConflict } from './database-error.js';
import type { Transaction } from './database.js';
import type { Migration } from './migration.js';

/** Results of keyed writes, recorded with their effect. */
export const COMMAND = {
  name: 'command',
  columns: { company_id: int, id: code(120), name: code(60), result: text, created_at: instantColumn },
  primaryKey: ['company_id', 'id', 'name'],
  indexes: { command_age: ['created_at'] }, // of all companies: the purge asks for none
} satisfies TableDefinition;

/** The migration that adds the index to a table that was created without it. */
export const indexCommandAge = (at: number): Migration => indexMigration(at, COMMAND.name, ['command_age', COMMAND.indexes.command_age]);

/** In place of a result that must not be kept. */
export const FORGOTTEN = 'forgotten';

interface Once {
  readonly context: CallContext;
  readonly clock: Clock;
  /** The use case; one command may run several. */
  readonly name: string;
  /** The command is named in the input, which a dry run has too: it answers, or refuses, what was recorded. */
  readonly isOfInput?: boolean;
}

/**
 * Run a write at most once for its command. A command that was done before gets the recorded result, or CONFLICT where an erasure took it;
 * a command past its deadline is refused, because another caller may own it by now, and so is a command that may only read the recorded result
 * (IDEMPOTENCY_KEY_IN_PROGRESS) where there is none. Without a command the work runs unconditionally;
 * a dry run is rolled back and not recorded, and asks for no record unless its input names the command. A key of a person that was used for another request is IDEMPOTENCY_KEY_REUSED.
 */
export async function commandOnce<T>(transaction: Transaction, once: Once, work: () => Promise<T>): Promise<T> {
  const { context, clock, name } = once;
  const { command, dryRun, principal: { companyId } } = context;
  if (dryRun) return rehearsed(transaction, once, work);
  if (!command) return work();
  const recorded = (): Promise<Recorded[]> => recordedOf(transaction, companyId, { id: command.id, name });
  const asking = await newlyAsked(transaction, companyId, command.asked);
  const [done] = await recorded();
  if (done) return JSON.parse(keptResult(done)) as T;
  if (command.recordedOnly) throw stillRunning();
  // A refusal may be caused by the same command, committed elsewhere after the check above: then its result is returned.
  const result = await work().catch(async (refusal: unknown) => {
    throw refusal instanceof Failure && (await recorded()).length > 0 ? new WriteConflict('The command is done', { cause: refusal }) : refusal;
  });
  const now = instant(machineClock(clock));
  if (now > command.expiresAt) throw takenOver();
  const rows = [{ id: command.id, name, result: JSON.stringify(result) }, ...asking];
  await transaction.insert(COMMAND, rows.map((row) => Object.assign(row, { company_id: companyId, created_at: now }))).catch(asConflict);
  return result;
}

interface Recorded {
  readonly result: string;
}

const recordedOf = (transaction: Transaction, companyId: number, { id, name }: { readonly id: string; readonly name: string }): Promise<Recorded[]> =>
  transaction.query<Recorded>('SELECT result FROM command WHERE company_id = ? AND id = ? AND name = ?', [companyId, id, name]);

/** A dry run of a write, or what was recorded of the command that its input names. */
async function rehearsed<T>(transaction: Transaction, { context: { command, principal: { companyId } }, name, isOfInput = false }: Once, work: () => Promise<T>): Promise<T> {
  transaction.discard();
  if (!command || !isOfInput) return work();
  await newlyAsked(transaction, companyId, command.asked);
  const [done] = await recordedOf(transaction, companyId, { id: command.id, name });
  return done ? JSON.parse(keptResult(done)) as T : work();
}

/** In place of a use case's name, where the fingerprint of a keyed request of a person is kept. */
const ASKED = 'asked';

/** The row that keeps what a keyed call of a person asks for, unless an earlier one keeps it. */
async function newlyAsked(transaction: Transaction, companyId: number, asked: AskedOnce | undefined): Promise<{ id: string; name: string; result: string }[]> {
  if (!asked) return [];
  const { id, fingerprint } = asked;
  const [known] = await recordedOf(transaction, companyId, { id, name: ASKED });
  if (known && known.result !== JSON.stringify(fingerprint)) throw keyReused();
  return known ? [] : [{ id, name: ASKED, result: JSON.stringify(fingerprint) }];
}

function keptResult({ result }: Recorded): string {
  if (result === FORGOTTEN) throw resultForgotten();
  return result;
}

/** The same command finished elsewhere meanwhile: start again and find its result. */
const asConflict = duplicateAsConflict('The command is done');
