import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SweepProductImportsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type SweepProductImportsMutation = { readonly sweepProductImports: number };


export const SweepProductImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SweepProductImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sweepProductImports"}}]}}]} as unknown as DocumentNode<SweepProductImportsMutation, SweepProductImportsMutationVariables>;
