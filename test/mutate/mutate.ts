import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './candidate.js';
import { chosen } from './chosen.js';
import { cacheFolder, coverage, repository } from './coverage.js';
import { mutantsOf, mutatedFiles } from './find-mutants.js';
import { complaintAbout, judge, type Verdict } from './judge.js';
import { importersIn } from './nearest-tests.js';
import { readOptions, type Options } from './options.js';
import { diffOf, reportOf } from './report.js';
import { TreeCopy } from './tree-copy.js';

// npm run mutate -- --seed N --count M: changes the code at random places, one at a time, and lists the changes no test detects. A run that was interrupted resumes where it stopped.

const nameOf = ({ file, start, end, text }: Mutant): string => JSON.stringify([file, start, end, text]);
const say = (text: string): void => { process.stdout.write(`${text}\n`); };

async function mutate(root: string, options: Options): Promise<void> {
  const all = mutatedFiles(root).filter((file) => options.only === undefined || file.includes(options.only)).flatMap((file) => mutantsOf(root, file));
  const mutants = chosen(all, options.seed, nameOf).slice(0, options.count);
  say(`${String(mutants.length)} of ${String(all.length)} mutants, seed ${String(options.seed)}`);
  if (options.list) {
    for (const mutant of mutants) say(diffOf(root, mutant));
    return;
  }
  const reach = await coverage(root, options.jobs);
  for (const { file } of reach.tests.filter(({ passed }) => !passed)) say(`Left out, it fails without a mutant: ${file}`);
  const journal = join(cacheFolder(root), `verdicts-${String(options.seed)}.jsonl`);
  const verdicts = existsSync(journal) ? readFileSync(journal, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Verdict) : [];
  const wanted = new Set(mutants.map(nameOf));
  const waiting = mutants.filter((mutant) => !verdicts.some((verdict) => nameOf(verdict.mutant) === nameOf(mutant)));
  const importers = importersIn(root);
  await Promise.all(Array.from({ length: Math.min(options.jobs, waiting.length) }, async () => {
    const copy = new TreeCopy(root);
    try {
      const flaw = await complaintAbout(copy, 'gateway/main.ts');
      if (flaw !== undefined) say(`Compiler and linter are not used, they fail without a mutant: ${flaw}`);
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const verdict = await judge(mutant, { copy, coverage: reach, importers, most: options.most, checks: flaw === undefined });
        verdicts.push(verdict);
        appendFileSync(journal, `${JSON.stringify(verdict)}\n`);
        say(`${verdict.end} in ${String(verdict.seconds)} s: ${mutant.file}:${String(mutant.line)} ${mutant.what}${verdict.by === '' ? '' : ` (${verdict.by})`}`);
      }
    } finally {
      copy.remove();
    }
  }));
  say(`\n${reportOf(root, verdicts.filter(({ mutant }) => wanted.has(nameOf(mutant))))}`);
}

await mutate(repository, readOptions(process.argv.slice(2)));
