import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Inputs from './inputs.js';

export type PlaceDemoOrdersMutationVariables = { readonly input: { readonly orders: readonly Inputs.PlaceOrderInput[] } };

export type PlaceDemoOrdersMutation = { readonly placeOrders: readonly { readonly id: string }[] };

export const PlaceDemoOrdersDocument = parse('mutation PlaceDemoOrders($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }') as DocumentNode<PlaceDemoOrdersMutation, PlaceDemoOrdersMutationVariables>;
