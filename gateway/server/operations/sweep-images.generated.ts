import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SweepImagesMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type SweepImagesMutation = { readonly sweepImages: number };


export const SweepImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SweepImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sweepImages"}}]}}]} as unknown as DocumentNode<SweepImagesMutation, SweepImagesMutationVariables>;
