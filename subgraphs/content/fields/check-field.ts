import { textProblem } from '#contract/text-problem.js';
import { SLUG } from '../sites/slug.js';
import { VALUE_LIMITS, type Choice, type FieldDefinition, type FieldType } from './field-definition.js';
import { note, spotOf, type Spot } from './judgement.js';
import { keyProblem } from './key.js';
import { filledLineUpTo, integerWithin } from './value-rules.js';

const MOST_CHOICES = 200;

/** The longest that texts can be, by their type. */
const LONGEST: Partial<Record<FieldType, number>> = { TEXT: VALUE_LIMITS.text, LONG_TEXT: VALUE_LIMITS.longText };

/** The problem of the name of a field or of a type of blocks for editors. */
export const labelProblem = filledLineUpTo(200);
const valueProblem = filledLineUpTo(100);

/** Judge a field, without the fields of a group. */
export function judgeDefinition(field: FieldDefinition, spot: Spot): void {
  note(spotOf(spot, 'key'), keyProblem(field.key));
  note(spotOf(spot, 'label'), labelProblem(field.label));
  note(spotOf(spot, 'most'), mostProblem(field));
  note(spotOf(spot, 'collection'), collectionProblem(field));
  judgeChoices(field, spotOf(spot, 'choices'));
}

function mostProblem({ type, many, most }: FieldDefinition): string | undefined {
  if (most == null) return undefined;
  const limit = many === true ? VALUE_LIMITS.entries : LONGEST[type];
  return limit === undefined ? 'is for lists, TEXT and LONG_TEXT only' : integerWithin(1, limit)(most);
}

function collectionProblem({ type, collection }: FieldDefinition): string | undefined {
  if (collection == null) return undefined;
  if (type !== 'ENTRY') return 'is for fields of the type ENTRY only';
  return textProblem(collection, SLUG) === undefined ? undefined : 'must be the slug of a collection';
}

function judgeChoices({ type, choices }: FieldDefinition, spot: Spot): void {
  if (type !== 'CHOICE') note(spot, choices == null ? undefined : 'is for fields of the type CHOICE only');
  else if (choices == null || choices.length === 0) note(spot, 'must not be empty');
  else if (choices.length > MOST_CHOICES) note(spot, `must have at most ${String(MOST_CHOICES)} choices`);
  else judgeEachChoice(choices, spot);
}

function judgeEachChoice(choices: readonly Choice[], spot: Spot): void {
  const seen = new Set<string>();
  for (const [index, { value, label }] of choices.entries()) {
    const at = spotOf(spot, index);
    note(spotOf(at, 'value'), seen.has(value) ? 'must not be the value of another choice' : valueProblem(value));
    note(spotOf(at, 'label'), labelProblem(label));
    seen.add(value);
  }
}
