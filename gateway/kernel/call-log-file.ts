import { join, parse } from 'node:path';

/** The SQLite file of the calls that hold no idempotency key, beside the identity database's own file. */
export function callLogFile(identityFile: string): string {
  const { dir, name, ext } = parse(identityFile);
  return join(dir, `${name}-calls${ext}`);
}
