import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WatchParcelsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type WatchParcelsMutation = { readonly watchParcels: number };


export const WatchParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchParcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchParcels"}}]}}]} as unknown as DocumentNode<WatchParcelsMutation, WatchParcelsMutationVariables>;
