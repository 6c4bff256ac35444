import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { Failure } from '#contract/failure.js';

/** The size of an operation's text, computed without the schema. */
export interface TextSize {
  /** Levels of nested fields, fragments followed. */
  readonly depth: number;
  /** The most aliases of one operation, fragments followed. */
  readonly aliases: number;
  /** Fields as they are written, fragments not followed. */
  readonly fields: number;
  /** The most occurrences of one field name with a selection: validation compares all of one name with each other. */
  readonly repeats: number;
}

type SetSize = Omit<TextSize, 'repeats'>;

interface Measuring {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly measured: Map<string, SetSize>;
  /** The fragments that enclose the current node. */
  readonly within: Set<string>;
  /** The occurrences of each name with a selection. */
  readonly names: Map<string, number>;
}

const NOTHING: SetSize = { depth: 0, aliases: 0, fields: 0 };

/** Measure a text in one walk; throws BAD_INPUT when fragments spread each other in a circle. */
export function textSize({ definitions }: DocumentNode): TextSize {
  const fragments = new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
  const measuring: Measuring = { fragments, measured: new Map(), within: new Set(), names: new Map() };
  const operations = definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [sizeOfSet(node.selectionSet, measuring)] : []));
  for (const name of fragments.keys()) sizeOfFragment(name, measuring); // also unused ones
  const written = [...operations, ...measuring.measured.values()];
  return {
    depth: Math.max(0, ...operations.map(({ depth }) => depth)),
    aliases: Math.max(0, ...operations.map(({ aliases }) => aliases)),
    fields: written.reduce((sum, { fields }) => sum + fields, 0),
    repeats: Math.max(0, ...measuring.names.values()),
  };
}

const sizeOfSet = ({ selections }: SelectionSetNode, measuring: Measuring): SetSize =>
  selections.reduce((sum, selection) => {
    const { depth, aliases, fields } = sizeOf(selection, measuring);
    return { depth: Math.max(sum.depth, depth), aliases: sum.aliases + aliases, fields: sum.fields + fields };
  }, NOTHING);

function sizeOf(node: SelectionNode, measuring: Measuring): SetSize {
  if (node.kind === Kind.INLINE_FRAGMENT) return sizeOfSet(node.selectionSet, measuring);
  if (node.kind === Kind.FRAGMENT_SPREAD) return { ...sizeOfFragment(node.name.value, measuring), fields: 0 };
  if (!node.selectionSet) return { depth: 1, aliases: node.alias ? 1 : 0, fields: 1 };
  const { value: name } = node.alias ?? node.name;
  measuring.names.set(name, (measuring.names.get(name) ?? 0) + 1);
  const inner = sizeOfSet(node.selectionSet, measuring);
  return { depth: inner.depth + 1, aliases: inner.aliases + (node.alias ? 1 : 0), fields: inner.fields + 1 };
}

function sizeOfFragment(name: string, measuring: Measuring): SetSize {
  const { fragments, measured, within } = measuring;
  const known = measured.get(name);
  const fragment = fragments.get(name);
  if (known ?? !fragment) return known ?? NOTHING;
  if (within.has(name)) throw new Failure('BAD_INPUT', `Fragments spread each other in a circle: ${[...within].slice([...within].indexOf(name)).join(', ')}; leave one of the spreads out`);
  within.add(name);
  const size = sizeOfSet(fragment.selectionSet, measuring);
  within.delete(name);
  measured.set(name, size);
  return size;
}
