import type { FuzzCall } from './call.js';
import type { Found } from './finding.js';
import type { FootprintWatch } from './footprint.js';
import type { Plant } from './product.js';
import type { Round } from './run-call.js';
import type { Shares } from './shares.js';

/** What is to be run. */
export interface Plan {
  readonly seed: number;
  readonly calls: number;
  /** The first round; one that found something is run again by its number. */
  readonly firstRound?: number;
  readonly perRound?: number;
  /** The names of the rows and fields that are called now; every one there is where it is not given. */
  readonly targets?: () => readonly string[];
  readonly plant?: Plant;
  /** Called with each new finding and the calls of its round up to it. */
  readonly onFound?: (found: Found, before: readonly FuzzCall[], round: Round) => Promise<void>;
  readonly onRound?: (round: number, made: number, figures: Readonly<Record<string, number>>) => void;
  readonly onCall?: (call: FuzzCall) => void;
  /** Whether it may end. */
  readonly isEnough?: () => boolean;
  /** Continue with what never succeeded, in a world of its own. */
  readonly isThorough?: boolean;
  /** End after so many findings. */
  readonly mostFindings?: number;
}

/** What is known of a campaign under way. */
export interface Running {
  readonly plan: Plan & { readonly perRound: number; readonly mostFindings: number };
  readonly known: Map<string, Found>;
  readonly shares: Shares;
  readonly footprint: FootprintWatch;
  made: number;
}

/** Whether it is at its end. */
export const isOver = ({ plan: { calls, mostFindings, isEnough }, known, made }: Running): boolean => made >= calls || known.size >= mostFindings || isEnough?.() === true;
