import { parse } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export type CreateDemoTokenMutationVariables = { readonly input: { readonly email: string, readonly name: string } };

export type CreateDemoTokenMutation = { readonly createStaffToken: { readonly token: string } };

export const CreateDemoTokenDocument = parse('mutation CreateDemoToken($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }') as DocumentNode<CreateDemoTokenMutation, CreateDemoTokenMutationVariables>;
