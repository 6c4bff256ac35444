import { StartFailure } from '../../server/start-failure.js';
import { NotSeen, type Check, type Seen } from './check.js';
import { inTime } from './in-time.js';
import type { Patient } from './patient.js';

/** A line of the result. */
export interface Finding {
  readonly check: string;
  /** `skipped` where something else is wrong, which has a line of its own. */
  readonly state: 'good' | 'WARN' | 'BAD' | 'skipped';
  readonly found: string;
  /** Empty where nothing is wrong, and where `found` says it. */
  readonly remedy: string;
}

/** Whatever a check waits for, the whole ends in a quarter of a minute. */
const DEADLINE_MILLISECONDS = 12_000;

/** Look at everything at once, each within its time; the findings are in the order of the checks. */
export async function diagnose(checks: readonly Check[], patient: Patient, milliseconds = DEADLINE_MILLISECONDS): Promise<readonly Finding[]> {
  const found = checks.map((check) => inTime(seenBy(check, patient), milliseconds).then((seen) => linesOf(check, seen), (error: unknown) => [failed(check, error)]));
  return (await Promise.all(found)).flat();
}

/** A check that throws at once fails like one that does so later. */
const seenBy = async ({ look }: Check, patient: Patient): Promise<Seen> => look(patient);

const linesOf = ({ name: check, remedy }: Check, { found, problems = [] }: Seen): Finding[] =>
  (problems.length === 0 ? [{ check, state: 'good', found, remedy: '' }] : problems.map((one) => ({ check, state: one.state, found: one.found, remedy: one.remedy ?? remedy })));

function failed({ name: check, remedy }: Check, error: unknown): Finding {
  const found = error instanceof Error ? error.message : String(error);
  if (error instanceof NotSeen) return { check, state: 'skipped', found, remedy: '' };
  return { check, state: 'BAD', found, remedy: error instanceof StartFailure ? '' : remedy }; // which says what to do by itself
}
