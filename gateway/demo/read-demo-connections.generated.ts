import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type ReadDemoConnectionsQueryVariables = { readonly [key: string]: never };

export type ReadDemoConnectionsQuery = { readonly connections: { readonly nodes: readonly { readonly id: string, readonly name: string, readonly warehouseId: string | null }[] } };

export const ReadDemoConnectionsDocument = parse('query ReadDemoConnections { connections(filter: { kind: FULFILLMENT }, first: 100) { nodes { id name warehouseId } } }') as DocumentNode<ReadDemoConnectionsQuery, ReadDemoConnectionsQueryVariables>;
