import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeTrashMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeTrashMutation = { readonly purgeTrash: number };


export const PurgeTrashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeTrash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeTrash"}}]}}]} as unknown as DocumentNode<PurgeTrashMutation, PurgeTrashMutationVariables>;
