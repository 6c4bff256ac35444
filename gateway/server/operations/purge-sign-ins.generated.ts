import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeSignInsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeSignInsMutation = { readonly purgeSignIns: number };


export const PurgeSignInsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeSignIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeSignIns"}}]}}]} as unknown as DocumentNode<PurgeSignInsMutation, PurgeSignInsMutationVariables>;
