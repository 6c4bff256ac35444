import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeProductImportsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeProductImportsMutation = { readonly purgeProductImports: number };


export const PurgeProductImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeProductImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeProductImports"}}]}}]} as unknown as DocumentNode<PurgeProductImportsMutation, PurgeProductImportsMutationVariables>;
