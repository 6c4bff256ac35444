import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { CallContext } from '#contract/principal.js';

/** Run one named operation in a context; rejects with a `Failure`. */
export type Call = <D, V>(operation: TypedDocumentNode<D, V>, variables: V, context: CallContext) => Promise<D>;
