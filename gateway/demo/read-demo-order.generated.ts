import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type ReadDemoOrderQueryVariables = { readonly reference: string };

export type ReadDemoOrderQuery = { readonly order: { readonly placedAt: string } | null };

export const ReadDemoOrderDocument = parse('query ReadDemoOrder($reference: ID!) { order(reference: $reference) { placedAt } }') as DocumentNode<ReadDemoOrderQuery, ReadDemoOrderQueryVariables>;
