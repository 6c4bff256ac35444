import type { ActionName, ActionWords } from '../words/action-words.js';
import type { Sending } from '../parts/use-checked.js';
import type { OrderWorkWords } from '../words/order-work-words.js';
import type { ReturnActionName, ReturnQuestion, ReturnWords } from '../words/return-words.js';

/** A question of an action. */
export interface ActionField {
  readonly name: string;
  /** A text of the actions, or the name of an item. */
  readonly label: { readonly word: Exclude<keyof ActionWords, 'names'> } | { readonly question: Question } | { readonly ofItem: ItemQuestion; readonly item: string } | { readonly ofLine: keyof OrderWorkWords['ofLine']; readonly item: string } | { readonly text: string };
  readonly kind: 'check' | 'choice' | 'count' | 'file' | 'location' | 'long' | 'text';
  readonly isRequired?: boolean;
  readonly value?: string;
  readonly least?: number;
  readonly most?: number;
  /** Of a choice: words of the graph, or anything with a text of its own. */
  readonly options?: readonly { readonly value: string; readonly text?: string }[];
  /** What the words of the graph are. */
  readonly optionsAre?: 'choices' | 'conditions' | 'documentTypes' | 'payment';
}

/** A question, or a hint, of an action that changes more than the order's own fields. */
type Question = ReturnQuestion | keyof OrderWorkWords['questions'];

/** A question about the units of one item. */
type ItemQuestion = keyof Pick<ReturnWords, 'conditionOf' | 'otherOf' | 'remarkOf' | 'sellableOf'>;

/** What was answered, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;

/** Something that staff can do with an order or a return; answers those of its fields that would be, or are, other ones. */
export interface Action {
  readonly name: ActionName | ReturnActionName;
  readonly fields: readonly ActionField[];
  readonly hint?: Exclude<keyof ActionWords, 'names'>;
  readonly advice?: Question;
  readonly send: (answers: Answers, sending: Sending) => Promise<object | null>;
}
