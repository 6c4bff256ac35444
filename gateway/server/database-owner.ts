import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from './replace-file.js';

const Owner = z.object({
  pid: z.number(),
  startedAt: z.string(),
  state: z.enum(['starting', 'running', 'stopping', 'command']),
  url: z.string().optional(),
});

/** The process that holds an embedded database, from the file it writes beside it; valid only while the database is locked. */
export interface Owner {
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** A command of the command line, or the state of a server. */
  readonly state: 'starting' | 'running' | 'stopping' | 'command';
  /** The address at which a running server answers for the subgraphs of its databases, to processes of the deployment. */
  readonly url?: string | undefined;
}

const fileOf = (database: string): string => `${database}.owner`;

/** Write the owner of a database; readers see the whole text or the previous one. Where nothing can be written, the lock alone shows that it is held. */
export function writeOwner(database: string, owner: Owner): void {
  try {
    replaceFile(fileOf(database), `${JSON.stringify(owner)}\n`);
  } catch {
    return; // a full disk must not prevent starting or stopping
  }
}

/** The owner of a database; undefined while it has not written its file. */
export function readOwner(database: string): Owner | undefined {
  try {
    return Owner.parse(JSON.parse(readFileSync(fileOf(database), 'utf8')));
  } catch {
    return undefined; // the lock decides; the file is only for messages
  }
}

/** Delete the owner's file. */
export const removeOwner = (database: string): void => { rmSync(fileOf(database), { force: true }); };
