import { Failure } from '#contract/failure.js';

/** What a person does first, by the state that a refusal names in its details. */
export type NextSteps = Readonly<Record<string, string>>;

/** What comes before picking. */
export const BEFORE_PICKING: NextSteps = {
  to_fulfill: 'accept it first, with acceptAtLocation',
  cancel_requested: 'shortCloseAtLocation confirms that it stops',
};

/** What comes before shipping. */
export const BEFORE_SHIPPING: NextSteps = {
  to_fulfill: 'accept it first, with acceptAtLocation, then pick it, with pickAtLocation',
  accepted: 'pick it first, with pickAtLocation',
};

/** The answer of a person's work at a location; a refusal of its state says what to do first, with mutations that interfaces do not have. */
export async function withNextStep<Answer>(work: Promise<Answer>, steps: NextSteps): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    const step = error instanceof Failure ? steps[String(error.details['status'])] : undefined;
    if (!(error instanceof Failure) || step === undefined) throw error;
    throw new Failure(error.code, `${error.message}: ${step}`, error.details, { cause: error });
  }
}
