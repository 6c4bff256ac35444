import type { Problems } from '#contract/problems.js';
import type { BlockType, FieldDefinition } from './field-definition.js';
import { keyProblem } from './key.js';
import type { BlockChanges, FieldChanges } from './migrated.js';

/** What becomes of a key of stored values: it is renamed, or dropped with its values. */
export interface MigrationStep {
  /** The old path of what is renamed: title, questions.text; in a template behind its type of blocks: hero.title, or hero alone. */
  readonly from?: string | null | undefined;
  /** Its new key. */
  readonly to?: string | null | undefined;
  /** The old path of what is dropped. */
  readonly drop?: string | null | undefined;
}

/** How many steps a change has at most. */
export const MOST_STEPS = 100;

interface Place {
  readonly problems: Problems;
  readonly path: string;
}

/** The keys beside the last one of a path, that one included; undefined where the path leads nowhere. */
type Siblings = (path: readonly string[]) => readonly string[] | undefined;

/** What steps do to the fields of a collection as it was; what they cannot do is noted by path. */
export function fieldChangesOf(before: readonly FieldDefinition[], steps: readonly MigrationStep[], place: Place): FieldChanges {
  const { renamed, dropped } = read(steps, (path) => keysBeside(before, path), place);
  return { renamed: Object.fromEntries(renamed), dropped };
}

/** What steps do to the types of blocks of a template as it was, and to their fields; what they cannot do is noted by path. */
export function blockChangesOf(before: readonly BlockType[], steps: readonly MigrationStep[], place: Place): BlockChanges {
  const { renamed, dropped } = read(steps, ([type = '', ...path]) => (path.length === 0 ? before.map(({ key }) => key) : keysBeside(before.find(({ key }) => key === type)?.fields ?? [], path)), place);
  const [isType, isField] = [(path: string): boolean => !path.includes('.'), (path: string): boolean => path.includes('.')];
  const fieldsOf = (type: string): FieldChanges => ({
    renamed: Object.fromEntries(renamed.flatMap(([path, to]) => (path.startsWith(`${type}.`) ? [[path.slice(type.length + 1), to]] : []))),
    dropped: dropped.flatMap((path) => (path.startsWith(`${type}.`) ? [path.slice(type.length + 1)] : [])),
  });
  const types = new Set([...renamed.map(([path]) => path), ...dropped].filter(isField).map((path) => path.slice(0, path.indexOf('.'))));
  return { renamed: Object.fromEntries(renamed.filter(([path]) => isType(path))), dropped: dropped.filter(isType), fields: Object.fromEntries([...types].map((type) => [type, fieldsOf(type)])) };
}

interface Read {
  readonly renamed: readonly (readonly [path: string, to: string])[];
  readonly dropped: readonly string[];
}

function read(steps: readonly MigrationStep[], siblings: Siblings, { problems, path: at }: Place): Read {
  const renamed = steps.flatMap(({ from, to }) => (from != null && to != null ? [[from, to] as const] : []));
  const dropped = steps.flatMap(({ drop }) => drop ?? []);
  const paths = [...renamed.map(([path]) => path), ...dropped];
  const gone = new Set(paths);
  for (const [index, step] of steps.entries()) {
    const place = `${at}.${String(index)}`;
    if (!isWhole(step)) problems.add(place, 'must have from and to, or drop');
    else if (step.drop != null) problems.add(`${place}.drop`, pathProblem(step.drop, siblings, paths));
    else if (step.from != null) problems.add(`${place}.from`, pathProblem(step.from, siblings, paths));
    if (step.from != null && step.to != null) problems.add(`${place}.to`, targetProblem({ path: step.from, to: step.to }, { siblings, gone, renamed }));
  }
  return { renamed, dropped };
}

const isWhole = ({ from, to, drop }: MigrationStep): boolean => (from != null) === (to != null) && (from != null) !== (drop != null);

function pathProblem(path: string, siblings: Siblings, paths: readonly string[]): string | undefined {
  if (!siblings(path.split('.'))?.includes(lastOf(path))) return `${path} is not there`;
  return paths.filter((one) => one === path).length > 1 ? `${path} is renamed or dropped by another step too` : undefined;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const aboveOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1);

/** A key that another one has would lose that one's values. */
function targetProblem({ path, to }: { readonly path: string; readonly to: string }, { siblings, gone, renamed }: Pick<Read, 'renamed'> & { readonly siblings: Siblings; readonly gone: ReadonlySet<string> }): string | undefined {
  const isKept = siblings(path.split('.'))?.includes(to) && !gone.has(aboveOf(path) + to);
  if (isKept) return `${to} has values of its own: rename or drop it too`;
  return renamed.some(([other, key]) => other !== path && key === to && aboveOf(other) === aboveOf(path)) ? 'is the new key of two' : keyProblem(to);
}

function keysBeside(fields: readonly FieldDefinition[], path: readonly string[]): readonly string[] | undefined {
  let known: readonly FieldDefinition[] | null | undefined = fields;
  for (const step of path.slice(0, -1)) known = known?.find(({ key }) => key === step)?.fields;
  return known?.map(({ key }) => key);
}
