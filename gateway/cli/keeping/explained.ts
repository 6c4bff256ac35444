import { dirname, resolve } from 'node:path';
import { TableChanged } from '#subgraph-kit/keeping/mysql-snapshot.js';
import { Failure } from '#contract/failure.js';
import { isDiskFullAt } from '../../server/disk-full.js';
import { Refusal } from '../refusal.js';

/** Why a backup could not be made, or read, in one line; other errors as they are. */
export function explained(error: unknown, path: string): unknown {
  if (isDiskFullAt(dirname(resolve(path)), error)) return new Refusal(`The disk became full: make room, or name a folder on another disk instead of ${path}`, { cause: error });
  if (error instanceof TableChanged) return new Refusal(`A migration changed the table ${error.message} meanwhile; run the command again once it has ended`, { cause: error });
  if (error instanceof Refusal || error instanceof Failure || !(error instanceof Error)) return error;
  if ('syscall' in error && 'path' in error) return new Refusal(`${path} cannot be used: ${error.message}`, { cause: error });
  return error;
}
