import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WatchMovedClockMutationVariables = Types.Exact<{
  aheadMilliseconds: Types.Scalars['SafeInt']['input'];
}>;


export type WatchMovedClockMutation = { readonly watchMovedClock: number };


export const WatchMovedClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchMovedClock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aheadMilliseconds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SafeInt"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchMovedClock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"aheadMilliseconds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aheadMilliseconds"}}}]}]}}]} as unknown as DocumentNode<WatchMovedClockMutation, WatchMovedClockMutationVariables>;
