import type { Node, SourceFile } from 'typescript';

/** A change of one place of a file. */
export interface Change { readonly start: number; readonly end: number; readonly text: string; readonly what: string }

/** A mutant: a change, where it is, and whether only MySQL comes there. */
export interface Mutant extends Change { readonly file: string; readonly line: number; readonly onMysqlOnly: boolean }

/** What a mutator makes of a node. */
export type Mutator = (node: Node, source: SourceFile) => readonly Change[];

/** A node replaced by a text. */
export function replaced(node: Node, source: SourceFile, [text, what]: readonly [text: string, what: string]): Change {
  return { start: node.getStart(source), end: node.getEnd(), text, what };
}

/** The text of a file after a change. */
export const changed = (text: string, { start, end, text: put }: Change): string => `${text.slice(0, start)}${put}${text.slice(end)}`;
