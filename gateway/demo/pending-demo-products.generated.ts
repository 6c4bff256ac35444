import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type PendingDemoProductsQueryVariables = { readonly [key: string]: never };

export type PendingDemoProductsQuery = { readonly catalogOutbox: readonly { readonly id: string }[] };

export const PendingDemoProductsDocument = parse('query PendingDemoProducts { catalogOutbox(first: 1) { id } }') as DocumentNode<PendingDemoProductsQuery, PendingDemoProductsQueryVariables>;
