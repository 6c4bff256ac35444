import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import type { Reply } from './answer.js';
import type { ConnectionCaller } from './authenticate/connection-caller.js';
import type { Caller, Example, InputSchema, Route, RouteHead } from './route.js';
import { validate } from './validate.js';

/** What a row's mappers may use beside the input and the graph's data. */
export interface Scene<I, C = ConnectionCaller> {
  readonly input: I;
  readonly caller: C;
  readonly now: Instant;
}

interface RouteRow<D, V, S extends InputSchema, A extends z.ZodType, C> extends RouteHead {
  readonly input: S;
  readonly answer: A;
  readonly operation: TypedDocumentNode<D, V>;
  readonly variables: (input: z.output<S>, scene: Scene<z.output<S>, C>) => V;
  readonly reply: (data: D, scene: Scene<z.output<S>, C>) => Reply<z.output<A>>;
  readonly example: Example<z.output<A>>;
}

/** A row ready for its table: one operation, what goes into it, what its data becomes. */
export function defineRoute<D, V, S extends InputSchema, A extends z.ZodType, C extends Caller = ConnectionCaller>(
  { variables, reply, operation, ...row }: RouteRow<D, V, S, A, C>,
): Route<C> {
  return {
    ...row,
    operation,
    async run({ inbound, caller, now, call, context }) {
      const input = validate(row.input, inbound);
      const scene = { input, caller, now };
      return reply(await call(operation, variables(input, scene), context), scene);
    },
  };
}
