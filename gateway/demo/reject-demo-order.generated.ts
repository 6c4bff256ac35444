import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type RejectDemoOrderMutationVariables = { readonly input: { readonly reference: string, readonly reasonCode: string, readonly message: string } };

export type RejectDemoOrderMutation = { readonly rejectFulfillmentOrder: { readonly id: string } };

export const RejectDemoOrderDocument = parse('mutation RejectDemoOrder($input: RejectFulfillmentOrderInput!) { rejectFulfillmentOrder(input: $input) { id } }') as DocumentNode<RejectDemoOrderMutation, RejectDemoOrderMutationVariables>;
