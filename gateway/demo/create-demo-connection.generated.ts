import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type CreateDemoConnectionMutationVariables = { readonly input: { readonly kind: 'FULFILLMENT', readonly name: string, readonly warehouseId: string } };

export type CreateDemoConnectionMutation = { readonly createConnection: { readonly apiKey: string | null, readonly connection: { readonly id: string, readonly status: 'DRAFT' | 'ACTIVE' | 'PAUSED' } } };

export const CreateDemoConnectionDocument = parse('mutation CreateDemoConnection($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id status } } }') as DocumentNode<CreateDemoConnectionMutation, CreateDemoConnectionMutationVariables>;
