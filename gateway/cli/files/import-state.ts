import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import { replaceFile } from '../../server/replace-file.js';

/** Keys of calls count for 48 hours (document 3, H): an import that is older begins anew. */
const [LONGEST, OWNER_ONLY] = [47 * 3_600_000, 0o700] as const;

const Stored = z.object({ run: z.string(), startedAt: z.number() });

/** An import of a file that has not ended: the same command goes on with it, because its calls have the same keys. */
export interface ImportState {
  readonly run: string;
  /** An earlier command began it. */
  readonly isResumed: boolean;
  /** The import has ended: the next one of the file is another one. */
  readonly end: () => void;
}

interface Around {
  /** Where the command line keeps who is signed in. */
  readonly signInFile: string;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The import that a command goes on with or begins, by what is imported where. */
export async function importState(path: string, { around: { signInFile, clock, ids }, where }: { readonly around: Around; readonly where: readonly string[] }): Promise<ImportState> {
  const file = join(dirname(signInFile), 'imports', `${await fingerprint(path, where)}.json`);
  const end = (): void => { rmSync(file, { force: true }); };
  const stored = read(file);
  const now = clock.now().getTime();
  if (stored && now - stored.startedAt < LONGEST) return { run: stored.run, isResumed: true, end };
  const run = ids.next();
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  replaceFile(file, `${JSON.stringify({ run, startedAt: now })}\n`);
  return { run, isResumed: false, end };
}

async function fingerprint(path: string, where: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(where));
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

function read(file: string): z.infer<typeof Stored> | undefined {
  try {
    return Stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // none, or none of this release
  }
}
