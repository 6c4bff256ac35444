import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import { Kind, type DocumentNode } from 'graphql';
import type { CallContext } from '#contract/principal.js';
import type { Call } from '#client/call.js';

/** Answers an operation as the graph would. */
type Answer<O> = (variables: VariablesOf<O>, context: CallContext) => ResultOf<O> | Promise<ResultOf<O>>;

type Operations = readonly DocumentNode[];

/** Operations with what answers them; data that does not fit its operation does not compile. */
export type FakeAnswers<T extends Operations> = { readonly [K in keyof T]: readonly [operation: T[K], answer: Answer<NoInfer<T[K]>>] };

/** Answers that are built elsewhere. */
export const fakeAnswers = <T extends Operations>(answers: FakeAnswers<T>): FakeAnswers<T> => answers;

/** What a fake does around its answers. */
export type Around = (name: string, asked: { readonly variables: unknown; readonly context: CallContext; answer(): Promise<unknown> }) => Promise<unknown>;

/** A graph that answers the operations named and no other. */
export function fakeCall<T extends Operations>(answers: FakeAnswers<T>, around: Around = (_, { answer }) => answer()): Call {
  const byName = new Map(answers.map(([operation, answer]) => [operationName(operation), answer as Answer<DocumentNode>]));
  const call = (operation: DocumentNode, variables: never, context: CallContext): Promise<unknown> => {
    const name = operationName(operation);
    return around(name, { variables, context, answer: async () => {
      const answer = byName.get(name);
      if (!answer) throw new Error(`Nothing answers ${name}`);
      return answer(variables, context);
    } });
  };
  return call as Call;
}

/** The name of an operation. */
export const operationName = ({ definitions: [first] }: DocumentNode): string => (first?.kind === Kind.OPERATION_DEFINITION ? first.name?.value ?? '' : '');
