import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeShopperEventsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeShopperEventsMutation = { readonly purgeShopperEvents: number };


export const PurgeShopperEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeShopperEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeShopperEvents"}}]}}]} as unknown as DocumentNode<PurgeShopperEventsMutation, PurgeShopperEventsMutationVariables>;
