import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeOAuthMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeOAuthMutation = { readonly purgeOAuth: number };


export const PurgeOAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeOAuth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeOAuth"}}]}}]} as unknown as DocumentNode<PurgeOAuthMutation, PurgeOAuthMutationVariables>;
