import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CloseAbandonedCallsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type CloseAbandonedCallsMutation = { readonly closeAbandonedCalls: number };


export const CloseAbandonedCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAbandonedCalls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAbandonedCalls"}}]}}]} as unknown as DocumentNode<CloseAbandonedCallsMutation, CloseAbandonedCallsMutationVariables>;
