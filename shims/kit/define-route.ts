import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import type { Reply } from './answer.js';
import type { ConnectionCaller } from './access/connection-access.js';
import type { Declared } from './declared.js';
import type { AttemptLimit, InputLimit } from './limits/limit.js';
import type { Caller, Example, InputSchema, Route, RouteHead } from './route.js';
import { validate, type FlawWords } from './validate.js';

/** The context of a route's mappers, beside the input and the graph's data. */
export interface MapperContext<I, C = ConnectionCaller> {
  readonly input: I;
  readonly caller: C;
  readonly now: Instant;
}

interface RouteRow<D, V, S extends InputSchema, A extends z.ZodType, C extends Caller> extends RouteHead {
  readonly declares?: Partial<Declared<C>>;
  /** Limits of valid calls by a value of the input. */
  readonly inputLimits?: readonly InputLimit<z.output<S>>[];
  /** Failed attempts by a value of the input. */
  readonly attempts?: AttemptLimit<z.output<S>>;
  readonly input: S;
  /** What is wrong with a field, in the words of the caller; English unless given. */
  readonly flaws?: (caller: C) => FlawWords;
  readonly answer: A;
  readonly operation: TypedDocumentNode<D, V>;
  readonly variables: (input: z.output<S>, mapperContext: MapperContext<z.output<S>, C>) => V;
  readonly reply: (data: D, mapperContext: MapperContext<z.output<S>, C>) => Reply<z.output<A>>;
  readonly example: Example<z.output<A>>;
}

/** A route for the surface's table: one operation, its variables and its reply. */
export function defineRoute<D, V, S extends InputSchema, A extends z.ZodType, C extends Caller = ConnectionCaller>(
  { variables, reply, operation, inputLimits = [], attempts, flaws, ...row }: RouteRow<D, V, S, A, C>,
): Route<C> {
  return {
    ...row,
    operation,
    async run({ inbound, caller, now, call, context, count, attempt }) {
      const input = validate(row.input, inbound, flaws?.(caller));
      if (inputLimits.length > 0) await count(inputLimits, input);
      const mapperContext = { input, caller, now };
      const ask = () => call(operation, variables(input, mapperContext), context);
      const answer = reply(await (attempts ? attempt(attempts, input, ask) : ask()), mapperContext);
      return row.headers ? { ...answer, headers: { ...row.headers, ...answer.headers } } : answer;
    },
  };
}
