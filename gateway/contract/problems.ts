import { Failure } from './failure.js';

/** Collects the problems of an input by field, so that a caller gets all of them at once. */
export class Problems {
  readonly #found = new Map<string, string[]>();

  /** Note a problem of a field (`products.0.title`); `undefined` is no problem. */
  add(path: string, message: string | undefined): void {
    if (message === undefined) return;
    const known = this.#found.get(path);
    if (known) known.push(message);
    else this.#found.set(path, [message]);
  }

  /** The same of a field of a record (`products.0` and `title`), whose path is put together only where there is a problem. */
  addOf(record: string, field: string, message: string | undefined): void {
    if (message !== undefined) this.add(`${record}.${field}`, message);
  }

  /** What was noted, by field. */
  get found(): ReadonlyMap<string, readonly string[]> {
    return this.#found;
  }

  /** Throws BAD_INPUT with everything that was noted; returns when nothing was. */
  refuse(message = 'The input is not valid'): void {
    if (this.#found.size > 0) throw new Failure('BAD_INPUT', message, Object.fromEntries(this.#found));
  }
}

/** Messages by field; those about no field alone stand under `body`. */
export function messagesByField(errors: readonly { readonly field: string | null; readonly message: string }[]): Readonly<Record<string, readonly string[]>> {
  const problems = new Problems();
  for (const { field, message } of errors) problems.add(field ?? 'body', message);
  return Object.fromEntries(problems.found);
}
