import type { Method } from '../../route.js';

/** A value of a header: a text; a text before a variable of the caller's environment; a new id for each call; or a username and a password, of such variables. */
export type ExampleValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly before: string; readonly variable: string }
  | { readonly kind: 'newId' }
  | { readonly kind: 'basic'; readonly username: string; readonly password: string };

/** A header of an example. */
export interface ExampleHeader {
  readonly name: string;
  readonly value: ExampleValue;
}

/** A field of a form; of a file the value is its name. */
export interface ExampleField {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean;
}

/** A body: JSON, a text, or a form, with files or without. Clients write the media type of a form themselves. */
export type ExampleBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly ExampleField[] }
  | { readonly kind: 'files'; readonly fields: readonly ExampleField[] };

/** A call that a route's example makes, for the writers of the languages. */
export interface ExampleRequest {
  readonly method: Method;
  /** Path and query below the address of the host. */
  readonly target: string;
  readonly credentials: readonly ExampleHeader[];
  readonly headers: readonly ExampleHeader[];
  readonly body: ExampleBody | undefined;
  /** The file that its answer goes to, where that is no text. */
  readonly savedAs: string | undefined;
  /** Whether its answer is JSON. */
  readonly isJson: boolean;
}

/** The variable that holds the address of the host. */
export const BASE_URL = 'BASE_URL';

/** Writes a call in a language; the address of the host is in a variable of the environment unless it is given. */
export type WriteSample = (request: ExampleRequest, address?: string) => string;
