import { Failure } from './failure.js';

/** Another request has the command, and recorded nothing yet. */
export const stillRunning = (options?: ErrorOptions): Failure => new Failure('IDEMPOTENCY_KEY_IN_PROGRESS', 'The first request with this Idempotency-Key is still running', {}, options);

/** The command outlived its claim: another request may own it by now. */
export const takenOver = (): Failure => new Failure('COMMAND_EXPIRED', 'This call took too long and was taken over by a repetition');
