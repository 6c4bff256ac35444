import type * as Types from '#contract/schema.generated.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadDemoConnectionsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ReadDemoConnectionsQuery = { readonly connections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly warehouseId: string | null }> } };


export const ReadDemoConnectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDemoConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}}]}}]}}]}}]} as unknown as DocumentNode<ReadDemoConnectionsQuery, ReadDemoConnectionsQueryVariables>;
