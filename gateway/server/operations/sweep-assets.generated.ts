import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SweepAssetsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type SweepAssetsMutation = { readonly sweepAssets: number };


export const SweepAssetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SweepAssets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sweepAssets"}}]}}]} as unknown as DocumentNode<SweepAssetsMutation, SweepAssetsMutationVariables>;
