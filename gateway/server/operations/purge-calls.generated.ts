import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeCallsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeCallsMutation = { readonly purgeCalls: number };


export const PurgeCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeCalls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeCalls"}}]}}]} as unknown as DocumentNode<PurgeCallsMutation, PurgeCallsMutationVariables>;
