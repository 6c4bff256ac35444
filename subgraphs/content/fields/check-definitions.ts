import { judgeDefinition, labelProblem } from './check-field.js';
import { BLOCK_PARTS, type BlockType, type FieldDefinition } from './field-definition.js';
import { Judgement, note, spotOf, type Place, type Spot } from './judgement.js';
import { keyProblem } from './key.js';

const MOST_FIELDS = 60;
const MOST_BLOCK_TYPES = 40;
const MOST_GROUPS_DEEP = 3;

/** Judge the fields of a collection or of a template: their keys, labels and limits, and what belongs to a type alone. Problems are noted by path. */
export function checkDefinitions(definitions: readonly FieldDefinition[], place: Place): void {
  judgeAll(definitions, { judgement: new Judgement(place), path: place.path }, 0);
}

/** Judge the types of the blocks of a template with their fields, of which none is called `id` or `type`. Problems are noted by path. */
export function checkBlockTypes(types: readonly BlockType[], place: Place): void {
  const spot: Spot = { judgement: new Judgement(place), path: place.path };
  if (types.length > MOST_BLOCK_TYPES) note(spot, `must have at most ${String(MOST_BLOCK_TYPES)} types of blocks`);
  else judgeTypes(types, spot);
}

function judgeTypes(types: readonly BlockType[], spot: Spot): void {
  judgeKeys(types, spot);
  for (const [index, { key, label, fields }] of types.entries()) {
    const at = spotOf(spot, index);
    note(spotOf(at, 'key'), keyProblem(key));
    note(spotOf(at, 'label'), labelProblem(label));
    judgeAll(fields, spotOf(at, 'fields'), 0);
    for (const [place, field] of fields.entries()) note(spotOf(spotOf(spotOf(at, 'fields'), place), 'key'), BLOCK_PARTS.includes(field.key) ? `must not be ${field.key}, which every block has` : undefined);
  }
}

function judgeAll(fields: readonly FieldDefinition[], spot: Spot, groups: number): void {
  if (fields.length > MOST_FIELDS) {
    note(spot, `must have at most ${String(MOST_FIELDS)} fields`);
    return;
  }
  judgeKeys(fields, spot);
  for (const [index, field] of fields.entries()) {
    if (!spot.judgement.take()) return;
    const at = spotOf(spot, index);
    judgeDefinition(field, at);
    judgeGroup(field, spotOf(at, 'fields'), groups + 1);
  }
}

function judgeGroup({ type, fields }: FieldDefinition, spot: Spot, groups: number): void {
  if (type !== 'GROUP') note(spot, fields == null ? undefined : 'is for fields of the type GROUP only');
  else if (fields == null || fields.length === 0) note(spot, 'must not be empty');
  else if (groups > MOST_GROUPS_DEEP) note(spot, `must not be inside more than ${String(MOST_GROUPS_DEEP)} groups`);
  else judgeAll(fields, spot, groups);
}

function judgeKeys(all: readonly { readonly key: string }[], spot: Spot): void {
  const seen = new Set<string>();
  for (const [index, { key }] of all.entries()) {
    note(spotOf(spotOf(spot, index), 'key'), seen.has(key) ? 'must not be the key of another' : undefined);
    seen.add(key);
  }
}
