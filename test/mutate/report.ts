import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed, type Mutant } from './candidate.js';
import type { Verdict } from './judge.js';

/** A mutant as a diff. */
export function diffOf(root: string, mutant: Mutant): string {
  const before = readFileSync(join(root, mutant.file), 'utf8');
  const [old, now] = [before.split('\n'), changed(before, mutant).split('\n')];
  const first = mutant.line - 1;
  const tail = old.slice(first).toReversed().findIndex((line, index) => line !== now.at(-1 - index));
  const shown = (lines: readonly string[], sign: string): string[] => lines.slice(first, Math.max(first + 1, lines.length - Math.max(0, tail))).map((line) => `${sign}${line}`);
  return [`${mutant.file}:${String(mutant.line)} ${mutant.what}`, ...shown(old, '-'), ...shown(now, '+')].join('\n');
}

const NOTICED = new Set(['noticed', 'hung', 'refused']);

/** The survivors and the score. */
export function reportOf(root: string, verdicts: readonly Verdict[]): string {
  const of = (...ends: Verdict['end'][]): readonly Verdict[] => verdicts.filter(({ end }) => ends.includes(end));
  const counted = verdicts.filter(({ end }) => end !== 'mysql');
  const noticed = counted.filter(({ end }) => NOTICED.has(end));
  const listed = (title: string, ends: readonly Verdict['end'][]): string[] => of(...ends).map(({ mutant, by }) => `${title}${by === '' ? '' : ` (${by})`}: ${diffOf(root, mutant)}\n`);
  return [
    ...listed('Survived', ['survived']), ...listed('Reached by no test', ['unreached']), ...listed('Only MySQL comes here, not counted', ['mysql']),
    `${String(noticed.length)} of ${String(counted.length)} noticed (${String(of('noticed').length)} by tests, ${String(of('hung').length)} by hanging, ${String(of('refused').length)} by compiler or linter); ${String(of('mysql').length)} in MySQL-only code not counted`,
  ].join('\n');
}
