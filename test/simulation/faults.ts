import type { Random } from '../../gateway/demo/data/random.js';

/** When a statement fails: before it ran, or after it, so that only its answer is lost. */
export type Moment = 'before' | 'after';

/** A statement that fails. */
export interface Fault {
  readonly moment: Moment;
  /** As the driver says it. */
  readonly code: string;
}

/** The codes with which statements of a database fail. */
export interface Codes {
  /** The statement failed, or nobody knows whether it did. */
  readonly lost: string;
  /** It cannot be stored. */
  readonly full: string;
  /** Somebody else was first: it did nothing. */
  readonly busy: string;
}

/** What fails, how often, and what failed. */
export interface Faults {
  /** From now on statements fail by chance. */
  arm(random: Random, chance: number): void;
  /** Nothing fails while this runs. */
  calmly<T>(work: () => Promise<T>): Promise<T>;
  /** The process dies at one of the next statements: none runs after it, and what was under way never ends well. */
  killWithin(statements: number): void;
  /** Whether it is dead. */
  readonly isDead: boolean;
  /** It starts again. */
  revive(): void;
  /** Hears of each fault. */
  onFault: (fault: string) => void;
  /** How many statements ran, and how many failed. */
  readonly counted: { statements: number; failed: number };
  /** What becomes of a statement that is about to run; undefined where it runs as it is. */
  decide(sql: string): Fault | undefined;
}

const READS = /^\s*(?:SELECT|WITH)\b/i;
const BEGINS: ReadonlySet<string> = new Set(['BEGIN IMMEDIATE', 'START TRANSACTION']);
const SHOWN = 60;

/** The codes with which a statement may fail. A lock is refused before anything happened; a commit whose answer is lost has happened. */
function codesOf(sql: string, { lost, full, busy }: Codes): Readonly<Record<Moment, readonly string[]>> {
  if (sql === 'ROLLBACK') return { before: [], after: [] };
  if (READS.test(sql)) return { before: [lost], after: [lost] };
  return { before: BEGINS.has(sql) ? [busy] : [lost, full, busy], after: [lost] };
}

/** Faults by chance, with the codes of a database. */
export function faultsOf(codes: Codes): Faults {
  const state: { random: Random | undefined; chance: number; left: number | undefined; isDead: boolean } = { random: undefined, chance: 0, left: undefined, isDead: false };
  const faults: Faults = {
    arm: (random, chance) => { Object.assign(state, { random, chance }); },
    async calmly(work) {
      const { random } = state;
      state.random = undefined;
      try {
        return await work();
      } finally {
        state.random = random;
      }
    },
    killWithin: (statements) => { state.left = state.random?.between(1, statements); },
    get isDead() { return state.isDead; },
    revive: () => { Object.assign(state, { isDead: false, left: undefined }); },
    onFault: () => undefined,
    counted: { statements: 0, failed: 0 },
    decide(sql) {
      const { random } = state;
      if (state.isDead) return { moment: 'before', code: codes.lost };
      if (!random) return undefined;
      faults.counted.statements += 1;
      const isLast = state.left !== undefined && (state.left -= 1) <= 0;
      if (!isLast && !random.chance(state.chance)) return undefined;
      const moment = random.pick<Moment>(['before', 'after']);
      const possible = codesOf(sql, codes)[moment];
      if (isLast) state.isDead = true;
      else if (possible.length === 0) return undefined;
      const code = isLast ? codes.lost : random.pick(possible);
      faults.counted.failed += 1;
      faults.onFault(`${isLast ? 'killed' : code} ${moment} ${sql.slice(0, SHOWN)}`);
      return { moment, code };
    },
  };
  return faults;
}
