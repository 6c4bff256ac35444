import { VALUE_LIMITS } from './field-definition.js';
import { judgeNames, judgeShape, REQUIRED, type Shape } from './judge-shape.js';
import { note, spotOf, type Spot } from './judgement.js';
import { isList, isRecord, own, type JsonRecord } from './record.js';
import { LINK_TARGETS, RICH_MARKS, RICH_NODES, type NodeRule } from './rich-text.js';
import { notOneOf } from './unknown-name.js';
import { linesUpTo } from './value-rules.js';

const NODES: ReadonlyMap<string, NodeRule> = new Map(Object.entries(RICH_NODES));
const MARKS: ReadonlyMap<string, Shape> = new Map(Object.entries(RICH_MARKS));
const textProblem = linesUpTo(VALUE_LIMITS.longText);

/** The node that others are in. */
interface Around {
  readonly name: string;
  readonly allowed: readonly string[];
  readonly depth: number;
}

/** Judge a rich text: a tree of nodes whose root is `doc`. */
export function judgeRichText(value: unknown, spot: Spot): void {
  judgeNode(value, spot, { name: 'rich text', allowed: ['doc'], depth: 0 });
}

function judgeNode(value: unknown, spot: Spot, around: Around): void {
  if (!spot.judgement.take()) return;
  if (!isRecord(value)) {
    note(spot, 'must be a node: an object with a type');
    return;
  }
  const type = own(value, 'type');
  const rule = typeof type === 'string' ? NODES.get(type) : undefined;
  if (typeof type !== 'string' || !rule || !around.allowed.includes(type)) note(spotOf(spot, 'type'), wrongType(type, around));
  else judgeParts(value, spot, { name: type, rule, depth: around.depth + 1 });
}

function wrongType(type: unknown, { name, allowed }: Around): string {
  const isKnown = typeof type === 'string' && NODES.has(type);
  return isKnown ? `${type} must not be in a ${name}, which has ${allowed.join(', ')} in it` : notOneOf(type, [...NODES.keys()], 'a node of a rich text');
}

interface Node {
  readonly name: string;
  readonly rule: NodeRule;
  /** How many nodes it is inside, with itself. */
  readonly depth: number;
}

function judgeParts(node: JsonRecord, spot: Spot, kind: Node): void {
  const { name, rule } = kind;
  judgeNames(node, { known: partsOf(rule), what: `a part of a ${name}` }, spot);
  judgeAttributes(own(node, 'attrs'), spotOf(spot, 'attrs'), { name, shape: rule.attributes ?? {} });
  if (rule.marks) judgeMarks(own(node, 'marks') ?? [], spotOf(spot, 'marks'), rule.marks);
  if (rule.text === true) note(spotOf(spot, 'text'), own(node, 'text') === '' ? 'must not be empty' : textProblem(own(node, 'text')));
  if (rule.children.length > 0) judgeContent(own(node, 'content') ?? [], spotOf(spot, 'content'), kind);
}

const partsOf = ({ children, marks, text }: NodeRule): string[] =>
  ['type', 'attrs', ...(marks ? ['marks'] : []), ...(text === true ? ['text'] : []), ...(children.length > 0 ? ['content'] : [])];

/** Editors leave `attrs` away where there are none. */
function judgeAttributes(value: unknown, spot: Spot, { name, shape }: { readonly name: string; readonly shape: Shape }): void {
  judgeShape(value ?? {}, { shape, what: `an attribute of a ${name}` }, spot);
}

function judgeContent(value: unknown, spot: Spot, { name, rule, depth }: Node): void {
  if (!isList(value)) note(spot, 'must be a list of nodes');
  else if (value.length === 0) note(spot, rule.filled === true ? 'must not be empty' : undefined);
  else if (depth >= VALUE_LIMITS.depth) note(spot, `must not be deeper than ${String(VALUE_LIMITS.depth)} nodes`);
  else {
    for (const [index, child] of value.entries()) {
      if (spot.judgement.isOver) return;
      judgeNode(child, spotOf(spot, index), { name, allowed: rule.children, depth });
    }
  }
}

function judgeMarks(value: unknown, spot: Spot, allowed: readonly string[]): void {
  if (!isList(value) || value.length > allowed.length) {
    note(spot, `must be a list of at most ${String(allowed.length)} marks`);
    return;
  }
  const seen = new Set<unknown>();
  for (const [index, mark] of value.entries()) {
    if (!spot.judgement.take()) return;
    judgeMark(mark, spotOf(spot, index));
    const type = isRecord(mark) ? own(mark, 'type') : undefined;
    note(spotOf(spot, index), seen.has(type) ? 'must not be there twice' : undefined);
    seen.add(type);
  }
}

function judgeMark(mark: unknown, spot: Spot): void {
  if (!isRecord(mark)) {
    note(spot, 'must be a mark: an object with a type');
    return;
  }
  const name = own(mark, 'type');
  const shape = typeof name === 'string' ? MARKS.get(name) : undefined;
  if (typeof name !== 'string' || !shape) note(spotOf(spot, 'type'), notOneOf(name, [...MARKS.keys()], 'a mark'));
  else judgeMarkParts(mark, spot, { name, shape });
}

function judgeMarkParts(mark: JsonRecord, spot: Spot, { name, shape }: { readonly name: string; readonly shape: Shape }): void {
  judgeNames(mark, { known: ['type', 'attrs'], what: `a part of the mark ${name}` }, spot);
  const attributes = own(mark, 'attrs') ?? {};
  judgeAttributes(attributes, spotOf(spot, 'attrs'), { name, shape });
  if (name === 'link' && isRecord(attributes)) note(spotOf(spot, 'attrs'), targetProblem(attributes));
}

function targetProblem(attributes: JsonRecord): string | undefined {
  const given = LINK_TARGETS.filter((name) => own(attributes, name) != null);
  if (given.length === 1) return undefined;
  return given.length === 0 ? `${REQUIRED}: a link has one of ${LINK_TARGETS.join(', ')}` : `must have only one of ${LINK_TARGETS.join(', ')}`;
}
