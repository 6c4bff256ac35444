import { FileProblem } from './file-problem.js';
import { yamlOf } from './yaml-text.js';

/** The parts of a text file: YAML, and the Markdown below it where there is any. */
export interface TextParts {
  readonly yaml: string;
  readonly body: string | undefined;
  /** The lines in front of the YAML and of the Markdown, which positions in them count from. */
  readonly offsets: { readonly yaml: number; readonly body: number };
}

const FENCE = '---\n';

/** A text of a page or an entry as a file. */
export const textFileOf = (front: object, body: string | undefined): string => (body === undefined ? yamlOf(front) : `${FENCE}${yamlOf(front)}${FENCE}${body === '' ? '' : `\n${body}`}`);

/** The parts of a text file; line ends of any system are taken. */
export function partsOf(raw: string, isMarkdown: boolean): TextParts {
  const text = plain(raw);
  if (!isMarkdown) return { yaml: text, body: undefined, offsets: { yaml: 0, body: 0 } };
  const end = text.indexOf(`\n${FENCE}`, FENCE.length - 1);
  const closing = end === -1 && text.endsWith('\n---') ? text.length - FENCE.length : end;
  if (!text.startsWith(FENCE) || closing === -1) throw new FileProblem('The file begins with --- and the fields of the text, and --- below them', 1);
  const yaml = text.slice(FENCE.length, closing + 1);
  return { yaml, body: text.slice(closing + 1 + FENCE.length), offsets: { yaml: 1, body: yaml.split('\n').length + 1 } };
}

/** A text without the mark of its encoding, with line ends of one kind. */
export const plain = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
