import { cutTo } from '#contract/cut-to.js';
import type { BlockType, FieldDefinition, FieldType } from './field-definition.js';
import { filledBlocks, filledFields, type FilledField } from './filled-fields.js';
import { isRecord, own } from './record.js';
import { richNodes } from './rich-nodes.js';

const LONGEST = 100_000;

/** The words of stored values for searching, a line for each value and each paragraph, at most 100,000 characters: texts, and what images and embeds are called. A choice is a setting of what is shown, and none of its words. */
export const textOf = (definitions: readonly FieldDefinition[], values: unknown): string => wordsOf(filledFields(definitions, values));

/** The words of the blocks of a page, as {@link textOf} has them. */
export const textOfBlocks = (types: readonly BlockType[], blocks: unknown): string => wordsOf(filledBlocks(types, blocks));

function wordsOf(filled: Iterable<FilledField>): string {
  const lines: string[] = [];
  let length = 0;
  for (const { field, value } of filled) {
    for (const line of LINES[field.type]?.(value) ?? []) {
      if (typeof line !== 'string' || line.trim() === '') continue;
      lines.push(line);
      length += line.length + 1;
      if (length > 2 * LONGEST) return cutTo(lines.join('\n').slice(0, 2 * LONGEST), LONGEST); // a character is two of JavaScript's at most
    }
  }
  return cutTo(lines.join('\n'), LONGEST);
}

const LINES: Partial<Record<FieldType, (value: unknown) => Iterable<unknown>>> = {
  TEXT: (value) => [value],
  LONG_TEXT: (value) => [value],
  RICH_TEXT: richLines,
  IMAGE: (value) => [named(value, 'alt')],
  EMBED: (value) => [named(value, 'title')],
};

function named(value: unknown, name: string): unknown {
  return isRecord(value) ? own(value, name) : undefined;
}

/** Texts next to each other are one line: a mark can begin in the middle of a word. */
function* richLines(document: unknown): Generator {
  let line: string[] = [];
  for (const node of richNodes(document)) {
    const text = own(node, 'text');
    if (typeof text === 'string') line.push(text);
    else {
      yield line.join('');
      line = [];
      if (own(node, 'type') === 'image') yield named(own(node, 'attrs'), 'alt');
    }
  }
  yield line.join('');
}
