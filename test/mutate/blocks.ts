import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { mutatedFiles, parsed } from './find-mutants.js';

/** A part of a file that runs as a whole; `expression` says that it is one. */
export interface Block { readonly file: string; readonly start: number; readonly end: number; readonly expression: boolean }

/** Every block of the mutated files. */
export const blocksOf = (root: string): readonly Block[] =>
  mutatedFiles(root).flatMap((file) => inFile(file, readFileSync(join(root, file), 'utf8')));

function inFile(file: string, text: string): readonly Block[] {
  const source = parsed(file, text);
  const found: Block[] = [];
  const visit = (node: ts.Node): void => {
    for (const [part, expression] of partsOf(node)) {
      const start = expression ? part.getStart(source) : part.getStart(source) + 1;
      found.push({ file, start, end: part.getEnd(), expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function partsOf(node: ts.Node): readonly (readonly [part: ts.Node, expression: boolean])[] {
  if (ts.isBlock(node)) return [[node, false]];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [[node.body, true]];
  return ts.isConditionalExpression(node) ? [[node.whenTrue, true], [node.whenFalse, true]] : [];
}

/** The text of a file that says of each of its blocks when it is reached. */
export function instrumented(text: string, blocks: readonly (readonly [number: number, block: Block])[]): string {
  const puts = blocks.flatMap(([number, { start, end, expression }]) => (expression
    ? [{ at: start, outer: -end, put: `(globalThis.blockReached?.(${String(number)}), ` }, { at: end, outer: start, put: ')' }]
    : [{ at: start, outer: -end, put: `globalThis.blockReached?.(${String(number)});` }]));
  // At one place, what ends comes before what begins, and of two that begin the outer one first; of two that end the inner one.
  const sorted = puts.toSorted((one, other) => one.at - other.at || Number(one.put !== ')') - Number(other.put !== ')') || (one.put === ')' ? other.outer - one.outer : one.outer - other.outer));
  let done = 0;
  const pieces = sorted.map(({ at, put }) => {
    const piece = text.slice(done, at) + put;
    done = at;
    return piece;
  });
  return pieces.join('') + text.slice(done);
}

/** The number of the smallest block around a place; undefined for what runs when the file is loaded. */
export function blockAround(blocks: readonly Block[], file: string, place: number): number | undefined {
  let best: number | undefined;
  blocks.forEach((block, number) => {
    const holds = block.file === file && block.start <= place && place < block.end;
    const known = best === undefined ? undefined : blocks[best];
    if (holds && (!known || block.end - block.start < known.end - known.start)) best = number;
  });
  return best;
}
