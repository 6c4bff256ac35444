import { note, spotOf, type Spot } from './judgement.js';
import { isRecord, own, type JsonRecord } from './record.js';
import { isShowable, unknownName } from './unknown-name.js';

/** The rule of one value of a record. */
export interface ValueRule {
  readonly required?: boolean;
  /** Why a value cannot be used; undefined when it can. Absent and null ones are not asked about. */
  readonly problem: (value: unknown) => string | undefined;
}

/** What a record may have, by name. */
export type Shape = Readonly<Record<string, ValueRule>>;

/** What is said of a value that must be there and is not. */
export const REQUIRED = 'is required';

/** The names that a record may have, and what one of them is called: a field of this block. */
export interface KnownNames {
  readonly known: readonly string[];
  readonly what: string;
}

/** Note each name of a record that is not known. */
export function judgeNames(record: JsonRecord, { known, what }: KnownNames, spot: Spot): void {
  for (const name of Object.keys(record)) {
    if (known.includes(name)) continue;
    if (spot.judgement.isOver) return;
    if (isShowable(name)) note(spotOf(spot, name), unknownName(name, known, what));
    else note(spot, `has a name that is not ${what}: names are letters, digits and underscores`);
  }
}

/** Judge a record by its shape; `what` names one of its values: an attribute of a heading. */
export function judgeShape(value: unknown, { shape, what }: { readonly shape: Shape; readonly what: string }, spot: Spot): void {
  if (!isRecord(value)) {
    note(spot, `must be an object with ${Object.keys(shape).join(', ') || 'nothing in it'}`);
    return;
  }
  judgeNames(value, { known: Object.keys(shape), what }, spot);
  for (const [name, { required, problem }] of Object.entries(shape)) {
    const given = own(value, name) ?? undefined;
    note(spotOf(spot, name), given === undefined ? missing(required) : problem(given));
  }
}

const missing = (required: boolean | undefined): string | undefined => (required === true ? REQUIRED : undefined);
