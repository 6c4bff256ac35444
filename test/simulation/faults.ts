import Sqlite, { type Statement } from 'better-sqlite3';
import type { Random } from '../../gateway/demo/data/random.js';

/** When a statement fails: before it ran, or after it, so that only its answer is lost. */
type Moment = 'before' | 'after';

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
  /** Statements of other programs are not watched. */
  uproot(): void;
  /** Hears of each fault. */
  onFault: (fault: string) => void;
  /** How many statements ran, and how many failed. */
  readonly counted: { statements: number; failed: number };
}

/** A disk that fails, a disk that is full, and somebody else who holds the lock: the driver's own codes. */
const [BROKEN, FULL, BUSY] = ['SQLITE_IOERR_WRITE', 'SQLITE_FULL', 'SQLITE_BUSY'];
const READS = /^\s*(?:SELECT|WITH)\b/i;

/** The codes with which a statement may fail. A lock is refused before anything happened; a commit whose answer is lost has happened. */
function codesOf(sql: string, moment: Moment): readonly string[] {
  if (sql === 'ROLLBACK') return [];
  if (READS.test(sql)) return [BROKEN];
  if (moment === 'after') return [BROKEN];
  return sql === 'BEGIN IMMEDIATE' ? [BUSY] : [BROKEN, FULL, BUSY];
}

interface State {
  random: Random | undefined;
  chance: number;
  left: number | undefined;
  isDead: boolean;
}

/** Watches every statement of the embedded databases that this process opens from now on. */
export function plantFaults(): Faults {
  const { prepare } = Sqlite.prototype;
  const state: State = { random: undefined, chance: 0, left: undefined, isDead: false };
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
    uproot: () => { Sqlite.prototype.prepare = prepare; },
    onFault: () => undefined,
    counted: { statements: 0, failed: 0 },
  };
  Sqlite.prototype.prepare = function watched(this: Sqlite.Database, sql: string) {
    return watchedStatement(prepare.call(this, sql), (run) => around(run, { sql, state, faults }));
  } as typeof prepare;
  return faults;
}

/** The statement itself, with its two ways of running watched. */
function watchedStatement(statement: Statement, watch: <T>(run: () => T) => T): Statement {
  const { run, all } = statement;
  return Object.assign(statement, {
    run: (...parameters: unknown[]) => watch(() => run.apply(statement, parameters)),
    all: (...parameters: unknown[]) => watch(() => all.apply(statement, parameters)),
  });
}

interface Around { readonly sql: string; readonly state: State; readonly faults: Faults }

function around<T>(run: () => T, { sql, state, faults }: Around): T {
  if (state.isDead) throw failure(BROKEN, sql);
  if (!state.random) return run();
  faults.counted.statements += 1;
  if (state.left !== undefined && (state.left -= 1) <= 0) return die(run, { sql, state, faults });
  if (!state.random.chance(state.chance)) return run();
  const moment: Moment = state.random.pick(['before', 'after']);
  const codes = codesOf(sql, moment);
  if (codes.length === 0) return run();
  const code = state.random.pick(codes);
  faults.counted.failed += 1;
  faults.onFault(`${code} ${moment} ${sql.slice(0, SHOWN)}`);
  if (moment === 'after') run();
  throw failure(code, sql);
}

/** The last statement of a process has run or not; nobody hears of it. */
function die<T>(run: () => T, { sql, state, faults }: Around): T {
  const moment: Moment = state.random?.pick(['before', 'after']) ?? 'before';
  state.isDead = true;
  faults.onFault(`killed ${moment} ${sql.slice(0, SHOWN)}`);
  if (moment === 'after') run();
  throw failure(BROKEN, sql);
}

const SHOWN = 60;

const failure = (code: string, sql: string): Error => Object.assign(new Error(`Simulated at ${sql.slice(0, SHOWN)}`), { code });
