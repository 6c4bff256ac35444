import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RetryParkedEventsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type RetryParkedEventsMutation = { readonly orders: number, readonly catalog: number, readonly content: number, readonly identity: number };


export const RetryParkedEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryParkedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"orders"},"name":{"kind":"Name","value":"ordersEventsRetried"}},{"kind":"Field","alias":{"kind":"Name","value":"catalog"},"name":{"kind":"Name","value":"catalogEventsRetried"}},{"kind":"Field","alias":{"kind":"Name","value":"content"},"name":{"kind":"Name","value":"contentEventsRetried"}},{"kind":"Field","alias":{"kind":"Name","value":"identity"},"name":{"kind":"Name","value":"identityEventsRetried"}}]}}]} as unknown as DocumentNode<RetryParkedEventsMutation, RetryParkedEventsMutationVariables>;
