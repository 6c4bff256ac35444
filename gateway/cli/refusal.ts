/** The deployment that a command called refused, or could not be reached; the message says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
