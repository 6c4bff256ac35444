import type { Command, Option, Typed } from '../command.js';
import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';
import { askSignedIn } from '../sign-in/ask-signed-in.js';
import type { FileFault } from '../site/local-files.js';
import { pullSite } from '../site/pull-site.js';
import { pushSite } from '../site/push-site.js';
import type { SiteName } from '../site/read-remote.js';
import { whenInterrupted } from '../when-interrupted.js';
import { WrongUsage } from '../wrong-usage.js';

const SITE: Option = { value: 'WORKSPACE/SITE', help: 'The slugs of the workspace and the site, as in studio/shop.', required: true };
const SIGNED_IN: Option = { help: 'As the person who is signed in (login), on the server where they are, instead of this deployment.' };
const DRY_RUN: Option = { help: 'Show what would be done, and do nothing.' };

/** Writes a site as files. */
export const pullContent: Command = {
  words: 'content pull', subject: 'DIR', asks: ['content'],
  help: 'Write a site as files: its templates, collections, pages, entries, menus and redirects. A file that says the same already stays as it is; one that was changed here is kept, and named where the site changed too.',
  options: { site: SITE, force: { help: 'Overwrite what was changed here.' }, 'signed-in': SIGNED_IN, 'dry-run': DRY_RUN },
  run: async (session, { subject: folder, options: { site = '', force, 'dry-run': dryRun, ...where } }) => {
    const { written, removed, unchanged, kept } = await pullSite({ ...graphOf(session, siteNamed(site), where), folder, force: force !== undefined, isDryRun: dryRun !== undefined });
    printFaults(kept, session.terminal.print);
    const counts = { ...(dryRun !== undefined && { 'dry run': 'nothing was written' }), written: written.length, removed: removed.length, unchanged };
    if (kept.length === 0) return counts;
    throw new Refusal(`${String(written.length)} written, ${String(removed.length)} removed, ${String(unchanged)} unchanged; ${filesOf(kept.length)} kept as changed here`);
  },
};

/** Brings a site up to its files. */
export const pushContent: Command = {
  words: 'content push', subject: 'DIR', asks: ['content'],
  help: 'Bring a site up to its files, as drafts: shows what is created, changed, moved and published, asks, and does it. What cannot be read or is refused is named by its file and line, and the rest is pushed; then the exit status is 1. A push that was stopped goes on when it is run again.',
  options: {
    site: SITE, yes: { help: 'Do not ask.' }, publish: { help: 'Publish every text that is no draft and that websites do not show as it is.' },
    delete: { help: 'Remove what was pulled once and has no file any more.' }, force: { help: 'Replace what was changed on the site since the pull.' }, 'signed-in': SIGNED_IN, 'dry-run': DRY_RUN,
  },
  run: async (session, { subject: folder, options: { site = '', yes, publish, delete: deletes, force, 'dry-run': dryRun, ...where } }) => {
    const { print, show } = session.terminal;
    const stopped = (): void => {
      show('');
      print('Stopped. Run the same command again: it goes on where it stopped');
    };
    const given = (option: string | undefined): boolean => option !== undefined;
    const push = { ...graphOf(session, siteNamed(site), where), folder, force: given(force), deletes: given(deletes), publishes: given(publish), isDryRun: given(dryRun), isAgreed: given(yes) };
    const { done, planned, refused, faults } = await whenInterrupted(stopped, () => pushSite(push));
    printFaults(faults, print);
    if (faults.length > 0) throw new Refusal(`${filesOf(faults.length)} not pushed; ${String(done)} of ${String(planned)} changes made`);
    if (refused > 0) throw new Refusal(`${refused.toLocaleString('en')} of ${planned.toLocaleString('en')} changes would be refused; nothing was pushed`);
    return { ...(given(dryRun) && { 'dry run': 'nothing was pushed' }), pushed: done };
  },
};

/** The graph that a site is of, and the site: this deployment's, or that where a person is signed in. */
function graphOf(session: Session, name: SiteName, { 'signed-in': signedIn, company }: Typed['options']): { readonly session: Session; readonly name: SiteName } {
  if (signedIn === undefined) return { session, name };
  const { ask, server } = askSignedIn(session, company);
  return { session: { ...session, ask }, name: { ...name, server } };
}

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
