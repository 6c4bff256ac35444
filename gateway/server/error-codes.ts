import { systemCode } from './system-code.js';

/** The codes of an error and of its causes, outermost first: the system's (ENOSPC), a driver's (SQLITE_FULL) or the graph's (INTERNAL). */
export function errorCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (let at: unknown = error; at instanceof Error && codes.length < MOST_CAUSES; at = at.cause) codes.push(systemCode(at));
  return codes;
}

const MOST_CAUSES = 10;
