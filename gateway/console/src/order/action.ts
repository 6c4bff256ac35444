import type { ActionName, ActionWords } from '../words/action-words.js';
import type { ConsoleOrderViewFragment } from './operations/console-order-view.generated.js';

/** A question of an action. */
export interface ActionField {
  readonly name: string;
  /** A text of the actions, or the name of an item. */
  readonly label: { readonly word: Exclude<keyof ActionWords, 'names'> } | { readonly text: string };
  readonly kind: 'check' | 'count' | 'location' | 'long' | 'text';
  readonly isRequired?: boolean;
  readonly value?: string;
  readonly most?: number;
}

/** What was answered, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;

/** How an action is sent: to see what would change, or to change it, under a key that counts once. */
export interface Sending {
  readonly dryRun: boolean;
  readonly key?: string;
}

/** Something that staff can do with an order; answers the order as it would be, or is. */
export interface Action {
  readonly name: ActionName;
  readonly fields: readonly ActionField[];
  readonly hint?: Exclude<keyof ActionWords, 'names'>;
  readonly send: (answers: Answers, sending: Sending) => Promise<ConsoleOrderViewFragment | null>;
}
