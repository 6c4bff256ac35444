import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RotateSigningKeysMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type RotateSigningKeysMutation = { readonly rotateSigningKeys: string };


export const RotateSigningKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateSigningKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateSigningKeys"}}]}}]} as unknown as DocumentNode<RotateSigningKeysMutation, RotateSigningKeysMutationVariables>;
