import type { IncomingMessage } from 'node:http';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { OperationTexts } from './operation-texts.js';

/** A request whose body was read. */
export type ReadRequest = Pick<IncomingMessage, 'method' | 'url'> & { readonly body?: unknown };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The text that a request asks to run, itself or by its hash; undefined when there is none that is known. Parameters are read as Apollo Server reads
 * them. Throws BAD_INPUT for a hash of another version or of another text.
 */
export function askedText(request: ReadRequest, texts: OperationTexts): string | undefined {
  const { query, extensions } = fieldsOf(request);
  const text = typeof query === 'string' && query !== '' ? query : undefined;
  const hash = hashOf(extensions);
  if (hash === undefined) return text;
  if (text !== undefined && hash !== sha256(text)) throw new Failure('BAD_INPUT', 'The sha256Hash of the extension persistedQuery is not the SHA-256 of the text, in lower-case hex');
  return text ?? texts.textOf(hash);
}

/** Keep the text of an operation that was validated before, when a request names it by its hash as well. */
export function keepNamed(request: ReadRequest, texts: OperationTexts): void {
  const { query, extensions } = fieldsOf(request);
  const hash = hashOf(extensions);
  if (hash !== undefined && typeof query === 'string' && query !== '') texts.keep(hash, query);
}

function hashOf(extensions: unknown): string | undefined {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] ?? undefined : undefined;
  if (persisted === undefined) return undefined;
  const { version, sha256Hash } = isRecord(persisted) ? persisted : {};
  if (version !== 1 || typeof sha256Hash !== 'string') throw new Failure('BAD_INPUT', 'The extension persistedQuery needs version 1 and a sha256Hash');
  return sha256Hash;
}

/** Any object that is no list. */
export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parameters of an operation, from the body or, of a GET, from the address. */
export function fieldsOf({ method, url = '', body }: ReadRequest): Fields {
  if (method !== 'GET') return isRecord(body) ? body : {};
  const parameters = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  return { query: parameters.get('query'), variables: parsed(parameters.get('variables')), extensions: parsed(parameters.get('extensions')) };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // refused by Apollo Server, in its words
  }
}
