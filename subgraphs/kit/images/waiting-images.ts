import { Failure } from '#contract/failure.js';
import type { ImageWork, MadeImage } from './image-work.js';

/** An image that somebody waits for. */
export interface WaitingImage {
  readonly work: ImageWork;
  readonly isMoved: boolean;
  readonly resolve: (made: MadeImage) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_WAITING = 100;

/** HEIC takes more memory than the other formats, and a file may make it take all its time. */
export const isHeavy = ({ work }: Pick<WaitingImage, 'work'>): boolean => work.kind === 'photo' && work.as === 'heic';

/** Images that wait for a thread: what people wait for before the others, and of the heavy ones one at a time. */
export class WaitingImages {
  readonly #urgent: WaitingImage[] = [];
  readonly #others: WaitingImage[] = [];
  #heavy = 0;

  get isEmpty(): boolean { return this.#urgent.length + this.#others.length === 0; }

  /** Rejects one where too many wait. */
  add(waiting: WaitingImage, isUrgent: boolean): void {
    const queue = isUrgent ? this.#urgent : this.#others;
    if (queue.length < MOST_WAITING) queue.push(waiting);
    else waiting.reject(new Failure('UNAVAILABLE', 'Too many images wait to be worked on; try again'));
  }

  /** The one whose turn it is. */
  take(): WaitingImage | undefined {
    const taken = this.#takeFrom(this.#urgent) ?? this.#takeFrom(this.#others);
    if (taken && isHeavy(taken)) this.#heavy += 1;
    return taken;
  }

  /** Note that one that was taken is done. */
  done(waiting: WaitingImage): void {
    if (isHeavy(waiting)) this.#heavy -= 1;
  }

  #takeFrom(queue: WaitingImage[]): WaitingImage | undefined {
    const at = queue.findIndex((waiting) => this.#heavy === 0 || !isHeavy(waiting));
    return at === -1 ? undefined : queue.splice(at, 1)[0];
  }
}
