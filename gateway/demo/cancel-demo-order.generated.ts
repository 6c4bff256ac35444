import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type CancelDemoOrderMutationVariables = { readonly input: { readonly reference: string, readonly reason: string } };

export type CancelDemoOrderMutation = { readonly cancelOrder: { readonly id: string } };

export const CancelDemoOrderDocument = parse('mutation CancelDemoOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }') as DocumentNode<CancelDemoOrderMutation, CancelDemoOrderMutationVariables>;
