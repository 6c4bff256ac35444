import { Failure } from '#contract/failure.js';
import { isRecord } from './asked-text.js';

/** The most bytes of operations and of map. */
export const MOST_FIELD_BYTES = 1024 * 1024;

const [MOST_NAME, MOST_SHOWN] = [255, 100] as const;
/** A path is `variables.`, and at most so many names. */
const MOST_NAMES = 10;

/** What is known of the form of an operation with a file so far; each part is refused that is out of place. */
export class OperationForm {
  private operations: Record<string, unknown> | undefined;
  private name: string | undefined;
  private variable = '';
  fileName = '';

  field(name: string, value: string, isTruncated: boolean): void {
    if (isTruncated) throw new Failure('BODY_TOO_LARGE', `The field ${name} is longer than ${String(MOST_FIELD_BYTES)} bytes`);
    const problem = this.misplaced(name);
    if (problem !== undefined) throw refusal(problem);
    if (name === 'operations') this.operations = recordIn(name, value);
    else this.takeMap(recordIn(name, value));
  }

  file(name: string, fileName: string | undefined): void {
    if (!this.operations || this.name === undefined) throw refusal('operations and map come before the file');
    if (name !== this.name) throw refusal(`map does not name the file ${name.slice(0, MOST_SHOWN)}`);
    this.fileName = (fileName ?? '').slice(-MOST_NAME) || 'file';
    this.operations['variables'] = placed(this.operations['variables'], this.variable.split('.').slice(1), this.fileName);
  }

  /** The operation with its file; refuses a form without one. */
  complete(): Record<string, unknown> {
    if (!this.operations) throw refusal('The form has no operations');
    if (this.fileName === '') throw refusal(this.name === undefined ? 'The form has no map of its file' : `map names the file ${this.name.slice(0, MOST_SHOWN)}, which did not come`);
    return this.operations;
  }

  private misplaced(name: string): string | undefined {
    if (this.fileName !== '') return 'operations and map come before the file';
    if (name === 'operations') return this.operations && 'The form has operations twice';
    if (name !== 'map') return `The form has the field ${name.slice(0, MOST_SHOWN)}, which it cannot have`;
    if (!this.operations) return 'operations comes before map';
    return this.name === undefined ? undefined : 'The form has map twice';
  }

  private takeMap(map: Record<string, unknown>): void {
    const [entry, ...others] = Object.entries(map);
    if (!entry || others.length > 0) throw refusal('map names one file');
    const [name, paths] = entry;
    const path = onlyOf(paths);
    if (path === undefined) throw refusal(`map gives the file ${name.slice(0, MOST_SHOWN)} one variable: ["variables.file"]`);
    if (!isEmpty(this.operations?.['variables'], path)) throw refusal(`map names ${path.slice(0, MOST_SHOWN)}, which is no variable that is null in operations`);
    [this.name, this.variable] = [name, path];
  }
}

function onlyOf(paths: unknown): string | undefined {
  const list: readonly unknown[] = Array.isArray(paths) ? paths : [];
  return list.length === 1 && typeof list[0] === 'string' ? list[0] : undefined;
}

/** Whether a path leads to a variable, or to a field of one, that is null; a longer one than any operation has does not. */
function isEmpty(variables: unknown, path: string): boolean {
  const [root, ...names] = path.split('.', MOST_NAMES + 2);
  if (root !== 'variables' || names.length === 0 || names.length > MOST_NAMES) return false;
  let at = variables;
  for (const name of names) {
    if (!isRecord(at) || !Object.hasOwn(at, name)) return false;
    at = at[name];
  }
  return at === null;
}

/** The same values with one of them set. */
function placed(values: unknown, [name = '', ...rest]: readonly string[], value: string): unknown {
  const before = isRecord(values) ? values : {};
  return { ...before, [name]: rest.length === 0 ? value : placed(before[name], rest, value) };
}

function recordIn(field: string, text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    if (isRecord(read)) return { ...read };
  } catch {
    // refused below
  }
  throw new Failure('MALFORMED_BODY', `The field ${field} is no JSON object`);
}

/** The refusal of a form that is not what the specification says. */
export const refusal = (message: string): Failure => new Failure('BAD_INPUT', `${message} (GraphQL multipart request specification)`);
