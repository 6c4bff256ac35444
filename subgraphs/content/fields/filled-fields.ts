import type { BlockType, FieldDefinition } from './field-definition.js';
import { below, isList, isRecord, own } from './record.js';

/** A stored value with its field and path: that of an entry of a list where the field has a list, and of a field of a group. */
export interface FilledField {
  readonly field: FieldDefinition;
  readonly value: unknown;
  readonly path: string;
}

/** The stored values of fields that are no groups, those in groups too, in the order of the fields. What is not as its field says is passed over. */
export function* filledFields(definitions: readonly FieldDefinition[], values: unknown, path = ''): Generator<FilledField> {
  if (!isRecord(values)) return;
  for (const field of definitions) {
    const value = own(values, field.key);
    const at = below(path, field.key);
    if (field.many !== true) yield* filledField(field, value, at);
    else if (isList(value)) for (const [index, entry] of value.entries()) yield* filledField(field, entry, below(at, index));
  }
}

function* filledField(field: FieldDefinition, value: unknown, path: string): Generator<FilledField> {
  if (value == null) return;
  if (field.type === 'GROUP') yield* filledFields(field.fields ?? [], value, path);
  else yield { field, value, path };
}

/** The stored values of the blocks of a page, in the order of the blocks; paths begin with the number of the block. */
export function* filledBlocks(types: readonly BlockType[], blocks: unknown): Generator<FilledField> {
  if (!isList(blocks)) return;
  const byKey = new Map<unknown, BlockType>(types.map((type) => [type.key, type]));
  for (const [index, block] of blocks.entries()) {
    const type = isRecord(block) ? byKey.get(own(block, 'type')) : undefined;
    if (type) yield* filledFields(type.fields, block, String(index));
  }
}
