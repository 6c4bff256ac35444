import type { LabelRequest, MadeLabel } from './label-maker.js';
import { LabelRefused } from './label-maker.js';

/** How an attempt ended. */
export type LabelOutcome = { readonly made: MadeLabel } | { readonly reason: string };

/** How long a carrier may take to answer, in milliseconds; after that the label failed. */
export const LABEL_DEADLINE = 20_000;

interface Attempt {
  readonly request: LabelRequest;
  readonly deadline: number;
  /** Called with errors other than LabelRefused; the label's reason only says that the carrier failed. */
  readonly onError: (error: unknown) => void;
}

/** Request a label; never rejects, whatever the maker does. */
export async function attemptLabel(make: (request: LabelRequest) => Promise<MadeLabel>, { request, deadline, onError }: Attempt): Promise<LabelOutcome> {
  const late = lateness(deadline, `${request.carrier.name} did not answer in time`);
  try {
    return { made: await Promise.race([make(request), late.passed]) };
  } catch (error) {
    if (error instanceof LabelRefused) return { reason: error.message.slice(0, MOST_REASON) };
    onError(error);
    return { reason: `${request.carrier.name} could not make the label; try again` };
  } finally {
    late.cancel();
  }
}

const MOST_REASON = 500;

function lateness(milliseconds: number, reason: string): { readonly passed: Promise<never>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => { reject(new LabelRefused(reason)); }, milliseconds);
  });
  return { passed, cancel: () => { clearTimeout(timer); } };
}
