import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EndAllAccessMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type EndAllAccessMutation = { readonly endAllAccess: number };


export const EndAllAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAllAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAllAccess"}}]}}]} as unknown as DocumentNode<EndAllAccessMutation, EndAllAccessMutationVariables>;
