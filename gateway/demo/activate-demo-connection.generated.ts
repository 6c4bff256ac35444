import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type ActivateDemoConnectionMutationVariables = { readonly id: string };

export type ActivateDemoConnectionMutation = { readonly activateConnection: { readonly id: string } };

export const ActivateDemoConnectionDocument = parse('mutation ActivateDemoConnection($id: ID!) { activateConnection(id: $id) { id } }') as DocumentNode<ActivateDemoConnectionMutation, ActivateDemoConnectionMutationVariables>;
