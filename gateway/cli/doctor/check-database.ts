import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { wrappedIn } from '../keeping/wrapped-in.js';
import type { Beside } from '../open-beside.js';
import type { Check, Problem, Seen } from './check.js';
import type { Patient } from './patient.js';
import { pendingMigrations } from './pending-migrations.js';
import { readinessAt } from './readiness-at.js';

/** The databases of the subgraphs. */
export const checkDatabases: readonly Check[] = SUBGRAPHS.map((name) => ({
  name: `${name} database`, listedAs: '*subgraph* `database`',
  bad: 'it cannot be opened or takes no writes; a newer release has changed its tables; its secrets are sealed with another master key; a restore of it did not end; the server that holds it says that it does not work',
  warns: 'its tables are those of an older release; its keys are not wrapped with the first master key yet',
  remedy: 'See that the server runs, and that address, account and password are right; of an embedded one that this user owns PORTICO_DATA.',
  look: (patient) => seen(patient, name),
}));

/** Opening a database brings its tables up to date, so one that opens and takes a write is in order. For one that a server holds, that server is asked. */
async function seen(patient: Patient, name: SubgraphName): Promise<Seen> {
  const { waiting, newer } = await pendingMigrations(patient.config, name);
  if (newer !== undefined) throw new Error(`a newer release than this one has changed its tables (${newer}): install that release again, or restore the backup of before`);
  const { kind } = patient.config.databases[name];
  if (waiting > 0) return { found: '', problems: [{ state: 'WARN', found: `${String(waiting)} migrations of this release did not run on it`, remedy: 'Back up, then start this release, which brings the tables up to date.' }] };
  const beside = await patient.open(name);
  const { deployment, servers } = beside;
  const server = servers.get(name);
  if (!server) {
    await checkSubgraph(deployment.subgraphs.get(name));
    return seenWrapped(beside, name, `${kind} answers, its tables are up to date`);
  }
  const state = (await readinessAt(server.url ?? ''))?.checks[name] ?? 'down: it gives no answer';
  if (state !== 'up') throw new Error(`the server that holds it (process ${String(server.pid)}) says ${state}`);
  return seenWrapped(beside, name, `${kind} answers through the server that holds it (process ${String(server.pid)}, started at ${server.startedAt})`);
}

/** With which master key it opens. */
async function seenWrapped(beside: Beside, name: SubgraphName, answers: string): Promise<Seen> {
  const [ids, [{ wrapping: first }]] = [await wrappedIn(beside, name), beside.deployment.keys.of(name)];
  const wrapped = `its keys are wrapped with the master key ${ids.join(' and ')}`;
  const problem: Problem = { state: 'WARN', found: `${wrapped}, not with ${first.id} yet`, remedy: 'Run `npm run portico -- master-key rotate`.' };
  return { found: `${answers}; ${wrapped}`, problems: ids.every((id) => id === first.id) ? [] : [problem] };
}

async function checkSubgraph(subgraph: Subgraph | undefined): Promise<void> {
  await subgraph?.ready();
  await subgraph?.checkParts?.();
}
