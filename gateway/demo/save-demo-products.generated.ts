import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Inputs from './inputs.js';

export type SaveDemoProductsMutationVariables = { readonly input: { readonly products: readonly Inputs.ProductInput[] } };

export type SaveDemoProductsMutation = { readonly saveProducts: readonly { readonly id: number }[] };

export const SaveDemoProductsDocument = parse('mutation SaveDemoProducts($input: SaveProductsInput!) { saveProducts(input: $input) { id } }') as DocumentNode<SaveDemoProductsMutation, SaveDemoProductsMutationVariables>;
