import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SweepReturnPhotosMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type SweepReturnPhotosMutation = { readonly sweepReturnPhotos: number };


export const SweepReturnPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SweepReturnPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sweepReturnPhotos"}}]}}]} as unknown as DocumentNode<SweepReturnPhotosMutation, SweepReturnPhotosMutationVariables>;
