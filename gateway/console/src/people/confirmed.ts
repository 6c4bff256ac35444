import type { Difference } from '../order/differences.js';
import type { PeopleChange } from '../words/people-words.js';

/** Something that is done with a person, or what they hold, once its consequence was read. The graph remembers no keys of these changes: each can be sent again, since what is gone is refused. */
export interface Confirmed {
  readonly name: PeopleChange;
  /** Whom or what it is about. */
  readonly about: string;
  readonly found: readonly Difference[];
  /** Answers the secret that is shown this once, where there is one. */
  readonly send: (dryRun: boolean) => Promise<string | null>;
  /** Whether its page is gone afterwards. */
  readonly isEnd?: true;
}
