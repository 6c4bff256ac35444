import type { Instant } from '#kernel/clock.js';
import type { CertificationStep } from '#contract/certification.js';
import type { Certified } from './certified.js';
import type { GuideValues } from './guide-curl.js';
import { nextCalls, type NextCall } from './next-calls.js';

interface Step {
  readonly step: CertificationStep;
  readonly meaning: string;
  readonly passedAt: Instant | null;
  readonly requestId: string | null;
}

/** What a connection has shown, as the graph answers it. */
interface Certification extends GuideValues {
  readonly steps: readonly Step[];
  /** Whether the company is a sandbox. */
  readonly sandbox: boolean;
}

interface Shown {
  /** The address of the surface: https://host/root, or with a variable of the shell. */
  readonly address: string;
  /** For interfaces whose calls carry times. */
  readonly now: Instant;
}

/** The steps of a certification, an open one with the calls that lead to it. */
export const checklist = (certified: Certified, { steps, sandbox, ...values }: Certification, shown: Shown): (Step & { readonly next: readonly NextCall[] })[] =>
  steps.map((step) => ({ ...step, next: step.passedAt === null ? nextCalls(certified, { ...values, ...shown, sandbox, step: step.step }) : [] }));
