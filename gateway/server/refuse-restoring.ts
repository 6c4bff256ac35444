import { SUBGRAPHS, type Config } from '#kernel/config.js';
import { isBeingRestored } from '#subgraph-kit/keeping/is-being-restored.js';
import { UnfinishedRestore } from '#subgraph-kit/keeping/restore-mark.js';
import { unopened } from './database-words.js';

/**
 * Refuse databases of which any is being restored, before one of the others is migrated: a restore that was killed while it marked them finds those that it had not marked as empty as they were. Throws StartFailure.
 */
export async function refuseRestoring({ databases, services }: Pick<Config, 'databases' | 'services'>): Promise<void> {
  const own = SUBGRAPHS.filter((name) => services.includes(name));
  const found = await Promise.all(own.map((name) => isBeingRestored(databases[name])));
  const first = own.find((_, at) => found[at] === true);
  if (first !== undefined) throw unopened(first, databases[first], { error: new UnfinishedRestore(), keyOrigin: '' });
}
