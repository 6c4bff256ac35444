import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type HoldDemoOrderMutationVariables = { readonly input: { readonly reference: string, readonly reason: string } };

export type HoldDemoOrderMutation = { readonly holdOrder: { readonly id: string } };

export const HoldDemoOrderDocument = parse('mutation HoldDemoOrder($input: HoldOrderInput!) { holdOrder(input: $input) { id } }') as DocumentNode<HoldDemoOrderMutation, HoldDemoOrderMutationVariables>;
