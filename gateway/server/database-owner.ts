import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from './replace-file.js';

const Owner = z.object({
  pid: z.number(),
  startedAt: z.string(),
  state: z.enum(['starting', 'running', 'stopping', 'command']),
  url: z.string().optional(),
});

/** The process that holds an embedded database, as it says itself beside the database; only true while the database is locked. */
export interface Owner {
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** A command of the command line, or what a server does. */
  readonly state: 'starting' | 'running' | 'stopping' | 'command';
  /** Where a running server answers for the subgraphs of its databases, for callers that sign as a process of the deployment. */
  readonly url?: string | undefined;
}

const fileOf = (database: string): string => `${database}.owner`;

/** Say who holds a database; readers see the whole text or the one before. Where nothing can be written the lock alone says that it is held. */
export function writeOwner(database: string, owner: Owner): void {
  try {
    replaceFile(fileOf(database), `${JSON.stringify(owner)}\n`);
  } catch {
    return; // a full disk keeps nobody from starting or stopping
  }
}

/** Who holds a database; undefined when it does not say, as in its first moment. */
export function readOwner(database: string): Owner | undefined {
  try {
    return Owner.parse(JSON.parse(readFileSync(fileOf(database), 'utf8')));
  } catch {
    return undefined; // the lock is what counts; this only puts it into words
  }
}

/** Say nothing any more. */
export const removeOwner = (database: string): void => { rmSync(fileOf(database), { force: true }); };
