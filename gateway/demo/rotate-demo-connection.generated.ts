import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type RotateDemoConnectionMutationVariables = { readonly id: string };

export type RotateDemoConnectionMutation = { readonly rotateConnection: { readonly apiKey: string | null, readonly connection: { readonly id: string, readonly status: 'DRAFT' | 'ACTIVE' | 'PAUSED' } } };

export const RotateDemoConnectionDocument = parse('mutation RotateDemoConnection($id: ID!) { rotateConnection(id: $id) { apiKey connection { id status } } }') as DocumentNode<RotateDemoConnectionMutation, RotateDemoConnectionMutationVariables>;
