import type { Problems } from '#contract/problems.js';
import { VALUE_LIMITS } from './field-definition.js';
import { below } from './record.js';

const MOST_PROBLEMS = 100;

/** Where problems are noted, and the path of what is judged. */
export interface Place {
  readonly problems: Problems;
  readonly path: string;
  /** Of a draft, which may lack what is required. */
  readonly isDraft?: boolean;
}

/** One pass over values that strangers sent: it ends after so many values, and after so many problems. */
export class Judgement {
  readonly #place: Place;
  #nodesLeft: number = VALUE_LIMITS.nodes;
  #problemsLeft = MOST_PROBLEMS;
  #isOver = false;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Whether nothing more is judged. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What is said of a required value that is missing; nothing of a draft. */
  get missing(): string | undefined {
    return this.#place.isDraft === true ? undefined : 'is required';
  }

  /** Whether one more value may be judged. */
  take(): boolean {
    this.#nodesLeft -= 1;
    if (this.#nodesLeft < 0) this.#end(`must have at most ${String(VALUE_LIMITS.nodes)} values in all`);
    return !this.#isOver;
  }

  /** Note a problem; `undefined` is none. */
  note(path: string, message: string | undefined): void {
    if (message === undefined || this.#isOver) return;
    this.#problemsLeft -= 1;
    if (this.#problemsLeft < 0) this.#end('has more problems than these');
    else this.#place.problems.add(path, message);
  }

  #end(message: string): void {
    if (!this.#isOver) this.#place.problems.add(this.#place.path, message);
    this.#isOver = true;
  }
}

/** A value's place in a judgement. */
export interface Spot {
  readonly judgement: Judgement;
  readonly path: string;
}

/** The spot of what a record or list has by a name or number. */
export const spotOf = ({ judgement, path }: Spot, step: number | string): Spot => ({ judgement, path: below(path, step) });

/** Note a problem of the value at a spot; `undefined` is none. */
export const note = ({ judgement, path }: Spot, message: string | undefined): void => {
  judgement.note(path, message);
};
