import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBreakingChanges, type GraphQLSchema } from 'graphql';

/** The breaking changes between the committed graph and the new one, without those that a line of the changelog announces. */
export function breakingChanges(file: string, schemaOf: (text: string) => GraphQLSchema, text: string): string[] {
  const committed = lastOther(file, text);
  if (committed === undefined) return [];
  const announced = announcements();
  return findBreakingChanges(schemaOf(committed), schemaOf(text)).map(({ description }) => description).filter((change) => !announced.some((line) => line.includes(subjectOf(change))));
}

/** The last version of the file that differs from this text: of the last commit of this branch, or of the one before it on a committed tree; undefined where there is none. What a merged branch went through was never published. */
function lastOther(file: string, text: string): string | undefined {
  const commits = git('log', '-2', '--first-parent', '--format=%H', '--', file)?.trim().split('\n') ?? [];
  return commits.map((commit) => git('show', `${commit}:${file}`)).find((committed) => committed !== undefined && committed !== text);
}

function git(...words: readonly string[]): string | undefined {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });
  } catch {
    return undefined;
  }
}

const SECTION = '## ';
const UNRELEASED = /^## \[?unreleased\b/i;

/** The lines of the unreleased section that contain "breaking". */
export function announcements(): string[] {
  const log = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : '';
  const lines = log.split('\n');
  const start = lines.findIndex((line) => UNRELEASED.test(line));
  const section = start < 0 ? [] : lines.slice(start + 1);
  const end = section.findIndex((line) => line.startsWith(SECTION));
  return (end < 0 ? section : section.slice(0, end)).filter((line) => /breaking/i.test(line));
}

/** The type, or the field with its type, that a change is about: the first name in its description. */
const subjectOf = (change: string): string => /[A-Z]\w*(?:\.\w+)*/.exec(change.replace(/^(?:A|An|Arg|Argument|The) /, ''))?.[0] ?? change;
