import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CollectEventsMutationVariables = Types.Exact<{
  input: Types.CollectedBatchInput;
}>;


export type CollectEventsMutation = { readonly collectEvents: { readonly stored: number, readonly duplicates: number, readonly skew: number | null, readonly payloadDropped: ReadonlyArray<number>, readonly withheld: ReadonlyArray<number>, readonly unmapped: number, readonly cartRefused: number, readonly identityWithheld: boolean, readonly reason: string | null, readonly rejected: ReadonlyArray<{ readonly index: number, readonly reason: string }> } };


export const CollectEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CollectEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectedBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skew"}},{"kind":"Field","name":{"kind":"Name","value":"payloadDropped"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"unmapped"}},{"kind":"Field","name":{"kind":"Name","value":"cartRefused"}},{"kind":"Field","name":{"kind":"Name","value":"identityWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<CollectEventsMutation, CollectEventsMutationVariables>;
