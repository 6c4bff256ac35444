import { Failure } from '#contract/failure.js';

/** Bytes of each body that take no room: small bodies are bounded by the calls at once alone. */
export const FREE_BYTES = 64 * 1024;

/** The bounds of a {@link BodyRoom} in bytes. */
interface RoomBounds {
  /** Of all bodies together. */
  readonly most: number;
  /** Of the bodies of one owner. */
  readonly mostOfOne: number;
}

/** What one body has of the room. */
export interface BodyPlace {
  /** Throws UNAVAILABLE while other bodies need the room. */
  take(bytes: number): void;
  /** Give back all that was taken. */
  leave(): void;
}

/** Memory for the large bodies of calls that are under way: what has arrived of them, not what they announce. Nobody can take all of it. */
export class BodyRoom {
  #held = 0;
  readonly #byOwner = new Map<string, number>();

  constructor(private readonly bounds: RoomBounds) {}

  /** The bytes that are in it now. */
  get held(): number {
    return this.#held;
  }

  /** The place of a body of an owner. */
  place(owner: string): BodyPlace {
    let [arrived, taken] = [0, 0];
    return {
      take: (bytes) => {
        arrived += bytes;
        const more = Math.max(0, arrived - FREE_BYTES) - taken;
        this.#take(owner, more);
        taken += more;
      },
      leave: () => {
        this.#change(owner, -taken);
        taken = 0;
      },
    };
  }

  #take(owner: string, bytes: number): void {
    const { most, mostOfOne } = this.bounds;
    if (this.#held + bytes > most || (this.#byOwner.get(owner) ?? 0) + bytes > mostOfOne) throw new Failure('UNAVAILABLE', 'Other large bodies are being read; try again');
    this.#change(owner, bytes);
  }

  #change(owner: string, bytes: number): void {
    const left = (this.#byOwner.get(owner) ?? 0) + bytes;
    this.#held += bytes;
    if (left > 0) this.#byOwner.set(owner, left);
    else this.#byOwner.delete(owner);
  }
}
