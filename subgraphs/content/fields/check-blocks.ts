import { BLOCK_PARTS, VALUE_LIMITS, type BlockType } from './field-definition.js';
import { judgeFields } from './check-values.js';
import { Judgement, note, spotOf, type Place, type Spot } from './judgement.js';
import { isList, isRecord, own, type JsonRecord } from './record.js';
import { unknownValue } from './unknown-name.js';
import { idProblem } from './value-rules.js';

/**
 * Judge the blocks of a page: a list of `{id, type, ...fields}`, whose ids are unique in it. Problems are noted by path.
 * Nothing is changed: blocks are stored as they are sent. The caller limits their bytes.
 */
export function checkBlocks(types: readonly BlockType[], blocks: unknown, place: Place): void {
  const spot: Spot = { judgement: new Judgement(place), path: place.path };
  if (!isList(blocks)) note(spot, 'must be a list of blocks');
  else if (blocks.length > VALUE_LIMITS.blocks) note(spot, `must have at most ${String(VALUE_LIMITS.blocks)} blocks`);
  else judgeBlocks(types, blocks, spot);
}

function judgeBlocks(types: readonly BlockType[], blocks: readonly unknown[], spot: Spot): void {
  const byKey = new Map(types.map((type) => [type.key, type]));
  const ids = new Set<unknown>();
  for (const [index, block] of blocks.entries()) {
    if (!spot.judgement.take()) return;
    const at = spotOf(spot, index);
    if (!isRecord(block)) {
      note(at, 'must be a block: an object with id and type');
      continue;
    }
    const id = own(block, 'id');
    note(spotOf(at, 'id'), ids.has(id) ? 'must not be the id of another block' : idProblem(id));
    ids.add(id);
    judgeBlock(byKey, block, at);
  }
}

function judgeBlock(types: ReadonlyMap<string, BlockType>, block: JsonRecord, spot: Spot): void {
  const type = own(block, 'type');
  const known = typeof type === 'string' ? types.get(type) : undefined;
  if (known) judgeFields(known.fields, block, { spot, besides: BLOCK_PARTS, what: `a field of the block ${known.key}` });
  else note(spotOf(spot, 'type'), unknownValue(type, [...types.keys()], 'a block of this template'));
}
