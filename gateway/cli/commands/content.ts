import { z } from 'zod';
import { flag, text, whole } from '../answers/described.js';
import { command, type Option } from '../command.js';
import type { FileFault } from '../site/local-files.js';
import { pullSite } from '../site/pull-site.js';
import { pushSite } from '../site/push-site.js';
import type { SiteName } from '../site/read-remote.js';
import { whenInterrupted } from '../when-interrupted.js';
import { WrongUsage } from '../wrong-usage.js';

const SITE: Option = { value: 'WORKSPACE/SITE', help: 'The slugs of the workspace and the site, as in studio/shop.', required: true };
const DRY_RUN: Option = { help: 'Show what would be done, and do nothing.' };
const EXIT = 'then the exit status is 1';

const Problems = z.array(z.object({ path: text('The file.'), line: whole('Its line.').nullable(), message: text('What is wrong.') }));

/** Writes a site as files. */
export const pullContent = command({
  words: 'content pull', subject: 'DIR', asks: ['content'],
  help: `Write a site as files: its templates, collections, pages, entries, menus and redirects. A file that says the same already stays as it is; one that was changed here is kept, and named where the site changed too; ${EXIT}.`,
  options: { site: SITE, force: { help: 'Overwrite what was changed here.' }, 'dry-run': DRY_RUN },
  examples: ['content pull website --site studio/shop'],
  answers: z.object({ isDryRun: flag('Whether nothing was written.'), written: whole('Files that were written.'), removed: whole('Files that were removed.'), unchanged: whole('Files that said the same.'), kept: Problems.meta({ description: 'Files that were kept as changed here.' }) }),
  run: async (session, { subject: folder, options: { site = '', force, 'dry-run': dryRun } }) => {
    const { written, removed, unchanged, kept } = await pullSite({ session, folder, name: siteNamed(site), force: force !== undefined, isDryRun: dryRun !== undefined });
    printFaults(kept, session.terminal.print);
    return { isDryRun: dryRun !== undefined, written: written.length, removed: removed.length, unchanged, kept: problemsOf(kept) };
  },
  shown: ({ isDryRun, kept, ...counts }) => (kept.length > 0 ? undefined : { ...(isDryRun && { 'dry run': 'nothing was written' }), ...counts }),
  problem: ({ written, removed, unchanged, kept }) => (kept.length === 0 ? undefined : `${String(written)} written, ${String(removed)} removed, ${String(unchanged)} unchanged; ${filesOf(kept.length)} kept as changed here`),
});

/** Brings a site up to its files. */
export const pushContent = command({
  words: 'content push', subject: 'DIR', asks: ['content'],
  help: `Bring a site up to its files, as drafts: shows what is created, changed, moved and published, and what of it would be refused, asks, and does it. What cannot be read or is refused is named by its file and line, and the rest is pushed; ${EXIT}. A push that was stopped goes on when it is run again.`,
  options: {
    site: SITE, yes: { help: 'Do not ask.' }, publish: { help: 'Publish every text that is no draft and that websites do not show as it is.' },
    delete: { help: 'Remove what was pulled once and has no file any more.' }, force: { help: 'Replace what was changed on the site since the pull.' }, 'dry-run': DRY_RUN,
  },
  examples: ['content push website --site studio/shop --dry-run', 'content push website --site studio/shop --publish --yes'],
  answers: z.object({ isDryRun: flag('Whether nothing was pushed.'), planned: whole('Changes that there were to make.'), pushed: whole('Changes that were made.'), refused: whole('Of a dry run: changes that would be refused.'), problems: Problems.meta({ description: 'Files that were not pushed.' }) }),
  run: async (session, { subject: folder, options: { site = '', yes, publish, delete: deletes, force, 'dry-run': dryRun, json } }) => {
    if (json !== undefined && yes === undefined && dryRun === undefined) throw new WrongUsage('--yes or --dry-run is missing: with --json nobody is asked');
    const { print, show } = session.terminal;
    const stopped = (): void => {
      show('');
      print('Stopped. Run the same command again: it goes on where it stopped');
    };
    const given = (option: string | undefined): boolean => option !== undefined;
    const push = { session, folder, name: siteNamed(site), force: given(force), deletes: given(deletes), publishes: given(publish), isDryRun: given(dryRun), isAgreed: given(yes) };
    const { done, planned, refused, faults } = await whenInterrupted(stopped, () => pushSite(push));
    printFaults(faults, print);
    return { isDryRun: given(dryRun), planned, pushed: done, refused, problems: problemsOf(faults) };
  },
  shown: ({ isDryRun, pushed, refused, problems }) => (problems.length + refused > 0 ? undefined : { ...(isDryRun && { 'dry run': 'nothing was pushed' }), pushed }),
  problem: ({ planned, pushed, refused, problems }) => {
    if (problems.length > 0) return `${filesOf(problems.length)} not pushed; ${String(pushed)} of ${String(planned)} changes made`;
    return refused > 0 ? `${refused.toLocaleString('en')} of ${planned.toLocaleString('en')} changes would be refused; nothing was pushed` : undefined;
  },
});

const problemsOf = (faults: readonly FileFault[]): z.output<typeof Problems> => faults.map(({ path, line, message }) => ({ path, line: line ?? null, message }));

const filesOf = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'file was' : 'files were'}`;

function siteNamed(typed: string): SiteName {
  const [workspace = '', slug = '', ...more] = typed.split('/');
  if (workspace === '' || slug === '' || more.length > 0) throw new WrongUsage('--site is WORKSPACE/SITE, as in studio/shop');
  return { workspace, slug };
}

const MOST_PRINTED = 200;

function printFaults(faults: readonly FileFault[], print: (text: string) => void): void {
  for (const { path, line, message } of faults.slice(0, MOST_PRINTED)) print(`${path}${line === undefined ? '' : `:${String(line)}`}: ${message}`);
  if (faults.length > MOST_PRINTED) print(`and ${String(faults.length - MOST_PRINTED)} more`);
}
