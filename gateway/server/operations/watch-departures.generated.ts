import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WatchDeparturesMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type WatchDeparturesMutation = { readonly watchDepartures: number };


export const WatchDeparturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchDepartures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchDepartures"}}]}}]} as unknown as DocumentNode<WatchDeparturesMutation, WatchDeparturesMutationVariables>;
