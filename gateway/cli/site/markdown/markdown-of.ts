import { isDeepStrictEqual } from 'node:util';
import { FileProblem } from '../file-problem.js';
import { readMarkdown } from './read-markdown.js';
import { RichNode } from './rich-node.js';
import { Unsayable } from './unsayable.js';
import { writeMarkdown } from './write-markdown.js';

/** A rich text as Markdown; undefined where Markdown read again would not be exactly the same. */
export function markdownOf(document: unknown): string | undefined {
  const { data } = RichNode.safeParse(document);
  if (!data) return undefined;
  try {
    const markdown = writeMarkdown(data);
    return isDeepStrictEqual(readMarkdown(markdown), document) ? markdown : undefined;
  } catch (error) {
    if (error instanceof Unsayable || error instanceof FileProblem) return undefined;
    throw error;
  }
}
