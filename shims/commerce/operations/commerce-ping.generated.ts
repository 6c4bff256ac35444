import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommercePingQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type CommercePingQuery = { readonly __typename: 'Query' };


export const CommercePingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommercePing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CommercePingQuery, CommercePingQueryVariables>;
