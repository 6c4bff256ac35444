import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WatchReturnsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type WatchReturnsMutation = { readonly watchReturns: number };


export const WatchReturnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchReturns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchReturns"}}]}}]} as unknown as DocumentNode<WatchReturnsMutation, WatchReturnsMutationVariables>;
