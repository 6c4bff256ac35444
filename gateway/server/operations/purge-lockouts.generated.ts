import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeLockoutsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeLockoutsMutation = { readonly purgeLockouts: number };


export const PurgeLockoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeLockouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeLockouts"}}]}}]} as unknown as DocumentNode<PurgeLockoutsMutation, PurgeLockoutsMutationVariables>;
