import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DownloadImagesMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type DownloadImagesMutation = { readonly downloadImages: number };


export const DownloadImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadImages"}}]}}]} as unknown as DocumentNode<DownloadImagesMutation, DownloadImagesMutationVariables>;
