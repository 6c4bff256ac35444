import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql/language/printer.js';
import * as z from 'zod/mini';
import { COMPANY_HEADER } from '#contract/own-tools.js';
import { freshSession, sessionEnded } from '../shell/session.js';
import { GraphFailure } from './graph-failure.js';

const UNAUTHORIZED = 401;

const Errors = z.array(z.object({ message: z.string(), extensions: z.optional(z.object({ code: z.optional(z.string()), details: z.optional(z.record(z.string(), z.unknown())) })) }));

/** How a call is sent. */
interface Sending {
  readonly signal?: AbortSignal;
  /** Names a change, so that one whose answer got lost is not done twice. */
  readonly key?: string;
}

/** Ask the public graph as the person who is signed in, in the company they chose; rejects with a {@link GraphFailure}. */
export async function ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables, { signal, key }: Sending = {}): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST', headers: await headersOf(key), body: JSON.stringify({ query: textOf(document), variables }), ...(signal && { signal }),
  });
  if (response.status === UNAUTHORIZED) {
    sessionEnded();
    throw new GraphFailure('UNAUTHENTICATED');
  }
  const { data, errors = [] } = z.parse(z.object({ data: z.optional(z.nullable(z.custom<Data>())), errors: z.optional(Errors) }), await response.json());
  requireNone(errors);
  if (data === undefined || data === null) throw new GraphFailure('INTERNAL');
  return data;
}

/** What every call is sent with: the sign-in, the chosen company, and the key of a change. Throws UNAUTHENTICATED. */
export async function headersOf(key: string | undefined): Promise<Record<string, string>> {
  const signIn = await freshSession();
  if (!signIn) throw new GraphFailure('UNAUTHENTICATED');
  return {
    'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${signIn.accessToken}`,
    ...(signIn.company !== null && { [COMPANY_HEADER]: String(signIn.company) }), ...(key !== undefined && { 'Idempotency-Key': key }),
  };
}

/** Whatever was refused is a failure: a page of half an answer would show what is missing as what is not there. */
function requireNone([first]: z.infer<typeof Errors>): void {
  if (first) throw new GraphFailure(first.extensions?.code ?? 'INTERNAL', first.message, first.extensions?.details);
}

const texts = new WeakMap<object, string>();

function textOf(document: TypedDocumentNode<unknown, never>): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}
