import { Failure } from '#contract/failure.js';

/** Memory for the large bodies of calls that are under way: what has arrived of them, not what they announce. */
export class BodyRoom {
  #held = 0;

  /** `most` bytes of all bodies together. */
  constructor(private readonly most: number) {}

  /** The bytes that are in it now. */
  get held(): number {
    return this.#held;
  }

  /** Throws UNAVAILABLE while other bodies need it. */
  take(bytes: number): void {
    if (this.#held + bytes > this.most) throw new Failure('UNAVAILABLE', 'Other large bodies are being read; try again');
    this.#held += bytes;
  }

  /** Give back what was taken. */
  free(bytes: number): void {
    this.#held -= bytes;
  }
}
