import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';
import { readLine } from '../terminal.js';
import type { FileFault } from './local-files.js';
import { withChosenFolders } from './chosen-folders.js';
import { matched, numbersOf } from './matches.js';
import { planPush } from './plan-push.js';
import { planLines } from './plan-lines.js';
import { foresee } from './foresee.js';
import type { Planning, Pushing, Step } from './push-step.js';
import { readLocal } from './read-local.js';
import { readRemote, type SiteName } from './read-remote.js';
import type { RemoteSite } from './remote-site.js';
import { notingNumbers } from './own-number.js';
import { byPath, renderSite } from './render-site.js';
import { faultOf, runPush } from './run-push.js';
import { syncedState } from './synced.js';
import { readState, writeState } from './sync-state.js';

/** Which folder is pushed to which site, and how. */
export interface PushOptions {
  readonly session: Session;
  readonly folder: string;
  readonly name: SiteName;
  readonly force: boolean;
  readonly deletes: boolean;
  readonly publishes: boolean;
  readonly isDryRun: boolean;
  /** Whether nobody is asked. */
  readonly isAgreed: boolean;
}

/** What a push did. */
export interface Pushed {
  readonly done: number;
  readonly planned: number;
  /** How many changes the graph says that it would refuse, of a dry run. */
  readonly refused: number;
  readonly faults: readonly FileFault[];
}

/** Bring a site up to what a folder has: shows the plan, asks, and does it step by step. A push that was stopped goes on by what there is to do. */
export async function pushSite(options: PushOptions): Promise<Pushed> {
  const { session, session: { ask, terminal }, name } = options;
  const remote = await readRemote({ ask, show: terminal.show }, name);
  terminal.show('');
  const planning = planningOf(options, remote);
  const plan = planPush(planning);
  const planned = plan.before.length + plan.after.length;
  const pushing = pushingOf(planning, options);
  const refused = options.isAgreed && !options.isDryRun ? new Map<Step, string>() : await foresee(plan, { pushing, show: terminal.show, said: (error, step) => faultOf(error, step, planning.local).message }); // who agreed before reads no plan
  terminal.show('');
  for (const line of planLines(plan, { refused, faulty: planning.faults.length })) terminal.print(line);
  if (options.isDryRun || planned === 0) {
    if (!options.isDryRun) noteSynced(planning, { remote, options, ids: idsOf(planning), hasRedirects: false });
    return { done: 0, planned, refused: refused.size, faults: planning.faults };
  }
  if (!options.isAgreed) await requireConsent(session, name);
  const done = await runPush(plan, pushing, { local: planning.local, faults: planning.faults, show: terminal.show });
  terminal.show('');
  const after = await readRemote({ ask, show: terminal.show }, name);
  terminal.show('');
  noteSynced(planning, { remote: after, options, ids: pushing.ids, hasRedirects: plan.after.some(({ path }) => path === 'redirects.yaml') });
  return { done, planned, refused: 0, faults: planning.faults };
}

function planningOf({ folder, name, force, deletes, publishes }: PushOptions, read: RemoteSite): Planning {
  const local = readLocal(folder, read.frame);
  if (local.files.size === 0) throw new Refusal(`${folder} has no files of a site: content pull ${folder} gets some`);
  const state = readState(folder, name, read);
  const remote = withChosenFolders(read, state);
  const { refer, dangling } = notingNumbers(byPath(remote));
  const rendered = remote.frame ? renderSite(remote, remote.frame, refer) : new Map<string, never>();
  return { local, remote, rendered, dangling, state, matches: matched(local, remote, state), force, deletes, publishes, faults: [...local.faults] };
}

const idsOf = ({ matches: { remote } }: Planning): Map<string, number> => new Map([...remote].map(([key, { id }]) => [key, id]));

function pushingOf(planning: Planning, { session: { ask }, name }: PushOptions): Pushing {
  const { remote, state, dangling } = planning;
  const ids = idsOf(planning);
  const site = { id: remote.frame?.id };
  return {
    ask, name, ids, dangling, collectionIds: new Map(remote.frame?.collections.map(({ slug, id }) => [slug, id])), failed: new Set(), versions: new Map(), later: [], isRehearsal: false, numberOf: numbersOf(remote, state, ids),
    siteId: () => {
      if (site.id === undefined) throw new Refusal('The site could not be made: nothing else was pushed');
      return site.id;
    },
    foundSite: (id) => { site.id = id; },
  };
}

async function requireConsent({ terminal, config: { urls } }: Session, { workspace, slug }: SiteName): Promise<void> {
  terminal.print(`Push this to ${workspace}/${slug} of ${urls.graphql}? Type yes`);
  if (!['y', 'yes'].includes((await readLine(terminal)).toLowerCase())) throw new Refusal('Nothing was pushed');
}

function noteSynced({ local, state, matches: { movedFrom } }: Planning, { remote, options: { folder, name }, ...met }: Pick<Parameters<typeof syncedState>[2], 'hasRedirects' | 'ids'> & { readonly remote: RemoteSite; readonly options: PushOptions }): void {
  if (remote.frame) writeState(folder, name, syncedState(local, remote, { frame: remote.frame, before: state, ...met, formers: movedFrom.values() }));
}
