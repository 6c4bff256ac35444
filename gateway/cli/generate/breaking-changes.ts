import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBreakingChanges, type GraphQLSchema } from 'graphql';

/** What of the committed graph its clients would miss in the new one; nothing when the change log announces it. */
export function breakingChanges(file: string, schemaOf: (text: string) => GraphQLSchema, text: string): string[] {
  const committed = lastCommitted(file);
  if (committed === undefined || committed === text || isAnnounced()) return [];
  return findBreakingChanges(schemaOf(committed), schemaOf(text)).map(({ description }) => description);
}

/** The file as the last commit has it; undefined where there is no such commit. */
function lastCommitted(file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });
  } catch {
    return undefined;
  }
}

const UNRELEASED = /^## \[?unreleased\]?.*?(?=^## |(?![\s\S]))/ims;

function isAnnounced(): boolean {
  const log = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : '';
  return /breaking/i.test(UNRELEASED.exec(log)?.[0] ?? '');
}
