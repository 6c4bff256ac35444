import { Failure } from './failure.js';

/** Another request runs the command and has not recorded a result yet. */
export const stillRunning = (options?: ErrorOptions): Failure => new Failure('IDEMPOTENCY_KEY_IN_PROGRESS', 'The first request with this Idempotency-Key is still running', {}, options);

/** The key of the command was sent with another request before. */
export const keyReused = (): Failure => new Failure('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with a different request');

/** The claim of the command expired: another request may own it by now. */
export const takenOver = (): Failure => new Failure('COMMAND_EXPIRED', 'This call took too long and was taken over by a repetition');

/** The command was done, and its result is erased with the customer it named. */
export const resultForgotten = (): Failure => new Failure('CONFLICT', 'This was done before; its result was erased with the customer of the order');
