import { VALUE_LIMITS, type FieldDefinition } from './field-definition.js';
import { judgeNames } from './judge-shape.js';
import { isFilled, JUDGES } from './judge-value.js';
import { Judgement, note, spotOf, type Place, type Spot } from './judgement.js';
import { isList, isRecord, own, type JsonRecord } from './record.js';

/**
 * Judge the values of a collection's or template's fields, each by the field's key: what is unknown, missing or not of the field's type is noted by path.
 * Nothing is changed: values are stored as they are sent. An absent value is the same as null. The caller limits their bytes.
 */
export function checkValues(definitions: readonly FieldDefinition[], values: unknown, place: Place): void {
  const spot: Spot = { judgement: new Judgement(place), path: place.path };
  if (isRecord(values)) judgeFields(definitions, values, { spot, besides: [], what: 'a field here' });
  else note(spot, 'must be an object with values by the keys of the fields');
}

/** What a record with fields has besides them, and what one of its fields is called in messages. */
export interface FieldsAt {
  readonly spot: Spot;
  readonly besides: readonly string[];
  readonly what: string;
}

/** Judge the values of a record's fields. */
export function judgeFields(definitions: readonly FieldDefinition[], values: JsonRecord, { spot, besides, what }: FieldsAt): void {
  judgeNames(values, { known: [...besides, ...definitions.map(({ key }) => key)], what }, spot);
  for (const field of definitions) {
    if (spot.judgement.isOver) return;
    judgeField(own(values, field.key), spotOf(spot, field.key), field);
  }
}

function judgeField(value: unknown, spot: Spot, field: FieldDefinition): void {
  if (field.many === true) judgeList(value ?? [], spot, field);
  else if (isFilled(value, field.type)) judgeOne(value, spot, field);
  else if (field.required && spot.judgement.missing !== undefined) note(spot, spot.judgement.missing);
  else if (value != null) judgeOne(value, spot, field); // blanks: of the field's type all the same
}

function judgeList(values: unknown, spot: Spot, field: FieldDefinition): void {
  const most = field.most ?? VALUE_LIMITS.entries;
  if (!isList(values)) note(spot, 'must be a list');
  else if (values.length > most) note(spot, `must have at most ${String(most)} entries`);
  else if (values.length === 0) note(spot, field.required ? spot.judgement.missing : undefined);
  else judgeEntries(values, spot, field);
}

function judgeEntries(values: readonly unknown[], spot: Spot, field: FieldDefinition): void {
  for (const [index, value] of values.entries()) {
    if (spot.judgement.isOver) return;
    const at = spotOf(spot, index);
    if (isFilled(value, field.type)) judgeOne(value, at, field);
    else note(at, 'must not be empty');
  }
}

function judgeOne(value: unknown, spot: Spot, field: FieldDefinition): void {
  if (!spot.judgement.take()) return;
  if (field.type !== 'GROUP') JUDGES[field.type](value, spot, field);
  else if (isRecord(value)) judgeFields(field.fields ?? [], value, { spot, besides: [], what: 'a field of this group' });
  else note(spot, 'must be an object with values by the keys of the fields');
}
