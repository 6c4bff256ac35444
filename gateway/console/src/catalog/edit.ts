/** How a field of a form is asked. */
export type EditKind = 'amount' | 'choice' | 'date' | 'long' | 'number' | 'several' | 'text' | 'url';

/** One field of a form. Its value is a text: of several options, those that are chosen, with commas between. */
export interface EditField {
  readonly name: string;
  readonly label: string;
  readonly kind: EditKind;
  readonly value: string;
  /** Fields of one group stand together under its name, and groups beside each other. */
  readonly group?: string;
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly isRequired?: boolean;
  readonly longest?: number;
  readonly hint?: string;
  /** Who keeps the field; it is shown, and nobody else changes it. */
  readonly keptBy?: string | undefined;
}

/** What was entered, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;

/** What a form would change, read at one time: its fields, and the record by the names that people know its values by. */
export interface EditState {
  readonly fields: readonly EditField[];
  readonly record: object;
  /** Who changed it last, and when. */
  readonly lastChange?: string | undefined;
}

/** A change that is asked for in a form, shown as a difference, and then carried out. */
export interface Edit {
  readonly title: string;
  readonly advice?: string | undefined;
  readonly fields: readonly EditField[];
  /** What it is like now, which may be another than what the page shows. */
  readonly read: () => Promise<EditState>;
  /** Sends what differs from what the form began with; answers the record by the same names, as it would be or is. */
  readonly send: (changed: Answers, dryRun: boolean) => Promise<object>;
  /** Of the button that carries it out. */
  readonly label?: string;
  /** What to do once it was carried out. */
  readonly onDone?: () => void;
}

/** What was entered that differs from what a form began with. */
export const changedOf = (fields: readonly EditField[], answers: Answers): Answers =>
  Object.fromEntries(fields.flatMap(({ name, kind, value, keptBy }) => {
    const answer = answers[name];
    return keptBy === undefined && answer !== undefined && plain(answer, kind) !== plain(value, kind) ? [[name, answer] as const] : [];
  }));

/** Space around a text, how its lines end, and the order of what is chosen are no change: browsers write them their own way. */
const plain = (text: string, kind: EditKind): string => (kind === 'several' ? text.split(', ').toSorted().join(', ') : text.replaceAll('\r\n', '\n').trim());
