import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type AcceptDemoOrderMutationVariables = { readonly input: { readonly reference: string, readonly acceptedAt: string } };

export type AcceptDemoOrderMutation = { readonly acceptFulfillmentOrder: { readonly id: string } };

export const AcceptDemoOrderDocument = parse('mutation AcceptDemoOrder($input: AcceptFulfillmentOrderInput!) { acceptFulfillmentOrder(input: $input) { id } }') as DocumentNode<AcceptDemoOrderMutation, AcceptDemoOrderMutationVariables>;
