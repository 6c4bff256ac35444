import type { DocumentNode } from 'graphql';
import type { CallContext } from '#contract/principal.js';

/** A subgraph's answer, in the shape of GraphQL over anything. */
export interface SubgraphResult {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly SubgraphError[];
}

/** An error as a subgraph reports it: the thrown error in process, `extensions` over HTTP. */
export interface SubgraphError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly originalError?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** One prepared operation of one subgraph. */
export type SubgraphOperation = (variables: Readonly<Record<string, unknown>>, context: CallContext) => Promise<SubgraphResult>;

/** A way to reach a subgraph: in process or over HTTP. */
export interface SubgraphRunner {
  /** Prepare an operation once, to run it many times. */
  prepare(document: DocumentNode): SubgraphOperation;
}
