import { Failure } from '#contract/failure.js';
import type { ImageWork, MadeImage } from './image-work.js';

/** An image that somebody waits for. */
export interface WaitingImage {
  readonly work: ImageWork;
  /** Who asks for it, where one of many does. */
  readonly owner?: string | undefined;
  readonly resolve: (made: MadeImage) => void;
  readonly reject: (error: unknown) => void;
}

const [MOST_WAITING, MOST_OF_ONE] = [100, 9] as const;

/** HEIC takes more memory than the other formats, and a file may make it take all its time. */
export const isHeavy = ({ work }: Pick<WaitingImage, 'work'>): boolean => work.kind === 'photo' && work.as === 'heic';

/** Images that wait for a thread: what people wait for before the others, of several owners first whose has none under way, and of the heavy ones one at a time. */
export class WaitingImages {
  readonly #urgent: WaitingImage[] = [];
  readonly #others: WaitingImage[] = [];
  readonly #underWay = new Map<string, number>();
  #heavy = 0;

  get isEmpty(): boolean { return this.#urgent.length + this.#others.length === 0; }

  /** Rejects one where too many wait. */
  add(waiting: WaitingImage, isUrgent: boolean): void {
    const queue = isUrgent ? this.#urgent : this.#others;
    const own = waiting.owner === undefined ? 0 : queue.filter(({ owner }) => owner === waiting.owner).length;
    if (queue.length < MOST_WAITING && own < MOST_OF_ONE) queue.push(waiting);
    else waiting.reject(new Failure('UNAVAILABLE', 'Too many images wait to be worked on; try again'));
  }

  /** The one whose turn it is. */
  take(): WaitingImage | undefined {
    const taken = this.#takeFrom(this.#urgent) ?? this.#takeFrom(this.#others);
    if (taken) this.#count(taken, 1);
    return taken;
  }

  /** Note that one that was taken is done. */
  done(waiting: WaitingImage): void {
    this.#count(waiting, -1);
  }

  #count(waiting: WaitingImage, change: 1 | -1): void {
    if (isHeavy(waiting)) this.#heavy += change;
    if (waiting.owner === undefined) return;
    const left = this.#ofOwner(waiting) + change;
    if (left > 0) this.#underWay.set(waiting.owner, left);
    else this.#underWay.delete(waiting.owner);
  }

  #ofOwner({ owner }: WaitingImage): number {
    return owner === undefined ? 0 : this.#underWay.get(owner) ?? 0;
  }

  #takeFrom(queue: WaitingImage[]): WaitingImage | undefined {
    const possible = queue.filter((waiting) => this.#heavy === 0 || !isHeavy(waiting));
    const [first] = possible;
    if (!first) return undefined;
    const next = possible.reduce((chosen, one) => (this.#ofOwner(one) < this.#ofOwner(chosen) ? one : chosen), first);
    queue.splice(queue.indexOf(next), 1);
    return next;
  }
}
