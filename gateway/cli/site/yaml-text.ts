import { isCollection, isNode, isPair, isScalar, LineCounter, parseDocument, stringify, visit, type Document } from 'yaml';
import { requireBoundedYaml } from './bounded-yaml.js';
import { FileProblem } from './file-problem.js';

/** A value as YAML; null, lists and records inside included. */
export const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** The value of a YAML text. Throws {@link FileProblem} with the line. */
export function readYaml(text: string): unknown {
  requireBoundedYaml(text);
  const { document, lines } = parsed(text);
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new FileProblem(fault.message, lines.linePos(fault.pos[0]).line, { cause: fault });
  requireUniqueKeys(document, lines);
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    throw new FileProblem('References (* and &) are not taken: write the value twice', undefined, { cause: error });
  }
}

/** The parser compares each key with all others, which takes minutes for the keys of a large file. */
function requireUniqueKeys(document: Document.Parsed, lines: LineCounter): void {
  visit(document, { Map: (_, { items }) => {
    const seen = new Set<unknown>();
    for (const { key } of items) {
      if (!isScalar(key)) continue;
      if (seen.has(key.value)) throw new FileProblem(`Map keys must be unique: ${String(key.value)} is there twice`, lines.linePos(beginOf(key) ?? 0).line);
      seen.add(key.value);
    }
  } });
}

/** The line of a value in a YAML text, or of what it is in. */
export function lineIn(text: string, path: readonly (number | string)[]): number | undefined {
  const { document, lines } = parsed(text);
  for (let length = path.length; length > 0; length -= 1) {
    const start = startOf(document, path.slice(0, length));
    if (start !== undefined) return lines.linePos(start).line;
  }
  return undefined;
}

function startOf(document: Document.Parsed, path: readonly (number | string)[]): number | undefined {
  const [above, key] = [path.slice(0, -1), path.at(-1)];
  const parent: unknown = above.length === 0 ? document.contents : document.getIn(above, true);
  if (!isCollection(parent)) return undefined;
  const named: unknown = parent.items.flatMap((item) => (isPair(item) && String(item.key) === key ? [item.key] : []))[0];
  return beginOf(named ?? parent.get(key, true));
}

const beginOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

function parsed(text: string): { readonly document: Document.Parsed; readonly lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }), lines };
}
