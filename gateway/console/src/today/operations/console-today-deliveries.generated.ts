import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleTodayDeliveriesQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ConsoleTodayDeliveriesQuery = { readonly failedDeliveries: ReadonlyArray<{ readonly id: string, readonly name: string, readonly error: string, readonly failingSince: string }> | null };


export const ConsoleTodayDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTodayDeliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]}}]} as unknown as DocumentNode<ConsoleTodayDeliveriesQuery, ConsoleTodayDeliveriesQueryVariables>;
