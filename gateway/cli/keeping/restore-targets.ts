import { restoreTarget, type RestoreTarget } from '#subgraph-kit/keeping/restore-target.js';
import type { RestoreMark } from '#subgraph-kit/keeping/restore-mark.js';
import { createSchema } from '#subgraph-kit/keeping/create-schema.js';
import type { Config } from '#kernel/config.js';
import { prepareDataFolder, protectDatabase } from '../../server/data-folder.js';
import { databaseWords } from '../../server/database-words.js';
import { Refusal } from '../refusal.js';
import { ownerOf, partsOf, type PartName } from './parts.js';

/** The databases that a backup is restored into. */
export type Targets = ReadonlyMap<PartName, RestoreTarget>;

/** Open them all, creating those that are not there. */
export async function openTargets(config: Config, isNew = false): Promise<Targets> {
  prepareDataFolder(config.dataFolder);
  const targets = new Map<PartName, RestoreTarget>();
  try {
    for (const { part, location } of partsOf(config)) {
      if (location.kind === 'sqlite') protectDatabase(location.file);
      await createSchema(location, { isNew });
      targets.set(part, await restoreTarget(location));
    }
    return targets;
  } catch (error) {
    await closeTargets(targets);
    throw error;
  }
}

/** Close them. */
export const closeTargets = async (targets: Targets): Promise<void> => { for (const target of targets.values()) await target.close(); };

/** What a restore finds: nothing, so that it begins; what another one left, which is cleared before; or all rows there and the last steps left. */
export type Found = 'nothing' | 'loaded';

/** Look what is there, and clear what a restore that did not end has left; refuses databases that are in use. */
export async function prepareTargets(config: Config, targets: Targets, backup: string): Promise<Found> {
  const states = new Map<PartName, 'empty' | 'used' | RestoreMark>();
  for (const [part, target] of targets) states.set(part, await target.state());
  const marks = [...states.values()].flatMap((state) => (typeof state === 'string' ? [] : [state]));
  if (marks.some(({ state, backup: of }) => state === 'loaded' && of === backup)) return 'loaded';
  for (const [part, state] of states) if (state === 'used') throw used(config, part);
  for (const [part, state] of states) if (typeof state !== 'string') await targets.get(part)?.clear();
  return 'nothing';
}

function used({ databases }: Config, part: PartName): Refusal {
  const name = ownerOf(part);
  const database = databases[name];
  const remedy = database.kind === 'sqlite' ? 'set PORTICO_DATA to a new folder with the master.key, or move the old files away' : 'set PORTICO_DB to a new name, or drop the old schemas';
  return new Refusal(`${databaseWords(name, database)} is not empty, and a backup is restored into empty databases alone: ${remedy}. Nothing was changed`);
}
