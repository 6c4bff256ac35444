import type { Config, SubgraphName } from '#kernel/config.js';
import { migrationsAt } from '#subgraph-kit/keeping/migrations-at.js';
import { markAmong } from '#subgraph-kit/keeping/restore-mark.js';
import { keptParts } from '../keeping/parts.js';

/** How the tables of a database differ from those of this release. */
export interface PendingMigrations {
  /** Migrations of this release that did not run on it; none where it is empty. */
  readonly waiting: number;
  /** A migration of a newer release that did. */
  readonly newer?: string;
}

/** Compare the migrations of a database with those of this release; nothing pends where they cannot be read, since whoever opens it says why. */
export async function pendingMigrations({ databases }: Pick<Config, 'databases'>, name: SubgraphName): Promise<PendingMigrations> {
  const recorded = await migrationsAt(databases[name]).catch((): readonly string[] => []);
  if (recorded.length === 0 || markAmong(recorded) !== undefined) return { waiting: 0 };
  return comparedWith((await keptParts())[name].migrations.map((one) => one.name), recorded);
}

/** The same of the names. */
export function comparedWith(known: readonly string[], recorded: readonly string[]): PendingMigrations {
  const newer = recorded.find((name) => !known.includes(name));
  return { waiting: known.filter((name) => !recorded.includes(name)).length, ...(newer !== undefined && { newer }) };
}
