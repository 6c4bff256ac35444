import type { Instant } from '#kernel/clock.js';
import type { CertificationStep } from '#contract/certification.js';
import type { Certified, GuideCall } from './certified.js';
import { filledIn, guideCurl, type GuideValues } from './guide-curl.js';

/** A call to make next. */
export interface NextCall extends Pick<GuideCall, 'method' | 'path' | 'body' | 'key'> {
  readonly curl: string;
}

interface Asked extends GuideValues {
  readonly step: CertificationStep;
  /** Whether the company is a sandbox. */
  readonly sandbox: boolean;
  /** The address of the surface. */
  readonly address: string;
  readonly now: Instant;
}

/** The calls that lead to a step; outside of sandboxes without those that simulate. */
export const nextCalls = ({ guide, proof, mediaType, times }: Certified, { step, sandbox, address, now, ...values }: Asked): NextCall[] =>
  (guide[step] ?? []).filter(({ simulated }) => sandbox || simulated !== true).map((call) => {
    const { method, path, body, key, after } = filledIn(call, values, times?.(now));
    const made = { method, path, ...(body !== undefined && { body }), ...(key !== undefined && { key }) };
    return { ...made, curl: guideCurl({ ...made, ...(after !== undefined && { after }) }, { address, proof, mediaType }) };
  });
