import { instant, type Clock } from '#kernel/clock.js';
import { enterLatest } from '#kernel/enter-latest.js';
import type { CertificationStep } from '#contract/certification.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findPassedSteps, insertPassedSteps } from './certification.store.js';

/** Notes what the connection of a call has shown, each step once. */
export type NoteSteps = (transaction: Transaction, context: CallContext, steps: readonly CertificationStep[]) => Promise<void>;

const MOST_REMEMBERED = 10_000;

/** A note of steps that remembers what was shown, so that a call that shows nothing new costs no statement. */
export function noteSteps(clock: Clock): NoteSteps {
  const known = new Map<string, true>();
  return async (transaction, { principal: { companyId, connectionId }, via, requestId }, steps) => {
    if (connectionId === undefined) return;
    const nameOf = (step: CertificationStep): string => `${String(companyId)} ${connectionId} ${step}`;
    const unknown = steps.filter((step) => !known.has(nameOf(step)));
    if (unknown.length === 0) return;
    const passed = new Set((await findPassedSteps(transaction, companyId, connectionId)).map(({ step }) => step));
    const fresh = unknown.filter((step) => !passed.has(step));
    if (fresh.length > 0) await insertPassedSteps(transaction, companyId, { connectionId, via, steps: fresh, passedAt: instant(clock), requestId });
    transaction.afterCommit(() => { for (const step of unknown) enterLatest(known, [nameOf(step), true], MOST_REMEMBERED); });
  };
}
