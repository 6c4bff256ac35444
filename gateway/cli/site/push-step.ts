import type { Failure } from '#contract/failure.js';
import type { Session } from '../session.js';
import type { FileFault } from './local-files.js';
import type { LocalSite } from './local-site.js';
import type { Matches } from './matches.js';
import type { SiteName } from './read-remote.js';
import type { Numbers } from './own-number.js';
import type { Referred } from './references.js';
import type { RemoteSite } from './remote-site.js';
import type { RenderedFile } from './rendered-file.js';
import type { SyncState } from './sync-state.js';

/** What a step of a push does, as the plan shows it. */
export type StepKind = 'changed' | 'created' | 'moved' | 'published' | 'removed';

/** The slugs that a step needs and leaves, by their places. */
export interface Places {
  readonly wants: readonly string[];
  readonly releases: readonly string[];
  /** The document whose steps come first. */
  readonly below: string;
  /** The steps that leave one of them for a slug that nothing else has. */
  readonly park?: (place: string) => readonly Step[];
}

/** Steps that exchange slugs or places: all of them are done, or none. */
export interface Round {
  readonly steps: Step[];
  /** Puts back what was done, the last first. */
  readonly undo: ((pushing: Pushing) => Promise<void>)[];
  /** Whether the graph was asked, and refuses none of them. */
  isOpen: boolean;
  /** How many are still to be done. */
  waiting: number;
}

/** A step of a push. */
export interface Step {
  readonly kind: StepKind;
  /** What it is done to: pages/about. */
  readonly name: string;
  /** More of it: the locales. */
  readonly detail?: string;
  /** The file that a refusal is about. */
  readonly path: string;
  /** Where in the file it stands, where that says more than one thing. */
  readonly at?: readonly (number | string)[];
  /** The document that later steps cannot go on with when this one fails. */
  readonly document?: string;
  /** Refused while drafts do not fit: tried again when these were pushed. */
  readonly isSchema?: boolean;
  /** Of what gets a slug, or leaves one. */
  readonly places?: Places;
  /** The page that it moves, and does no more. */
  readonly moves?: number;
  /** Of a publication: what is published with others in one step, and what by itself behind it. */
  readonly together?: { readonly locales: readonly string[]; readonly rest: (pushing: Pushing) => Promise<void> };
  /** The others with which it goes around in a circle. */
  readonly round?: Round | undefined;
  /** The locale of the one text that it saves. */
  readonly locale?: string;
  /** Whether it only parks something for a moment, in a round. */
  readonly makesRoom?: boolean;
  /** Asks for what the graph would refuse of it, by a pushing that changes nothing; absent where that cannot be asked before. */
  readonly rehearse?: ((pushing: Pushing) => Promise<void>) | undefined;
  /** Steps, by their names or documents, beside which asking before says nothing. */
  readonly restsOn?: readonly string[];
  /** Whether steps before it, as `removed pages/about`, mend what the graph refuses while they are not done. */
  readonly isMended?: ((failure: Failure, coming: ReadonlySet<string>) => boolean) | undefined;
  /** Puts back what it did. */
  readonly undo?: (pushing: Pushing) => Promise<void>;
  readonly run: (pushing: Pushing) => Promise<void>;
}

/** What the steps of a push share. */
export interface Pushing extends Pick<Session, 'ask'> {
  readonly name: SiteName;
  readonly siteId: () => number;
  readonly foundSite: (id: number) => void;
  /** Documents by their keys. */
  readonly ids: Map<string, number>;
  readonly collectionIds: Map<string, number>;
  /** Documents of which a step failed. */
  readonly failed: Set<string>;
  /** The number of what a file names, once it has one. */
  readonly numberOf: (kind: Referred, symbol: string) => number | undefined;
  /** What the site names by its number, and has no more. */
  readonly dangling: Numbers;
  /** The versions of drafts that this push saved, by document and locale: `page about it`. */
  readonly versions: Map<string, number>;
  /** Whether every change is a dry run. */
  readonly isRehearsal: boolean;
  /** Texts that name what is not there yet: saved when everything is. */
  readonly later: Step[];
}

/** What a push is planned with. */
export interface Planning {
  readonly local: LocalSite;
  readonly remote: RemoteSite;
  /** The files as the site would have them. */
  readonly rendered: ReadonlyMap<string, RenderedFile>;
  /** What the site names by its number, and has no more. */
  readonly dangling: Numbers;
  readonly state: SyncState;
  readonly matches: Matches;
  readonly force: boolean;
  readonly deletes: boolean;
  readonly publishes: boolean;
  /** What is not pushed, and why. */
  readonly faults: FileFault[];
}
