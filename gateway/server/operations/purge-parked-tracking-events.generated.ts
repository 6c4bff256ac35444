import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PurgeParkedTrackingEventsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type PurgeParkedTrackingEventsMutation = { readonly purgeParkedTrackingEvents: number };


export const PurgeParkedTrackingEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeParkedTrackingEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeParkedTrackingEvents"}}]}}]} as unknown as DocumentNode<PurgeParkedTrackingEventsMutation, PurgeParkedTrackingEventsMutationVariables>;
