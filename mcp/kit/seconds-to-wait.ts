import type { Failure } from '#contract/failure.js';

const A_MINUTE = 60;

/** The seconds that a failure says to wait; a minute unless it does. */
export const secondsToWait = ({ details: { retryAfterSeconds: seconds } }: Failure): number => (typeof seconds === 'number' ? seconds : A_MINUTE);
