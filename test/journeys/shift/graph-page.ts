import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';

/** A section of the page: its heading and its operations by name. */
export interface PageSection {
  readonly heading: string;
  readonly operations: ReadonlyMap<string, string>;
  /** The variables that are shown, each with the operation before it. */
  readonly variables: readonly { readonly operation: string; readonly values: Readonly<Record<string, unknown>> }[];
}

/** The page for internal teams; what it shows is what the journeys send. */
const PAGE = 'gateway/docs/graph.md';

/** The sections of the page, in its order. */
export function pageSections(): PageSection[] {
  return readPage().split('\n### ').slice(1).map((text) => ({
    heading: text.slice(0, text.indexOf('\n')),
    operations: new Map(blocksOf(text).map((block) => [nameOf(block), block])),
    variables: variablesOf(text),
  }));
}

/** The whole page. */
export const readPage = (): string => readFileSync(PAGE, 'utf8');

const variablesOf = (text: string): PageSection['variables'] => text.split('```json\n').slice(1).map((rest, index, parts) => ({
  operation: blocksOf(text.slice(0, text.length - parts.slice(index).join('```json\n').length)).at(-1) ?? '',
  values: JSON.parse(rest.slice(0, rest.indexOf('```'))) as Record<string, unknown>,
}));

const blocksOf = (text: string): string[] => text.split('```graphql\n').slice(1).map((rest) => rest.slice(0, rest.indexOf('```')));

function nameOf(block: string): string {
  const [definition] = parse(block).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) throw new Error(`An operation of the page has no name: ${block}`);
  return definition.name.value;
}

/** The section that begins with a title. */
export function sectionOf(title: string): PageSection {
  const found = pageSections().find(({ heading }) => heading.startsWith(title));
  if (!found) throw new Error(`The page has no section ${title}`);
  return found;
}
