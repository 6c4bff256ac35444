import type { CertificationStep } from '#contract/certification.js';
import type { Instant } from '#kernel/clock.js';

/** A step that a connection has shown. */
export interface PassedStep {
  readonly step: CertificationStep;
  readonly passedAt: Instant;
  /** The call that showed it. */
  readonly requestId: string | null;
}

/** A step of a checklist, shown or open. */
export interface ListedStep {
  readonly step: CertificationStep;
  /** What counts as shown. */
  readonly meaning: string;
  readonly passedAt: Instant | null;
  readonly requestId: string | null;
}

/** The checklist of a connection. */
export interface Certification {
  readonly steps: readonly ListedStep[];
  /** When the last step was shown; null while one is open. */
  readonly passedAt: Instant | null;
  /** Whether the company is a sandbox, in which missing orders and returns can be simulated. */
  readonly sandbox: boolean;
  /** An item of the company to try with. */
  readonly sku: string | null;
  readonly barcode: string | null;
  /** The code by which the calling warehouse reports its stock; null for other callers. */
  readonly stockLocationCode: string | null;
}

interface Listed {
  readonly steps: readonly CertificationStep[];
  readonly meanings: Readonly<Record<CertificationStep, string>>;
  readonly passed: readonly PassedStep[];
}

/** The steps of a checklist with what was shown of them. */
export const listedSteps = ({ steps, meanings, passed }: Listed): ListedStep[] => steps.map((step) => {
  const { passedAt = null, requestId = null } = passed.find((one) => one.step === step) ?? {};
  return { step, meaning: meanings[step], passedAt, requestId };
});

/** When the last of some steps was shown; null while one is open. */
export const lastPassed = (steps: readonly ListedStep[]): Instant | null =>
  steps.reduce<Instant | null>((last, { passedAt }) => (last === null || passedAt === null ? null : passedAt > last ? passedAt : last), '');
